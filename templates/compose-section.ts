import { blankSection } from '../renderer/document/edits.ts'
import { type SchemaField, schemaFields } from '../renderer/document/schema-fields.ts'
import { type Section, type SectionOf, type SectionType, sectionTypes } from '../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../renderer/document/website-settings.ts'
import { type Brief, briefOf } from './compose/brief.ts'
import { contentComposers } from './compose/sections.ts'
import { toneAfter } from './compose/tones.ts'

/**
 * A section more for a website, as it would have it had it been chosen at the start: written for the business, under an id
 * that is free, and of those that a type can be composed as, the one that repeats least of what is there. Not yet in the
 * document: `addSection` puts it in, at the end.
 */
export function composeSection<T extends SectionType>(document: WebsiteSettings, type: T): SectionOf<T> {
  const blank = blankSection(document, type)
  const brief = briefFor(document, { id: blank.id, type })
  const alike = document.sections.filter((section) => section.type === type)
  const ways = Array.from({ length: sectionTypes[type].maxCount }, (_, index) => index + 1)
  const contents = ways.map((nth) => sectionTypes[type].content.parse(contentComposers[type](brief, nth)))
  const [content] = contents.toSorted((a, b) => repeated(type, a, alike) - repeated(type, b, alike))
  const tone = toneAfter(document.sections.at(-2)?.design.tone ?? 'Plain', type, document.style)
  return { ...blank, content, design: { ...blank.design, tone } } as SectionOf<T>
}

/** What the business is, as its document knows it; links lead to the sections that are on the page. */
export function briefFor(document: WebsiteSettings, added?: Pick<Section, 'id' | 'type'>): Brief {
  const { businessName, business, style, sections } = document
  const brief = briefOf({
    businessName,
    businessActivities: business.activities,
    businessLocation: business.location,
    fontPair: '',
    palette: '',
    style,
    sections: [],
  })
  const shown = [...(added ? [added] : []), ...sections.filter(({ hidden }) => !hidden)]
  // Of several sections of a type the first counts.
  return { ...brief, chosen: new Map(shown.toReversed().map(({ id, type }) => [type, id])) }
}

/** How many texts and pictures of a content are in one of the sections already. */
function repeated(type: SectionType, content: unknown, alike: readonly Section[]): number {
  const told = schemaFields(sectionTypes[type].content).filter(isTold)
  const marksOf = (value: unknown) =>
    told.map(({ name }) => JSON.stringify((value as Record<string, unknown>)[name])).filter((mark) => mark !== '""')
  const known = new Set(alike.flatMap((section) => marksOf(section.content)))
  return marksOf(content).filter((mark) => known.has(mark)).length
}

const isTold = ({ control }: SchemaField) => control === 'line' || control === 'prose' || control === 'picture'
