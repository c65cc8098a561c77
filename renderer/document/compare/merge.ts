import { limits } from '../fields/limits.ts'
import { sectionTitle } from '../section-title.ts'
import { type Section, sectionTypes } from '../section-types.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { sameJson } from './same-json.ts'
import { chosenSettings } from './same-website.ts'

export type Side = 'mine' | 'theirs'

/** A part that differs between two versions. Merging takes it whole from one of them. */
export type DifferingPart = {
  /** 'style', 'theme', 'settings', 'business', 'order', or 'section:' and the section's id. */
  key: string
  title: string
  sectionId?: string
  /** The version that changed it, used by default. 'mine' if both did. */
  suggested: Side
  /** Whether both versions changed it. Only these need a decision. */
  both: boolean
}

export type Versions = {
  base: WebsiteSettings
  mine: WebsiteSettings
  theirs: WebsiteSettings
}

/** In page order. */
export function differingParts({ base, mine, theirs }: Versions): DifferingPart[] {
  const compare = (key: string, title: string, read: (document: WebsiteSettings) => unknown): DifferingPart[] => {
    const [before, own, other] = [read(base), read(mine), read(theirs)]
    if (sameJson(own, other)) return []
    const [ownChanged, otherChanged] = [!sameJson(before, own), !sameJson(before, other)]
    return [{ key, title, suggested: ownChanged ? 'mine' : 'theirs', both: ownChanged && otherChanged }]
  }
  const common = new Set(mine.sections.map(({ id }) => id).filter((id) => find(theirs, id)))
  const ids = [...new Set([...mine.sections, ...theirs.sections].map(({ id }) => id))]
  return [
    ...compare('style', 'Style', ({ style }) => style),
    ...compare('theme', 'Theme', ({ theme }) => theme),
    ...compare('settings', 'Settings', (document) => [chosenSettings(document), document.businessName]),
    ...compare('business', 'Business', ({ business }) => business),
    ...compare('order', 'Order of the sections', ({ sections }) =>
      sections.map(({ id }) => id).filter((id) => common.has(id)),
    ),
    ...ids.flatMap((id) =>
      compare(`section:${id}`, titleOf(id, mine, theirs), (document) => find(document, id) ?? null).map((part) => ({
        ...part,
        sectionId: id,
      })),
    ),
  ]
}

/**
 * Merges two versions: each part from the chosen version, by default from the one that changed it. Drops sections
 * beyond the limit of their type.
 */
export function mergeVersions(versions: Versions, chosen: Readonly<Record<string, Side>> = {}): WebsiteSettings {
  const { mine, theirs } = versions
  const sides = new Map(differingParts(versions).map(({ key, suggested }) => [key, chosen[key] ?? suggested]))
  const from = (key: string) => (sides.get(key) === 'theirs' ? theirs : mine)
  const [first, second] = sides.get('order') === 'theirs' ? [theirs, mine] : [mine, theirs]
  const isDrawnByMe = !sameJson(versions.base.settings.drawn, mine.settings.drawn)
  const settings = sides.has('settings') || isDrawnByMe ? from('settings') : theirs
  return {
    ...mine,
    style: from('style').style,
    theme: from('theme').theme,
    settings: settings.settings,
    businessName: settings.businessName,
    business: from('business').business,
    removedSuggestions: [...new Set([...mine.removedSuggestions, ...theirs.removedSuggestions])].slice(
      -limits.removedSuggestions,
    ),
    sections: withinLimits(
      mergedOrder(first.sections, second.sections).flatMap((id) => find(from(`section:${id}`), id) ?? []),
    ),
  }
}

/** All ids in the order of the first list. Ids that are only in the second list follow their predecessor in it. */
function mergedOrder(first: readonly Section[], second: readonly Section[]): string[] {
  const order = first.map(({ id }) => id)
  second.forEach(({ id }, index) => {
    if (order.includes(id)) return
    const before = second[index - 1]?.id
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return order
}

/** Drops sections beyond the limit of their type. The header is first, the footer last. */
function withinLimits(sections: Section[]): Section[] {
  const counts = new Map<string, number>()
  const place = ({ type }: Section) => (type === 'Header' ? 0 : type === 'Footer' ? 2 : 1)
  return sections
    .filter(({ type }) => {
      const count = (counts.get(type) ?? 0) + 1
      counts.set(type, count)
      return count <= sectionTypes[type].maxCount
    })
    .toSorted((a, b) => place(a) - place(b))
}

const find = ({ sections }: WebsiteSettings, id: string) => sections.find((section) => section.id === id)

function titleOf(id: string, mine: WebsiteSettings, theirs: WebsiteSettings): string {
  const holder = find(mine, id) ? mine : theirs
  const section = find(holder, id)
  return section ? sectionTitle(section, holder.sections) : id
}
