import type { Business, OfferedService } from '../../renderer/document/business.ts'
import { replaceSection } from '../../renderer/document/edits/edits.ts'
import { fieldText } from '../../renderer/document/fields/field-text.ts'
import { itemSchema, schemaFields } from '../../renderer/document/fields/schema-fields.ts'
import { type Section, type SectionOf, sectionTypes } from '../../renderer/document/section-types.ts'
import { type FormattedText, plainWords } from '../../renderer/document/values/formatted-text.ts'
import type { Link } from '../../renderer/document/values/link.ts'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { factStrip } from '../../renderer/facts/fact-strip.ts'
import { experienceText } from '../../renderer/facts/fact-words.ts'
import { hoursRows } from '../../renderer/facts/format-hours.ts'
import { formatPrice, hasCents } from '../../renderer/facts/format-price.ts'
import { languageNames } from '../../renderer/facts/language-names.ts'
import { mended } from '../plan/mend.ts'
import { type OwnerPart, ownerParts } from '../plan/owner-parts.ts'
import { isQuoted, quotedReviews } from '../plan/quoted-reviews.ts'
import { asSentence, normalized } from '../plan/sentence-text.ts'
import { sentencesIn } from '../plan/sentences.ts'
import { yearAlone } from '../plan/year-alone.ts'
import { placeName } from './place-name.ts'

const minTitleLength = 12

/** Places where a sentence may be split between a headline and the text below. */
const splitPoint = /[:;,]\s|\s[–—-]\s|\s\(|,?\s(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar|i|ale|och|men)\s/giu

/**
 * Whether normalized page texts contain a text, as typed or corrected, as a whole or split between a headline and the
 * text below.
 */
export function appearsOnPage(text: string, page: readonly string[], language = 'en'): boolean {
  const appears = (part: string) =>
    [part, mended(part, language), yearAlone(part) ?? part].some((words) =>
      page.some((one) => one.includes(normalized(words))),
    )
  if (normalized(text).trim() === '' || appears(text)) return true
  const sentences = sentencesIn(text)
  if (sentences.length > 1) return sentences.every((one) => appearsOnPage(one, page, language))
  const joints = [...text.matchAll(splitPoint)].filter(({ index }) => index >= minTitleLength)
  return joints.some(({ index, 0: mark }) => appears(text.slice(0, index)) && appears(text.slice(index + mark.length)))
}

type Values = Readonly<Record<string, unknown>>

type Schema = Parameters<typeof schemaFields>[0]

/** All visible texts of a section, including link labels and targets. Omits blank ones. */
export function sectionTextsOf(section: Section): string[] {
  return textsOf(sectionTypes[section.type].content, section.content).filter((text) => text.trim() !== '')
}

function textsOf(schema: Schema, values: Values): string[] {
  return schemaFields(schema).flatMap((field) => {
    const value = values[field.name]
    const words = fieldText(field, value)
    if (words !== undefined) return [words]
    if (field.control === 'link') return linkTexts(value as Link)
    if (field.control !== 'list') return []
    return (value as readonly Values[]).flatMap((item) => textsOf(itemSchema(field), item))
  })
}

/** Label of a link, and its address unless it links to a section. */
const linkTexts = ({ type, label, value }: Link): string[] =>
  type === 'None' ? [] : type === 'Section' ? [label] : [label, value]

/** Maximum length of the contact section's text, in characters. */
const maxContactLength = 512

/** Adds facts that appear nowhere on the page to the contact section, one per line, as long as there is room. */
export function withUnplacedFacts(document: WebsiteSettings): WebsiteSettings {
  const contact = document.sections.find((section) => section.type === 'Contact')
  if (!contact) return document
  const { facts } = unplacedFacts(document)
  const rate = facts.find(({ key }) => key === 'rate')
  const services = document.sections.find((section) => section.type === 'Services')
  if (rate && services) document = withRate(document, services, asSentence(rate.line))
  const lines = facts.filter((fact) => fact !== rate || !services).map(({ line }) => asSentence(line))
  const body = lines.reduce(
    (text, line) => (text.length + line.length < maxContactLength ? `${text}\n${line}`.trim() : text),
    plainWords(contact.content.body).trim(),
  )
  return replaceSection(document, { ...contact, content: { ...contact.content, body } })
}

function withRate(document: WebsiteSettings, services: SectionOf<'Services'>, rate: string): WebsiteSettings {
  const body = `${rate} ${plainWords(services.content.body)}`.trim()
  return replaceSection(document, { ...services, content: { ...services.content, body } } as Section)
}

type Unplaced = {
  /** Parts of the owner's text that appear neither in prose nor in a list. */
  texts: string[]
  /** Facts that appear neither in a text nor in a view. */
  facts: FactEntry[]
}

/** Facts and texts of a business that appear nowhere on its page: neither in texts nor in facts that views read from the business. */
export function unplacedFacts({ business, settings, sections }: WebsiteSettings): Unplaced {
  const { language } = settings
  const shown = sections.filter(({ hidden }) => !hidden)
  const strip = shown.flatMap((section) =>
    section.type === 'Introduction' && section.content.showFacts
      ? factStrip(business, language, `${section.content.kicker} ${section.content.heading}`)
      : [],
  )
  const page = [...shown.flatMap(sectionTextsOf), ...strip.map(({ text }) => text)].map(normalized)
  const numbers = page.map(digits)
  const drawn = drawnFacts(business, shown)
  if (strip.some(({ part }) => part === 'since')) drawn.add('since')
  const parts = ownerParts(business, language).filter(({ kind }) => kind !== 'talk')
  const reviews = quotedReviews(business).filter(({ text, author }) =>
    [text, author].every((one) => appearsOnPage(one, page)),
  )
  const unplacedIn = ({ text, rest, details }: OwnerPart) =>
    isQuoted(text, reviews)
      ? []
      : [rest, ...details.map((detail) => detail.text)].filter((one) => !appearsOnPage(one, page, language))
  const placedParts = parts.filter((part) => unplacedIn(part).length === 0)
  const placedFacts = new Set(placedParts.flatMap(({ facts, rest }) => (rest === '' ? [] : facts)))
  const isPlaced = ({ key, id, parts: all, words = '' }: FactEntry) =>
    drawn.has(key) ||
    (placedFacts.has(id) && appearsOnPage(words, page, language)) ||
    all.every((part) =>
      key.startsWith('phones:')
        ? numbers.some((one) => one.includes(digits(part)))
        : appearsOnPage(part, page, language),
    )
  return {
    texts: parts.flatMap(unplacedIn),
    facts: factEntries(business, language).filter((entry) => !isPlaced(entry)),
  }
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Keys of facts that views read from the business, regardless of texts. */
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
      ...(isPlaceShown(business) ? ['place'] : []),
      ...all('areas'),
      ...all('languages'),
    ]
  }
  if (section.type === 'Footer') return drawnByFooter(business)
  if (section.type === 'Services') {
    const { items, layout } = section.content
    const isGrouped = !['Cards', 'Split'].includes(layout)
    return items.flatMap((item) => drawnService(item, business, isGrouped))
  }
  return []
}

/** Whether the contact section shows a place or town. */
const isPlaceShown = ({ place, location }: Business): boolean => `${location}${place.town}`.trim() !== ''

/** The first phone number and email, the address, and credentials with a number. */
function drawnByFooter({ phones, emails, credentials }: Business): string[] {
  const registered = credentials.filter(({ number }) => number.trim() !== '')
  return [
    ...phones.slice(0, 1).map(({ id }) => `phones:${id}`),
    ...emails.slice(0, 1).map(({ id }) => `emails:${id}`),
    ...registered.map(({ id }) => `credentials:${id}`),
    'address',
  ]
}

type Item = { heading: string; paragraph: FormattedText; service: string }

/** Whether an item shows all of its service: name, note and, in layouts with groups, the group. */
function drawnService({ service: id, heading, paragraph }: Item, { services }: Business, isGrouped: boolean): string[] {
  const service = services.find((one) => one.id === id)
  if (!service || (service.group !== '' && !isGrouped)) return []
  const text = [normalized(heading), normalized(plainWords(paragraph))]
  return appearsOnPage(serviceTitle(service), text) && appearsOnPage(service.note, text) ? [`services:${id}`] : []
}

type FactEntry = {
  /** Unique key, such as 'services:service-1' or 'since'. */
  key: string
  /** Id of the fact in sentences. */
  id: string
  /** Texts, all of which must appear on the page. */
  parts: readonly string[]
  /** The owner's words about the fact. A sentence that only mentions it may leave them out. */
  words?: string
  line: string
}

type Listed = 'people' | 'credentials' | 'services' | 'areas' | 'phones' | 'emails' | 'languages' | 'audience' | 'terms'

/** All facts of a business, in the order in which unplaced facts are listed. */
export function factEntries(business: Business, language: string): FactEntry[] {
  const listed = (list: Listed, id: string, all: readonly string[], line?: string): FactEntry => {
    const parts = all.map((part) => part.trim()).filter((part) => part !== '')
    return { key: `${list}:${id}`, id, parts, line: line ?? parts.join(', ') }
  }
  const single = (key: string, text: string, id = key): FactEntry => ({ key, id, parts: [text], line: text })
  const { services, people, credentials, areas, phones, emails, languages, audience, terms } = business
  const cents = hasCents(business)
  const entries = [
    single('trade', business.trade.name),
    single('place', placeOf(business)),
    single('since', experienceText(business.since, language), 'experience'),
    ...people.map((one) => ({
      ...listed('people', one.id, [one.name, one.role, one.about], personLine(one)),
      words: one.about,
    })),
    ...credentials.map((one) => listed('credentials', one.id, [one.name, one.number])),
    ...services.map((one) => serviceEntry(one, language, cents)),
    single('rate', business.rate ? formatPrice(business.rate, language, cents) : ''),
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

/** The town, otherwise the location as typed. */
const placeOf = ({ place, location }: Business): string =>
  place.town || placeName(location).replace(/^the /, '') || location.trim()

function serviceEntry(service: OfferedService, language: string, cents: boolean): FactEntry {
  const { id, price, duration, note, group } = service
  const name = serviceTitle(service)
  const amount = price ? formatPrice(price, language, cents) : ''
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

/** 'Welsh' for 'cy', in the page's language. Unknown codes are returned as they are. */
export const languageName = (spoken: Business['languages'][number], language: string): string =>
  languageNames({ languages: [spoken] }, language)[0] ?? spoken.code
