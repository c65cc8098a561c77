import type * as z from 'zod'
import { type business, weekdays } from '../../renderer/document/business.ts'
import type { SampleSentence, SampleService, TradeSample } from '../trade.ts'
import { trades } from '../trade-list.ts'

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
function sampleFacts(slug: string, sample: TradeSample): BusinessInput {
  const currency = currencies[sample.place.country]
  const read = sample.said.map((sentence, index) => factsIn(sentence, `s${index + 1}`, currency))
  const all = <T extends keyof Facts>(list: T) => read.flatMap((facts) => facts[list]) as Facts[T]
  const trade = sample.said.find((sentence) => sentence.trade !== undefined)?.trade ?? ''
  return {
    activities: sampleActivities(sample),
    location: sample.location,
    place: sample.place,
    trade: { slug, name: trade },
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

/** The times of 'Tue-Sat 09:00-17:30'. */
function periodIn(text: string) {
  const [days = '', times = ''] = text.split(' ')
  const [opens = '', closes = ''] = times.split('-')
  return { days: daysIn(days), opens, closes }
}

/** The weekdays of 'Tue-Sat' or 'Sun,Mon'. */
function daysIn(text: string) {
  return text.split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-')
    const at = (short: string) => weekdays.findIndex((day) => day.startsWith(short))
    return weekdays.slice(at(first), at(last) + 1)
  })
}

export type SampleBusiness = TradeSample & {
  /** The slug of its trade. */
  industry: string
  /** What its owner typed in the wizard. */
  activities: string
  business: BusinessInput
}

/** One of each trade. */
export const sampleBusinesses: readonly SampleBusiness[] = trades.map(({ slug, sample }) => ({
  ...sample,
  industry: slug,
  activities: sampleActivities(sample),
  business: sampleFacts(slug, sample),
}))
