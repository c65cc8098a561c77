import type { SectionType } from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { type Brief, briefOf, type ComposeInput } from './brief.ts'
import { pourSentences } from './pour.ts'
import { orderedSections, type Place, sectionId } from './section-order.ts'
import { contentComposers } from './sections.ts'
import { settingsFor, themeFor } from './settings.ts'
import { tonesFor } from './tones.ts'

/** Of text banners, for sentences that nothing else has room for. */
const mostAdded = 3

/**
 * A whole website from the facts of a business. Pure: the same facts make the same document. It says what the owner said, and a section
 * that could say nothing is left out. Throws zod's error when the facts break the document's own limits.
 */
export function composeWebsite(input: ComposeInput & { id: string }): WebsiteSettings {
  const sections: SectionType[] = [...input.sections]
  let poured = pourSentences(documentOf(input, sections, []))
  for (let added = 1; poured.left.length > 0 && added <= mostAdded; added += 1) {
    poured = pourSentences(documentOf(input, sections, Array<SectionType>(added).fill('QuoteBanner')))
  }
  return websiteSettings.parse(poured.document)
}

/** The document before the owner's sentences are put in. `added` are sections that have nothing to say yet. */
function documentOf(
  input: ComposeInput & { id: string },
  wanted: readonly SectionType[],
  added: readonly SectionType[],
) {
  const sections = [...withSubstance(input, wanted), ...added]
  const brief = briefOf({ ...input, sections })
  const places = orderedSections(sections)
  const tones = tonesFor(places, brief.seed, brief.style)
  return websiteSettings.parse({
    id: input.id,
    version: '1.0',
    businessName: brief.name,
    business: input.business,
    style: brief.style,
    theme: themeFor(input.fontPair, input.palette, brief.style),
    settings: settingsFor(brief),
    sections: places.map(({ type, nth }, index) => ({
      id: sectionId(type, nth),
      type,
      content: contentComposers[type](brief, nth) ?? {},
      design: { tone: tones[index] },
    })),
  })
}

/** The chosen sections that have something to say, on a page without the others. */
function withSubstance(input: ComposeInput, wanted: readonly SectionType[]): SectionType[] {
  const brief = briefOf({ ...input, sections: wanted })
  const kept = orderedSections(wanted).filter((place) => hasContent(brief, place))
  const types = kept.map(({ type }) => type)
  return types.length === orderedSections(wanted).length ? types : withSubstance(input, types)
}

const hasContent = (brief: Brief, { type, nth }: Place) => contentComposers[type](brief, nth) !== undefined
