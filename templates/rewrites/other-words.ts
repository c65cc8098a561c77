import type { FieldPath } from '../../renderer/document/field-path.ts'
import { type SectionText, sectionTexts } from '../../renderer/document/section-texts.ts'
import { type Section, sectionTypes } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { contentComposers } from '../compose/sections.ts'
import { briefIn } from '../compose-section.ts'

/** As many as tell all orders in which facts can come. */
const ways = 8

/**
 * Other words for texts of a section, by their paths: another of the business's facts where the page does not say it in such a text yet. Each
 * `attempt` begins elsewhere. There is one way to say each service and each answer, so texts of items stay as they are.
 */
export function otherWords(
  document: WebsiteSettings,
  section: Section,
  texts: readonly SectionText[],
  attempt: number,
): Map<FieldPath, string> {
  const said = new Set([...document.sections, section].flatMap((one) => sectionTexts(one).map(({ text }) => text)))
  const composed = composedAlike(document, section)
  const words = new Map<FieldPath, string>()
  for (const { path, max } of texts.filter(isOfSection)) {
    const found = composed.flatMap((one) => sectionTexts(one, path).map(({ text }) => text))
    const fitting = [...new Set(found)].filter((text) => !said.has(text) && text.length <= max)
    const chosen = fitting[attempt % fitting.length]
    if (chosen === undefined) continue
    said.add(chosen)
    words.set(path, chosen)
  }
  return words
}

/** The section as the composer would have begun it for other businesses of the trade. */
function composedAlike(document: WebsiteSettings, section: Section): Section[] {
  const brief = briefIn(document)
  const alike = document.sections.filter(({ type }) => type === section.type)
  const nth = Math.max(1, alike.findIndex(({ id }) => id === section.id) + 1)
  return Array.from({ length: ways }, (_, way) =>
    contentComposers[section.type]({ ...brief, seed: brief.seed + way + 1 }, nth),
  ).flatMap((content) =>
    content ? [{ ...section, content: sectionTypes[section.type].content.parse(content) } as Section] : [],
  )
}

/** Not of an item in one of its lists: `services.heading`, as against `services.items.service-2.paragraph`. */
const isOfSection = ({ path }: SectionText) => path.split('.').length === 2
