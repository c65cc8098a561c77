import type * as z from 'zod'
import { business } from '../renderer/document/business.ts'
import { type PresetStyle, presetStyles } from '../renderer/document/enumerations.ts'
import { type Section, type SectionType, sectionTypeNames } from '../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../renderer/document/website-settings.ts'
import { pairsOf } from '../renderer/styles/font-pairs.ts'
import type { ComposeInput } from './compose/brief.ts'
import { composeWebsite, withTones } from './compose/compose.ts'
import { factsOf } from './match-trade.ts'
import { palettes } from './palettes/palettes.ts'
import type { SampleSentence, SampleService, TradeProfile, TradeSample } from './trade.ts'
import { trades } from './trade-list.ts'
import { daysIn, periodIn } from './week-text.ts'

/** The facts of a business before zod has filled in what was left out. */
type BusinessInput = z.input<typeof business>

const currencies = { US: 'USD', CA: 'CAD', GB: 'GBP', IE: 'EUR', AU: 'AUD' } as const

/** What the invented owner typed: every sentence, in order. */
const sampleActivities = ({ said }: TradeSample): string =>
  said
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(' \n', '\n')

/** The facts in what the invented owner typed, each sentence with the ids of its own. */
function sampleFacts(profile: TradeProfile, sample: TradeSample): BusinessInput {
  const currency = currencies[sample.place.country]
  const read = sample.said.map((sentence, index) => factsIn(sentence, `s${index + 1}`, currency))
  const all = <T extends keyof Facts>(list: T) => read.flatMap((facts) => facts[list]) as Facts[T]
  const trade = sample.said.find((sentence) => sentence.trade !== undefined)?.trade ?? ''
  return {
    activities: sampleActivities(sample),
    location: sample.location,
    place: sample.place,
    trade: { ...factsOf(profile), name: trade },
    since: sample.said.find(({ since }) => since !== undefined)?.since ?? null,
    people: all('people'),
    credentials: all('credentials'),
    services: all('services'),
    areas: all('areas'),
    languages: all('languages'),
    audience: all('audience'),
    terms: all('terms'),
    address: { text: sample.address },
    phones: [{ id: 'phone', number: sample.phone }],
    emails: [{ id: 'email', address: sampleEmail(sample) }],
    hours: {
      periods: sample.said.flatMap(({ hours = [] }) => hours.map(periodIn)),
      closed: sample.said.flatMap(({ closed }) => (closed === undefined ? [] : daysIn(closed))),
      byAppointment: sample.said.some(({ byAppointment }) => byAppointment === true),
    },
    sentences: sample.said.map(({ text, more }, index) => {
      const facts = idsIn(sample.said[index], read[index])
      return { id: `sentence-${index + 1}`, text: text.trim(), facts, covered: facts.length > 0 && more !== true }
    }),
  }
}

/** Of a domain that nobody can register. */
export const sampleEmail = ({ name }: TradeSample): string =>
  `hello@${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')}.example`

type Listed = 'people' | 'credentials' | 'services' | 'areas' | 'languages' | 'audience' | 'terms'
type Facts = { [T in Listed]: NonNullable<BusinessInput[T]> }

function factsIn(sentence: SampleSentence, at: string, currency: string): Facts {
  const {
    people = [],
    credentials = [],
    services = [],
    areas = [],
    languages = [],
    audience = [],
    terms = [],
  } = sentence
  const id = (kind: string, index: number) => `${kind}-${at}-${index + 1}`
  return {
    people: people.map((one, index) => ({ id: id('person', index), ...one })),
    credentials: credentials.map((one, index) => ({ id: id('credential', index), ...one })),
    services: services.map((one, index) => ({ id: id('service', index), ...offered(one, currency) })),
    areas: areas.map((name, index) => ({ id: id('area', index), name })),
    languages: languages.map((code, index) => ({ id: id('language', index), code })),
    audience: audience.map((text, index) => ({ id: id('audience', index), text })),
    terms: terms.map((one, index) => ({ id: id('term', index), ...one })),
  }
}

function offered({ name, price, to = undefined, from, unit, duration, note }: SampleService, currency: string) {
  const said = { name, ...(duration && { duration }), ...(note && { note }) }
  if (price === undefined) return said
  return { ...said, price: { amount: price, to: to ?? null, currency, from: from === true, unit: unit ?? '' } }
}

/** Facts that a business has once are called by what they are. */
function idsIn(sentence: SampleSentence | undefined, facts: Facts | undefined): string[] {
  if (!sentence || !facts) return []
  const { trade, since, hours, closed, byAppointment } = sentence
  return [
    ...(trade === undefined ? [] : ['trade']),
    ...(since === undefined ? [] : ['since']),
    ...(hours || closed || byAppointment ? ['hours'] : []),
    ...Object.values(facts).flatMap((list) => list.map(({ id }) => id)),
  ]
}

export type SampleBusiness = TradeSample & {
  /** Its trade's. */
  slug: string
  /** What its owner typed in the wizard. */
  activities: string
  business: BusinessInput
}

/** One of each trade that has one. */
export const sampleBusinesses: readonly SampleBusiness[] = trades.flatMap(({ sample, ...trade }) =>
  sample
    ? {
        ...sample,
        slug: trade.slug,
        activities: sampleActivities(sample),
        business: sampleFacts(trade, sample),
      }
    : [],
)

export type SampleOptions = {
  /** The address of a film. Without one the page has no video. */
  film?: string
}

export function findSampleBusiness(slug: string): SampleBusiness | undefined {
  return sampleBusinesses.find((sample) => sample.slug === slug)
}

/** What the website of a sample business is composed from. */
export function sampleInput(
  style: PresetStyle,
  sample: SampleBusiness,
  { film = '' }: SampleOptions = {},
): ComposeInput {
  return {
    businessName: sample.name,
    business: business.parse(sample.business),
    language: `en-${sample.place.country}`,
    trade: sample.slug,
    link: film,
    ...sampleLook(style, sample),
    style,
    sections: sectionTypeNames.filter((type) => type !== 'CustomerReviews'),
  }
}

/**
 * A sample website as its owner would have finished it: composed from the facts, with reviews, and with a film where there is one. Its footer
 * and its title say that the business is invented, and no search engine may list it.
 */
export function sampleWebsite(
  style: PresetStyle,
  sample: SampleBusiness,
  options: SampleOptions = {},
): WebsiteSettings {
  const composed = composeWebsite({ ...sampleInput(style, sample, options), id: `sample-${sample.slug}` })
  const at = composed.sections.findIndex(({ type }) => after.includes(type))
  const finishedWebsite = websiteSettings.parse({
    ...composed,
    settings: { ...composed.settings, pageTitle: `${sample.name}, a sample website`, searchIndexing: false },
    sections: [
      ...composed.sections.slice(0, at),
      reviewsOf(sample),
      ...composed.sections.slice(at).map((section) => finished(section, sample)),
    ],
  })
  return withTones(finishedWebsite)
}

/** What stands behind reviews on a page. */
const after: readonly SectionType[] = ['FrequentlyAskedQuestions', 'Video', 'Scheduling', 'Contact', 'Footer']

const reviewsOf = ({ reviews, place }: SampleBusiness) => ({
  id: 'customer-reviews',
  type: 'CustomerReviews',
  content: {
    heading: 'Reviews',
    items: reviews.map(({ name, text }, index) => ({
      id: `review-${index + 1}`,
      paragraph: text,
      authorName: name,
      authorLocation: place.town,
    })),
  },
})

function finished(section: Section, sample: SampleBusiness) {
  if (section.type === 'Footer')
    return { ...section, content: { ...section.content, copyright: 'A sample: an invented business' } }
  if (section.type !== 'Contact') return section
  const button = { type: 'Email', value: sampleEmail(sample), label: 'Send an email' }
  return { ...section, content: { ...section.content, button } }
}

/** A font pair and a palette of the style, taken in turn, so that no two trades beside one another look alike in it. */
export function sampleLook(style: PresetStyle, { slug }: SampleBusiness) {
  const own = palettes.filter((palette) => palette.style === style)
  const turn = presetStyles.indexOf(style) + sampleBusinesses.findIndex((business) => business.slug === slug)
  const inTurn = (entries: readonly { id: string }[], nth: number) => entries[nth % entries.length]?.id ?? ''
  const rounds = Math.floor(turn / own.length)
  return { fontPair: inTurn(pairsOf(style), turn + rounds), palette: inTurn(own, turn) }
}
