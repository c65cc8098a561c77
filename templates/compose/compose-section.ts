import { blankSection } from '../../renderer/document/edits.ts'
import { type Section, type SectionOf, type SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { type Brief, briefOf } from './brief.ts'
import { navigationLabel } from './header-and-footer.ts'
import { compared, sectionTextsOf } from './own-words.ts'
import { pourInto } from './pour.ts'
import { blankContents, contentComposers } from './sections.ts'
import { toneAfter } from './tones.ts'

/**
 * A section more for a website, composed from its business's facts under an id that is free. Of those that a type can be composed as, it is
 * the first that says nothing which the page says in such a section already; where nothing is left to say, its fields are blank for the
 * owner to fill in. Not yet in the document: `addSection` puts it in, at the end.
 */
export function composeSection<T extends SectionType>(document: WebsiteSettings, type: T): SectionOf<T> {
  const blank = blankSection(document, type)
  const brief = briefIn(document, { id: blank.id, type })
  const composed = newContent(document, brief, type) ?? blankContents[type](brief)
  const content = sectionTypes[type].content.parse(composed)
  const tone = toneAfter(document.sections.at(-2)?.design.tone ?? 'Plain', type, document.style)
  const section = { ...blank, content, design: { ...blank.design, tone } } as SectionOf<T> & Section
  return pourInto(document, section) as SectionOf<T>
}

/** What a section of a type would need to be more than blank fields, as a sentence; undefined where the business's facts are enough. */
export function sectionNeeds(type: SectionType, document: WebsiteSettings): string | undefined {
  const brief = briefIn(document, { id: 'new', type })
  return newContent(document, brief, type) === undefined ? needs[type] : undefined
}

/** What the menu calls a section of a type, in the page's language. */
export const menuLabel = (type: SectionType, document: WebsiteSettings): string =>
  navigationLabel(briefIn(document), type) || sectionTypes[type].title

const needs: Partial<Record<SectionType, string>> = {
  Services: 'Add your services to your business details, and this section can list them with their prices.',
  Gallery: 'Add pictures of your work, and this section can show them.',
  QuoteBanner: 'Write a sentence that says what you stand for, and this section can show it in large letters.',
  ImageBanner: 'Add a wide picture and a line to stand on it.',
  Team: 'Add people to your business details, and this section can introduce them.',
  Scheduling: 'Add the link of your booking page, and this section can lead customers to it.',
  Video: 'Add the link of a video on YouTube or Vimeo, and this section can play it.',
  CustomerReviews: 'Add what customers wrote about you, with their names, and this section can show it.',
  FrequentlyAskedQuestions: 'Add prices or questions that customers ask, and this section can answer them.',
}

/** The business as its document knows it; links lead to the sections that are on the page. */
export function briefIn(document: WebsiteSettings, added?: Pick<Section, 'id' | 'type'>): Brief {
  const { businessName, business, style, settings, sections } = document
  const shown = [...(added ? [added] : []), ...sections.filter(({ hidden }) => !hidden)]
  const brief = briefOf({
    businessName,
    business,
    language: settings.language,
    fontPair: '',
    palette: '',
    style,
    sections: [],
  })
  // Of several sections of a type the first counts.
  return {
    ...brief,
    chosen: new Map(shown.toReversed().map(({ id, type }) => [type, id])),
    textBanners: shown.filter(({ type }) => type === 'QuoteBanner').length,
  }
}

/** The first way to compose a section of the type whose texts no section of the type has yet. */
function newContent<T extends SectionType>(document: WebsiteSettings, brief: Brief, type: T) {
  const page = document.sections
    .filter(({ hidden }) => !hidden)
    .flatMap(sectionTextsOf)
    .map(compared)
  const ways = Array.from({ length: sectionTypes[type].maxCount }, (_, index) =>
    contentComposers[type](brief, index + 1),
  )
  return ways.filter((way) => way !== undefined).find((way) => !bannerText(way).some((text) => isOn(page, text)))
}

/** What a banner says, which no page should say twice. Other sections may repeat a fact. */
function bannerText(content: object): string[] {
  if ('primary' in content) return [String(content.primary)]
  return 'overlay' in content && 'height' in content && 'heading' in content ? [String(content.heading)] : []
}

const isOn = (page: readonly string[], text: string) => page.some((one) => one.includes(compared(text)))
