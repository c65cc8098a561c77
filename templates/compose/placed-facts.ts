import type { Business, OfferedService, OwnSentence } from '../../renderer/document/business.ts'
import type { Section } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { factStrip } from '../../renderer/facts/fact-strip.ts'
import { experienceText } from '../../renderer/facts/fact-words.ts'
import { hoursRows } from '../../renderer/facts/format-hours.ts'
import { formatPrice } from '../../renderer/facts/format-price.ts'
import { languageNames } from '../../renderer/facts/language-names.ts'
import { compared, isLabel, isSaid, sectionTextsOf } from './own-words.ts'
import { placeName } from './place-name.ts'

type Unplaced = {
  /** The owner's sentences that the page says neither word for word nor by their facts, in order. */
  sentences: OwnSentence[]
  /** The facts that neither a text nor a view of the page says. */
  facts: FactEntry[]
}

/** What a business says of itself that appears nowhere on its page: neither in a text, nor drawn from the business by a section's view. */
export function unplacedFacts({ business, settings, sections }: WebsiteSettings): Unplaced {
  const shown = sections.filter(({ hidden }) => !hidden)
  const strip = shown.flatMap((section) =>
    section.type === 'Introduction' && section.content.showFacts
      ? factStrip(business, settings.language, section.content.heading)
      : [],
  )
  const texts = [...shown.flatMap(sectionTextsOf), ...strip.map(({ text }) => text)]
  const page = texts.map(compared)
  const numbers = page.map(digits)
  const drawn = drawnFacts(business, shown)
  if (strip.some(({ part }) => part === 'since')) drawn.add('since')
  const said = business.sentences.filter(({ text }) => isSaid(text, page))
  const saidFacts = new Set(said.flatMap(({ facts }) => facts))
  const isPlaced = ({ key, id, parts, words = '' }: FactEntry) =>
    drawn.has(key) ||
    (saidFacts.has(id) && isSaid(words, page)) ||
    parts.every((part) =>
      key.startsWith('phones:') ? numbers.some((one) => one.includes(digits(part))) : isSaid(part, page),
    )
  const facts = factEntries(business, settings.language).filter((entry) => !isPlaced(entry))
  const missing = new Set(facts.map(({ id }) => id))
  const known = new Set(factEntries(business, settings.language).map(({ id }) => id))
  const isTold = ({ text, covered, facts: ids }: OwnSentence) =>
    isSaid(text, page) || (covered && ids.every((id) => known.has(id) && !missing.has(id)))
  return { sentences: business.sentences.filter((sentence) => !isLabel(sentence.text) && !isTold(sentence)), facts }
}

const digits = (text: string) => text.replace(/\D/g, '')

/** The keys of the facts that views draw from the business, whatever the texts say. */
function drawnFacts(business: Business, sections: readonly Section[]): Set<string> {
  const keys = new Set<string>()
  for (const section of sections) for (const key of drawnBy(section, business)) keys.add(key)
  return keys
}

function drawnBy(section: Section, business: Business): string[] {
  const all = (list: 'phones' | 'emails' | 'areas' | 'languages') => business[list].map(({ id }) => `${list}:${id}`)
  if (section.type === 'Contact') {
    const { phone, email, address, hours } = section.content
    return [
      ...(phone === '' ? all('phones') : []),
      ...(email === '' ? all('emails') : []),
      ...(address === '' ? ['address'] : []),
      ...(hours === '' ? ['hours'] : []),
      ...(business.place.town === '' ? [] : ['place']),
      ...all('areas'),
      ...all('languages'),
    ]
  }
  if (section.type === 'Footer') return drawnByFooter(business)
  if (section.type === 'Services') {
    const { items, layout } = section.content
    return items.flatMap((item) => drawnService(item, business, layout === 'PriceList'))
  }
  return []
}

/** The first number and the first mailbox, the address, and what has a number to look up. */
function drawnByFooter({ phones, emails, credentials }: Business): string[] {
  const registered = credentials.filter(({ number }) => number.trim() !== '')
  return [
    ...phones.slice(0, 1).map(({ id }) => `phones:${id}`),
    ...emails.slice(0, 1).map(({ id }) => `emails:${id}`),
    ...registered.map(({ id }) => `credentials:${id}`),
    'address',
  ]
}

type Item = { heading: string; paragraph: string; service: string }

/** Whether an item shows its service whole: its name, its note and, in a price list, its group. */
function drawnService({ service: id, heading, paragraph }: Item, { services }: Business, isList: boolean): string[] {
  const service = services.find((one) => one.id === id)
  if (!service || (service.group !== '' && !isList)) return []
  const text = [compared(heading), compared(paragraph)]
  return isSaid(service.name, text) && isSaid(service.note, text) ? [`services:${id}`] : []
}

/** A fact of a business, as plain text could say it. */
type FactEntry = {
  /** Tells it from all others: 'services:service-1', 'since'. */
  key: string
  /** What a sentence that says it calls it. */
  id: string
  /** What a page must say of it, each part somewhere. */
  parts: readonly string[]
  /** The owner's words for it, which a sentence that only names the fact does not say. */
  words?: string
  /** A line that says all of it. */
  line: string
}

type Listed = 'people' | 'credentials' | 'services' | 'areas' | 'phones' | 'emails' | 'languages' | 'audience' | 'terms'

/** Every fact of a business, in the order in which a page without a place for them lists them. */
export function factEntries(business: Business, language: string): FactEntry[] {
  const listed = (list: Listed, id: string, all: readonly string[], line?: string): FactEntry => {
    const parts = all.map((part) => part.trim()).filter((part) => part !== '')
    return { key: `${list}:${id}`, id, parts, line: line ?? parts.join(', ') }
  }
  const single = (key: string, text: string, id = key): FactEntry => ({ key, id, parts: [text], line: text })
  const { services, people, credentials, areas, phones, emails, languages, audience, terms } = business
  const entries = [
    single('trade', business.trade.name),
    single('place', placeOf(business)),
    single('since', experienceText(business.since, language), 'experience'),
    ...people.map((one) => ({
      ...listed('people', one.id, [one.name, one.role, one.about], personLine(one)),
      words: one.about,
    })),
    ...credentials.map((one) => listed('credentials', one.id, [one.name, one.number])),
    ...services.map((one) => serviceEntry(one, language)),
    ...areas.map((one) => listed('areas', one.id, [one.name])),
    ...audience.map((one) => listed('audience', one.id, [one.text])),
    ...languages.map((one) => listed('languages', one.id, [languageName(one, language)])),
    ...terms.map((one) => listed('terms', one.id, [one.text])),
    { ...single('hours', ''), ...hoursEntry(business, language) },
    single('address', business.address.text),
    ...phones.map((one) =>
      listed('phones', one.id, [one.number], one.kind === 'WhatsApp' ? `WhatsApp ${one.number}` : one.number),
    ),
    ...emails.map((one) => listed('emails', one.id, [one.address])),
    ...business.links.map((one) => ({ key: `links:${one.id}`, id: one.id, parts: [one.url], line: one.url })),
  ]
  return entries.filter(({ parts }) => parts.some((part) => part.trim() !== ''))
}

/** Where the business is: the town, or what the owner typed where nobody knows one. */
const placeOf = ({ place, location }: Business): string =>
  place.town || placeName(location).replace(/^the /, '') || location.trim()

function serviceEntry(service: OfferedService, language: string): FactEntry {
  const { id, name, price, duration, note, group } = service
  const amount = price ? formatPrice(price, language) : ''
  const head = [
    [group, name].filter((part) => part !== '').join(' · '),
    [amount, duration].filter((part) => part !== '').join(', '),
  ].filter((part) => part !== '')
  return {
    key: `services:${id}`,
    id,
    parts: [name, amount, duration, note, group].filter((part) => part !== ''),
    words: note,
    line: [head.join(': '), note].filter((part) => part !== '').join('. '),
  }
}

function hoursEntry({ hours }: Business, language: string): Pick<FactEntry, 'parts' | 'line'> {
  const rows = hoursRows(hours, language).map(({ days, times }) => (times === '' ? days : `${days}: ${times}`))
  return { parts: rows, line: rows.join('\n') }
}

function personLine({ name, role, about }: Business['people'][number]): string {
  const head = role === '' ? name : `${name}, ${role}`
  return about === '' ? head : `${head}. ${about}`
}

/** 'Welsh' of 'cy', in the page's language; the code itself where nobody knows it. */
export const languageName = (spoken: Business['languages'][number], language: string): string =>
  languageNames({ languages: [spoken] }, language)[0] ?? spoken.code
