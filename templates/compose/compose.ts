import { type Business, business } from '../../renderer/document/business.ts'
import { blankSection } from '../../renderer/document/edits/edits.ts'
import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import { type Section, type SectionOf, type SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import type { Theme } from '../../renderer/document/theme.ts'
import { formLanguageFor } from '../../renderer/document/values/languages.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { placesForLargeType } from '../../renderer/facts/named-places.ts'
import { pairOf } from '../../renderer/styles/font-pairs.ts'
import { looks } from '../../renderer/styles/looks.ts'
import { matchesPhrase } from '../known-services.ts'
import { tradeFacts } from '../match-trade.ts'
import { palettes } from '../palettes/palettes.ts'
import { inPlace } from '../plan/in-place.ts'
import { type PagePlan, planPage } from '../plan/page-plan.ts'
import { capitalized, normalized } from '../plan/sentence-text.ts'
import { type Brief, briefOf, type ComposeInput, isInTradesLanguage, shapesOf } from './brief.ts'
import { navigationLabel } from './header-and-footer.ts'
import { withLayout } from './layouts.ts'
import { defaultSections, orderedSections, type Place, sectionId, toneAfter, tonesFor } from './section-order.ts'
import { blankContents, contentComposers } from './sections.ts'
import { sectionTextsOf, withUnplacedFacts } from './unplaced-facts.ts'

export type TypedAnswers = {
  businessName: string
  businessActivities: string
  businessLocation?: string | undefined
  /** Slug of the trade page that the owner came from. */
  trade?: string | undefined
}

/** A business before facts are extracted: the owner's description as one sentence, and the trade that it names. */
export function businessFromAnswers(answers: TypedAnswers): Business {
  const text = answers.businessActivities.trim()
  return business.parse({
    activities: answers.businessActivities,
    location: answers.businessLocation ?? '',
    trade: tradeFacts({ activities: text, name: answers.businessName, hint: answers.trade }),
    sentences: text === '' ? [] : [{ id: 'sentence-1', text }],
  })
}

function settingsFor(brief: Brief) {
  return {
    companyName: brief.name,
    pageTitle: pageTitle(brief),
    seoKeywords: searchKeywords(brief),
    language: brief.language,
    formLanguage: formLanguageFor(brief.language) ?? 'english',
  }
}

/** The longest that fits of 'Name | Plumber in Leeds', 'Name | Plumber' and 'Name'. Omits words that the name already contains. */
function pageTitle({ name, tradeName, place, factWords, language }: Brief): string {
  const unsaid = (words: string) => (name.toLowerCase().includes(words.toLowerCase()) ? '' : words)
  const trade = capitalized(unsaid(tradeName))
  const town = unsaid(place)
  const titles = [
    trade && town && `${name} | ${inPlace({ factWords, place: town, language }, trade).replaceAll('\u00a0', ' ')}`,
    trade && `${name} | ${trade}`,
    town && `${name} | ${capitalized(town)}`,
  ]
  return titles.find((title) => title !== '' && title.length <= limits.websiteTitle) ?? name
}

/** As many distinct keywords as fit: trade in place, the owner's services, related search terms. */
function searchKeywords(brief: Brief): string {
  const { trade, tradeName, place, business, name } = brief
  const services = business.services.map((service) => toLowercase(service.name))
  const factWords = `${tradeName} ${name} ${business.activities}`
  const terms = isInTradesLanguage(brief) ? trade.searchTerms.filter((term) => matchesPhrase(factWords, term)) : []
  const local = [tradeName === '' ? '' : toLowercase(tradeName), ...terms, ...services]
    .filter((term) => term !== '')
    .slice(0, 2)
    .map((term) => `${term} ${place.replace(/^the /, '')}`.trim())
  let keywords = ''
  for (const term of new Set([...local, ...services, ...terms])) {
    const longer = keywords === '' ? term : `${keywords}, ${term}`
    if (longer.length <= limits.seoKeywords) keywords = longer
  }
  return keywords
}

/** Lowercase except for initialisms: 'EV chargers', 'managed IT support'. */
const toLowercase = (text: string) =>
  text.replace(/\S+/g, (word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))

/**
 * Theme of a font pair, a palette and a style. Unknown ids select the first one; an unknown font pair, the first of the
 * style.
 */
export function themeFor(fontPair: string, palette: string, style: PresetStyle): Partial<Theme> {
  const { titleFont, bodyFont } = pairOf(style, fontPair)
  const paint = palettes.find(({ id }) => id === palette) ?? palettes[0]
  const { buttonCorners, imageCorners, headingSize } = looks[style]
  return {
    ...(paint && { colors: paint.colors }),
    titleFont,
    bodyFont,
    buttonCorners,
    imageCorners,
    headingSize,
  }
}

/**
 * Composes a website from the facts of a business. Pure and deterministic. Visitors only read what the owner said, and
 * sections without content are omitted. Throws zod's error if the facts exceed the document's limits.
 */
export function composeWebsite(input: ComposeInput & { id: string }): WebsiteSettings {
  const sections = plannedSections(input)
  const brief = briefOf({ ...input, sections })
  const plan = planPage(brief)
  const places = orderedSections(sections, brief)
  const document = websiteSettings.parse({
    id: input.id,
    version: '1.0',
    businessName: brief.name,
    business: input.business,
    style: brief.style,
    theme: {
      ...themeFor(input.fontPair, input.palette, brief.style),
      shapes: shapesOf(brief),
    },
    settings: settingsFor(brief),
    sections: places.map(({ type, nth }) => ({
      id: sectionId(type, nth),
      type,
      content: contentComposers[type](brief, plan, nth) ?? {},
    })),
  })
  const laidOut = document.sections.map((section) => withLayout(section, brief))
  return withUnplacedFacts(withTones({ ...document, sections: laidOut }, brief.seed))
}

/** Applies the style's default backgrounds. */
export function withTones(document: WebsiteSettings, seed = briefIn(document).seed): WebsiteSettings {
  const { style } = document
  const shown = document.sections.filter(({ hidden }) => !hidden)
  const counts = new Map<SectionType, number>()
  const places = shown.map(({ type }): Place => {
    const nth = (counts.get(type) ?? 0) + 1
    counts.set(type, nth)
    return { type, nth }
  })
  const introduction = shown.find(({ type }) => type === 'Introduction') as SectionOf<'Introduction'> | undefined
  const hasAreas = placesForLargeType(document.business).length > 0
  const tones = tonesFor(places, { seed, style, introduced: introduction?.content.layout, hasAreas })
  const byId = new Map(shown.map(({ id }, index) => [id, tones[index] ?? 'Plain']))
  const sections = document.sections.map((section) => {
    const tone = byId.get(section.id)
    return tone ? ({ ...section, design: { ...section.design, tone } } as Section) : section
  })
  return { ...document, sections }
}

/** Chosen sections that have content, and sections that the facts suggest. */
function plannedSections(input: ComposeInput): SectionType[] {
  const plan = planPage(briefOf(input))
  const chosen = input.sections ?? defaultSections
  if (input.sections !== null) return withSubstance(input, withStories(plan, chosen))
  const suggestedTypes: [SectionType, boolean][] = [
    ['FrequentlyAskedQuestions', plan.questions.length > 0],
    ['Team', plan.hasPeople],
  ]
  const added = suggestedTypes
    .filter(([type, isSuggested]) => isSuggested && !chosen.includes(type))
    .map(([type]) => type)
  return withSubstance(input, withStories(plan, [...chosen, ...added]))
}

function withStories({ stories }: PagePlan, sections: readonly SectionType[]): SectionType[] {
  const banners = sections.filter((type) => type === 'QuoteBanner').length
  return [...sections, ...stories.slice(banners).map(() => 'QuoteBanner' as const)]
}

/** Repeatedly drops sections without content, since each removal can change the content of other sections. */
function withSubstance(input: ComposeInput, sections: readonly SectionType[]): SectionType[] {
  const brief = briefOf({ ...input, sections })
  const plan = planPage(brief)
  const places = orderedSections(sections, brief)
  const types = places.filter((place) => contentOf(brief, plan, place) !== undefined).map(({ type }) => type)
  return types.length === places.length ? types : withSubstance(input, withStories(plan, types))
}

const contentOf = (brief: Brief, plan: PagePlan, { type, nth }: Place) => contentComposers[type](brief, plan, nth)

/**
 * Composes an additional section with a unique id. Picks the type's first variant whose texts aren't on the page yet in a section of the
 * same type. If there is none, leaves the fields blank for the owner. Use `addSection` to add the section to the document.
 */
export function composeSection<T extends SectionType>(document: WebsiteSettings, type: T): SectionOf<T> {
  const blank = blankSection(document, type)
  const brief = briefIn(document, { id: blank.id, type })
  const composed = newContent(document, brief, type) ?? blankContents[type](brief)
  const content = sectionTypes[type].content.parse(composed)
  const tone = toneAfter(document.sections.at(-2)?.design.tone ?? 'Plain', type, document.style)
  const section = { ...blank, content, design: { ...blank.design, tone } } as SectionOf<T> & Section
  return withLayout(section, brief) as SectionOf<T>
}

/** A sentence about missing facts for a section type. Undefined if the business has enough. */
export function sectionNeeds(type: SectionType, document: WebsiteSettings): string | undefined {
  const brief = briefIn(document, { id: 'new', type })
  return newContent(document, brief, type) === undefined ? missingFacts[type] : undefined
}

export const menuLabel = (type: SectionType, document: WebsiteSettings): string =>
  navigationLabel(briefIn(document), type) || sectionTypes[type].title

const missingFacts: Partial<Record<SectionType, string>> = {
  Services: 'Add your services to your business details, and this section can list them with their prices.',
  Gallery: 'Add pictures of your work, and this section can show them.',
  QuoteBanner: 'Write a sentence that says what you stand for, and this section can show it in large letters.',
  ImageBanner: 'Add a wide picture and a line to stand on it.',
  Team: 'Add people to your business details, and this section can introduce them.',
  Scheduling: 'Add the link of your booking page, and this section can lead customers to it.',
  Video: 'Add the link of a video on YouTube or Vimeo, and this section can play it.',
  CustomerReviews: 'Add what customers wrote about you, with their names, and this section can show it.',
  FrequentlyAskedQuestions: 'Add terms or questions that customers ask, and this section can answer them.',
}

/** The brief of a finished document. Links target the sections on the page. */
export function briefIn(document: WebsiteSettings, added?: Pick<Section, 'id' | 'type'>): Brief {
  const { businessName, business, style, settings, sections } = document
  const shown = [...(added ? [added] : []), ...sections.filter(({ hidden }) => !hidden)]
  const types = shown.map(({ type }) => type)
  const brief = briefOf({
    businessName,
    business,
    language: settings.language,
    fontPair: '',
    palette: '',
    style,
    sections: types,
  })
  // Links target the first section of a type.
  return { ...brief, isNew: false, chosen: new Map(shown.toReversed().map(({ id, type }) => [type, id])) }
}

/** The type's first variant whose texts aren't in any section of the type yet. */
function newContent<T extends SectionType>(document: WebsiteSettings, brief: Brief, type: T) {
  const page = document.sections
    .filter(({ hidden }) => !hidden)
    .flatMap(sectionTextsOf)
    .map(normalized)
  const plan = planPage(brief)
  const ways = Array.from({ length: sectionTypes[type].maxCount }, (_, index) =>
    contentComposers[type](brief, plan, index + 1),
  )
  return ways.filter((way) => way !== undefined).find((way) => !bannerText(way).some((text) => isOn(page, text)))
}

/** A banner's text, which no page should repeat. Other sections may repeat a fact. */
function bannerText(content: object): string[] {
  if ('primary' in content) return [String(content.primary)]
  return 'overlay' in content && 'height' in content && 'heading' in content ? [String(content.heading)] : []
}

const isOn = (page: readonly string[], text: string) => page.some((one) => one.includes(normalized(text)))
