import { isText } from '../fields/field-text.ts'
import { itemSchema, type SchemaField, schemaFields } from '../fields/schema-fields.ts'
import { sectionDesign } from '../section-design.ts'
import { sectionTitle } from '../section-title.ts'
import { type Section, sectionTypes } from '../section-types.ts'
import type { SiteSettings } from '../settings.ts'
import { type Theme, theme } from '../theme.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { businessChanges } from './business-changes.ts'
import { sameJson } from './same-json.ts'

export const changeKinds = ['added', 'removed', 'moved', 'hidden', 'shown', 'locked', 'unlocked', 'changed'] as const

export type Change = {
  kind: (typeof changeKinds)[number]
  /** Undefined for changes to the whole website. */
  sectionId?: string
  /** The changed part: 'Services', 'Theme', 'Settings'. */
  place: string
  /** Details, for kind 'changed': 'Heading', 'new service'. */
  what: string[]
}

/** All changes since an earlier document: website-wide first, then sections from top to bottom. */
export function documentChanges(before: WebsiteSettings, after: WebsiteSettings): Change[] {
  return [...wholeChanges(before, after), ...sectionChanges(before.sections, after.sections)]
}

const themeLabels = {
  colors: 'Colors',
  titleFont: 'Heading font',
  bodyFont: 'Text font',
  ...Object.fromEntries(schemaFields(theme).map(({ name, label }) => [name, label])),
} as Record<keyof Theme, string>

const settingLabels: Record<Exclude<keyof SiteSettings, 'drawn'>, string> = {
  companyName: 'Company name',
  pageTitle: 'Page title',
  pageDescription: 'Page description',
  seoKeywords: 'SEO keywords',
  searchIndexing: 'Search indexing',
  analyticsId: 'Web analytics',
  browserIcon: 'Browser icon',
  announcement: 'Announcement',
  cookieBanner: 'Cookie banner',
  language: 'Language',
  timeZone: 'Time zone',
  formLanguage: 'Language of the contact form',
  legal: 'Privacy and terms',
}

function wholeChanges(before: WebsiteSettings, after: WebsiteSettings): Change[] {
  const settings = differingNames(before.settings, after.settings, settingLabels)
  const named = before.businessName !== after.businessName && !settings.includes(settingLabels.companyName)
  const places = [
    ['Style', before.style === after.style ? [] : [after.style.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')]],
    ['Theme', differingNames(before.theme, after.theme, themeLabels)],
    ['Settings', [...(named ? ['Name'] : []), ...settings]],
    ['Business', businessChanges(before.business, after.business)],
  ] as const
  return places.flatMap(([place, what]) => (what.length > 0 ? [{ kind: 'changed', place, what: [...what] }] : []))
}

function differingNames<T extends object, K extends keyof T>(before: T, after: T, labels: Record<K, string>): string[] {
  return (Object.keys(labels) as K[]).filter((key) => !sameJson(before[key], after[key])).map((key) => labels[key])
}

function sectionChanges(before: readonly Section[], after: readonly Section[]): Change[] {
  const known = new Map(before.map((section) => [section.id, section]))
  const left = new Set(after.map(({ id }) => id))
  const moved = movedIds(
    before.map(({ id }) => id).filter((id) => left.has(id)),
    after.map(({ id }) => id).filter((id) => known.has(id)),
  )
  const kept = after.flatMap((section): Change[] => {
    const at = { sectionId: section.id, place: sectionTitle(section, after), what: [] }
    const earlier = known.get(section.id)
    if (!earlier || earlier.type !== section.type) return [{ ...at, kind: 'added' }]
    const what = changedFieldLabels(earlier, section)
    return [
      ...(moved.has(section.id) ? [{ ...at, kind: 'moved' as const }] : []),
      ...(earlier.hidden === section.hidden ? [] : [{ ...at, kind: section.hidden ? 'hidden' : 'shown' } as const]),
      ...(earlier.locked === section.locked ? [] : [{ ...at, kind: section.locked ? 'locked' : 'unlocked' } as const]),
      ...(what.length > 0 ? [{ ...at, kind: 'changed' as const, what }] : []),
    ]
  })
  const removed = before
    .filter(({ id, type }) => !after.some((section) => section.id === id && section.type === type))
    .map(
      (section): Change => ({
        kind: 'removed',
        sectionId: section.id,
        place: sectionTitle(section, before),
        what: [],
      }),
    )
  return [...kept, ...removed]
}

function changedFieldLabels(before: Section, after: Section): string[] {
  if (before === after) return []
  const content = schemaFields(sectionTypes[after.type].content).flatMap((field) =>
    fieldChanges(field, (before.content as Values)[field.name], (after.content as Values)[field.name]),
  )
  const design = schemaFields(sectionDesign).flatMap((field) =>
    fieldChanges(field, (before.design as Values)[field.name], (after.design as Values)[field.name]),
  )
  return [...new Set([...content, ...design])]
}

type Values = Record<string, unknown>
type Item = Values & { id: string }

function fieldChanges(field: SchemaField, before: unknown, after: unknown): string[] {
  if (sameJson(before, after)) return []
  if (field.control !== 'list') return [field.label]
  const earlier = new Map((before as Item[]).map((item) => [item.id, item]))
  const items = after as Item[]
  const left = new Set(items.map(({ id }) => id))
  const name = field.itemLabel ?? 'item'
  const order = movedIds(
    [...earlier.keys()].filter((id) => left.has(id)),
    items.map(({ id }) => id).filter((id) => earlier.has(id)),
  )
  const changed = items.flatMap((item) => {
    const known = earlier.get(item.id)
    if (!known) return []
    return schemaFields(itemSchema(field)).flatMap((part) =>
      fieldChanges(part, known[part.name], item[part.name]).map((label) => partName(name, part, label)),
    )
  })
  return [
    ...(items.some(({ id }) => !earlier.has(id)) ? [`new ${name}`] : []),
    ...([...earlier.keys()].some((id) => !left.has(id)) ? [`${name} removed`] : []),
    ...(order.size > 0 ? [`order of ${field.label.toLowerCase()}`] : []),
    ...new Set(changed),
  ]
}

/** "question’s answer"; "review text" or "link" if the part's name includes the item's. */
function partName(item: string, { control }: SchemaField, label: string): string {
  const part = `${label.charAt(0).toLowerCase()}${label.slice(1)}`
  if (part !== item) return `${item}’s ${part}`
  return isText(control) ? `${item} text` : item
}

/** The smallest set of moved ids that explains the new order. */
function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  if (before.every((id, index) => id === after[index])) return new Set()
  const stayed = longestRising(after.map((id) => before.indexOf(id)))
  return new Set(after.filter((id) => !stayed.has(before.indexOf(id))))
}

/** A longest increasing subsequence. Quadratic, since lists have a dozen entries at most. */
function longestRising(numbers: readonly number[]): Set<number> {
  const best: number[][] = []
  for (const number of numbers) {
    const before = best.filter((run) => (run.at(-1) ?? -1) < number)
    const longest = before.reduce<number[]>((run, other) => (other.length > run.length ? other : run), [])
    best.push([...longest, number])
  }
  return new Set(best.reduce<number[]>((run, other) => (other.length > run.length ? other : run), []))
}
