import {
  type Business,
  type OpeningHours,
  type Price,
  type Weekday,
  weekdays,
} from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { serviceTitle } from '../../../renderer/document/values/service-title.ts'
import { experienceText } from '../../../renderer/facts/fact-words.ts'
import { formatPrice } from '../../../renderer/facts/format-price.ts'
import { factWords } from '../../../renderer/languages/languages.ts'
import { remember } from '../../../renderer/remember.ts'
import { type Found, folded, hashOf, type Span, sliceOf } from '../../reading/text.ts'
import type { ContactFacts } from './contact-facts.ts'
import type { FoundFacts } from './find-facts.ts'
import type { FactChip } from './schema.ts'

type Item<K extends keyof Business> = Business[K] extends readonly (infer T)[]
  ? Omit<T, 'id' | 'source' | 'quote'>
  : never
type Values = {
  trade: { name: string }
  experience: Omit<NonNullable<Business['since']>, 'source' | 'quote'>
  rate: { price: Price }
  hours: Omit<Business['hours'], 'source' | 'quote' | 'exceptions'>
  address: { text: string }
  service: Item<'services'>
  credential: Item<'credentials'>
  person: Item<'people'>
  area: Item<'areas'>
  phone: Item<'phones'>
  email: Item<'emails'>
  link: Item<'links'>
  language: Item<'languages'>
  audience: Item<'audience'>
  term: Item<'terms'>
}

/** A fact with its id in the business and the key under which the owner can remove it. */
export type NamedFact = {
  [K in keyof Values]: {
    kind: K
    id: string
    key: string
    value: Values[K]
    spans: readonly Span[]
    /** The words say more than the fact, so the sentence stays. */
    partial: boolean
    /** Else it is a question. */
    isSure: boolean
    from: FactChip['from']
  }
}[keyof Values]

const atMost: Readonly<Partial<Record<keyof Values, number>>> = {
  ...{
    service: limits.services,
    credential: limits.credentials,
    person: limits.people,
    area: limits.areas,
    phone: limits.phones,
  },
  ...{
    email: limits.emails,
    link: limits.businessLinks,
    language: limits.languages,
    audience: limits.audience,
    term: limits.terms,
  },
}

type Named = {
  facts: NamedFact[]
  /** Words of facts that didn't fit into their lists: they no longer count as covered, even by other facts. */
  unsaid: Span[]
}

/** Each fact once, in reading order, after the contact details. */
export function nameFacts({ found, reached }: { found: FoundFacts; reached: ContactFacts }): Named {
  const facts: NamedFact[] = []
  const unsaid: Span[] = []
  const counts = new Map<string, number>()
  const add = <K extends keyof Values>(
    kind: K,
    name: string,
    fact: Found<Values[K]>,
    from: FactChip['from'] = 'businessActivities',
  ) => {
    const { spans, partial = false, isSure = true, ...value } = fact
    const key = name === '' ? kind : `${kind}:${folded(name).slice(0, 120)}`
    const known = facts.find((other) => other.key === key)
    if (known) {
      if (known.from === from)
        Object.assign(known, {
          spans: [...known.spans, ...spans],
          partial: known.partial || partial,
          isSure: known.isSure || isSure,
        })
      return
    }
    const count = counts.get(kind) ?? 0
    if (count >= (atMost[kind] ?? 1)) {
      if (from === 'businessActivities') unsaid.push(...spans)
      return
    }
    counts.set(kind, count + 1)
    // `kind` and `value` belong together by the type of `add`, which the union cannot express.
    facts.push({ kind, id: idOf(kind, name, facts), key, value, spans, partial, isSure, from } as unknown as NamedFact)
  }
  if (found.trade) add('trade', '', found.trade)
  for (const service of found.services)
    add(
      'service',
      [service.name, service.variant, service.duration, service.group, service.price?.unit].filter(Boolean).join(' '),
      service,
    )
  if (found.rate) add('rate', '', found.rate)
  if (found.since) add('experience', '', found.since)
  for (const credential of found.credentials) add('credential', `${credential.name} ${credential.number}`, credential)
  for (const person of found.people) add('person', person.name, person)
  for (const area of found.areas) add('area', area.name, area)
  if (found.hours) add('hours', '', found.hours)
  // '07700900123' and '077 009 00123' are one number; keeps the first spelling.
  const written = new Map<string, string>()
  const addPhone = ({ kind, number: said, spans }: ContactFacts['phones'][number], from: FactChip['from']) => {
    const digits = said.replace(/\D/g, '')
    const number = written.get(digits) ?? said
    written.set(digits, number)
    add('phone', `${kind} ${number}`, { kind, number, spans }, from)
  }
  for (const phone of reached.phones) addPhone(phone, 'contact')
  for (const phone of found.phones) addPhone(phone, 'businessActivities')
  for (const email of reached.emails) add('email', email.address, email, 'contact')
  for (const email of found.emails) add('email', email.address, email)
  for (const link of found.links) add('link', link.url, link)
  if (found.address) add('address', '', found.address)
  for (const language of found.languages) add('language', language.code, language)
  for (const audience of found.audience) add('audience', audience.text, audience)
  for (const term of found.terms) add('term', term.text, term)
  return { facts, unsaid }
}

/** An id like 'service-cut', with a number if it is taken, or a hash if it has no Latin letters. */
function idOf(kind: string, name: string, facts: readonly NamedFact[]): string {
  const slug = folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24)
    .replace(/-+$/, '')
  const base = name === '' ? kind : `${kind}-${slug === '' ? hashOf(name) : slug}`
  for (let nth = 1; ; nth += 1) {
    const id = nth === 1 ? base : `${base}-${nth}`
    if (!facts.some((fact) => fact.id === id)) return id
  }
}

type Typed = { activities: string; contact?: string }
type Shown = { asked: Typed; language: string /** The location if it is an address; else blank. */; address: string }

/** The owner's words for a fact, from its first to its last. */
export function quoteOf({ spans, from }: NamedFact, { activities, contact = '' }: Typed): string {
  const [start, end] = [Math.min(...spans.map(([at]) => at)), Math.max(...spans.map(([, at]) => at))]
  return spans.length === 0 ? '' : sliceOf(from === 'contact' ? contact : activities, [start, end])
}

/** The facts in the wizard's short form, each with the owner's words. */
export function chipsOf(facts: readonly NamedFact[], { asked, language, address }: Shown): FactChip[] {
  const chips = facts.map((fact): FactChip => {
    const quote = fact.spans.length === 1 ? quoteOf(fact, asked) : ''
    return { key: fact.key, kind: fact.kind, text: textOf(fact, language), quote, from: fact.from, isSure: fact.isSure }
  })
  if (address === '') return chips
  return [
    ...chips,
    { key: 'address', kind: 'address', text: address, quote: address, from: 'businessLocation', isSure: true },
  ]
}

function textOf(fact: NamedFact, language: string): string {
  switch (fact.kind) {
    case 'service': {
      const { duration, price, priceWords } = fact.value
      return [serviceTitle(fact.value), duration, price ? formatPrice(price, language) : priceWords]
        .filter(Boolean)
        .join(' ')
    }
    case 'rate':
      return formatPrice(fact.value.price, language)
    case 'experience':
      return sinceText(fact.value, language)
    case 'hours':
      return hoursChip(fact.value, language)
    case 'credential':
      return [fact.value.name, fact.value.number].filter((part) => part !== '').join(' ')
    case 'person':
      return fact.value.role === '' ? fact.value.name : `${fact.value.name} (${fact.value.role})`
    case 'phone':
      return fact.value.kind === 'WhatsApp' ? `WhatsApp ${fact.value.number}` : fact.value.number
    case 'email':
      return fact.value.address
    case 'link':
      return fact.value.url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
    case 'language':
      return formats(language).languages.of(fact.value.code) ?? fact.value.code
    case 'address':
    case 'audience':
    case 'term':
      return fact.value.text
    default:
      return fact.value.name
  }
}

const formats = remember(
  (language: string) => ({
    languages: new Intl.DisplayNames([language, 'en'], { type: 'language' }),
    years: new Intl.NumberFormat(language, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
  }),
  16,
)

/** '12 years', 'Since 1998' */
function sinceText({ year, years }: Values['experience'], language: string): string {
  if (year !== null) return experienceText({ year, years, source: 'typed' }, language)
  return years === null ? factWords(language).since : formats(language).years.format(years)
}

/** Short opening hours: 'Tue–Sat 9–5:30, Thu 9–8'. */
function hoursChip(
  { periods, closed, byAppointment, note }: Omit<OpeningHours, 'source' | 'quote' | 'exceptions'>,
  language: string,
): string {
  const said = factWords(language)
  const days = Map.groupBy(periods, (period) => period.days.join())
  const open = Array.from(days.values(), (same) => {
    const times = same
      .map(({ opens, closes }) => `${timeText(opens, language)}–${timeText(closes, language)}`)
      .join(', ')
    return `${daysText(same[0]?.days ?? [], language)} ${times}`.trim()
  })
  const parts = [
    ...open,
    ...(closed.length > 0 ? [`${said.closed}: ${daysText(closed, language)}`] : []),
    ...(byAppointment ? [said.byAppointment] : []),
    ...(note !== '' ? note.split('\n') : []),
  ]
  return parts.join(', ')
}

/** 'Mon–Fri', 'Tue, Thu': three or more consecutive days become a range. */
function daysText(days: readonly Weekday[], language: string): string {
  const at = weekdays.flatMap((day, nth) => (days.includes(day) ? [nth] : []))
  const runs: number[][] = []
  for (const day of at) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) =>
      run.length > 2
        ? [`${dayName(run[0], language)}–${dayName(run.at(-1), language)}`]
        : run.map((day) => dayName(day, language)),
    )
    .join(', ')
}

/** Cached per language, since formatters are expensive to create. */
const hourFormats = remember(
  (language: string) => ({
    day: new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }),
    isTwelve: new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true,
  }),
  16,
)

/** 2024-01-01 was a Monday. */
const dayName = (day = 0, language: string) => hourFormats(language).day.format(Date.UTC(2024, 0, 1 + day))

/** '9am', '5:30pm' in countries with a 12-hour clock, else '09:00', '17:30'. */
function timeText(time: string, language: string): string {
  if (!hourFormats(language).isTwelve) return time
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour % 24 < 12 ? 'am' : 'pm'
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${half}`
}
