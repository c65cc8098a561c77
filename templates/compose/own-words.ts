import type { Business, OfferedService, OwnSentence } from '../../renderer/document/business.ts'
import { fieldText } from '../../renderer/document/fields/field-text.ts'
import { itemSchema, schemaFields } from '../../renderer/document/fields/schema-fields.ts'
import { type Section, sectionTypes } from '../../renderer/document/section-types.ts'
import { type FormattedText, plainWords } from '../../renderer/document/values/formatted-text.ts'
import type { Link } from '../../renderer/document/values/link.ts'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { factStrip } from '../../renderer/facts/fact-strip.ts'
import { experienceText } from '../../renderer/facts/fact-words.ts'
import { hoursRows } from '../../renderer/facts/format-hours.ts'
import { formatPrice } from '../../renderer/facts/format-price.ts'
import { languageNames } from '../../renderer/facts/language-names.ts'
import { placeName } from './place-name.ts'

/** The owner's words as they stand on a page: word for word, with a capital in front and a full stop behind where these are missing. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  return stopped(capitalized(trimmed))
}

/** The same as a heading: without the full stop. */
export const asHeading = (text: string): string => capitalized(text.trim().replace(/(?<![.。])[.。]$/u, ''))

/** Capitalizes the first letter, except of names such as 'iPhone', 'jo@alder.example' and 'www.alder.example'. */
export function capitalized(text: string): string {
  const [first = ''] = text.split(/\s/, 1)
  if (/\p{Lu}|[@/]|\p{L}\.\p{L}/u.test(first.slice(1)) && !/[\p{L}]['’]\p{Lu}/u.test(first)) return text
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** A full stop behind a letter or a number, in the scripts that have one. */
function stopped(text: string): string {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][)）」』]?$/u.test(text)) return `${text}。`
  return /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hangul}\p{sc=Hebrew}\p{sc=Arabic}\d\p{Sc}%)\]’”"']$/u.test(
    text,
  ) && !/[.!?…。！？]['’”")\]]$/u.test(text)
    ? `${text}.`
    : text
}

/** A heading that the owner wrote over a list, which says nothing alone: 'MENU', 'Prices:', '【営業時間】'. */
export const isLabel = (text: string): boolean => label.test(text.trim())

const label =
  /^(?:[【[〔<][^】\]〕>]{1,24}[】\]〕>]|\S+(?:\s\S+)?[:：]|(?:menu|menú|menù|prices|services|opening hours|hours|contact|speisekarte|preise|leistungen|öffnungszeiten|kontakt|tarifs|horaires|precios|servicios|horario|prezzi|servizi|orari|メニュー|料金|営業時間))\.?$/iu

/** First words of sentences that mean little without the sentence before them. */
export const leansOn =
  /^(?:and|but|or|so|then|also|plus|too|that|this|these|those|they|them|it|he|she|his|her|their|there|which|because|y|pero|también|además|eso|et|mais|aussi|cela|donc|e|ma|anche|questo|und|aber|auch|dann|das|dies|sie|er|es|そして|また|でも|그리고|하지만|또한)(?![\p{L}])/iu

/** Joins two texts as a paragraph does. */
export function joined(before: string, after: string): string {
  if (before === '' || after === '') return before + after
  if (before.includes('\n') || after.includes('\n')) return `${before.trimEnd()}\n${after}`
  return /[。！？]$/u.test(before) ? before + after : `${before} ${after}`
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/**
 * The part of a text that fits into `room` characters, up to the end of a line or a sentence, and the rest. `force` also cuts between
 * words, for a text without either that has no place as a whole.
 */
export function split(text: string, room: number, force = false): [head: string, rest: string] {
  let end = 0
  for (const { index, segment } of sentences.segment(text)) {
    for (const match of segment.matchAll(/\n|$/g)) {
      const at = index + (match.index ?? 0)
      if (text.slice(0, at).trimEnd().length <= room) end = Math.max(end, at)
    }
  }
  if (end === 0 && force && text.length > room) {
    const space = text.slice(0, room + 1).search(/\s\S*$/)
    end = space > 0 ? space : wholeCharacters(text, room)
  }
  return [text.slice(0, end).trim(), text.slice(end).trim()]
}

/** The longest beginning that cuts no character in two. */
function wholeCharacters(text: string, room: number): number {
  const code = text.charCodeAt(room - 1)
  return code >= 0xd800 && code <= 0xdbff ? room - 1 : room
}

/** A text as it is compared: small letters and one space between words, with a space at either end. */
export function compared(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}\p{So}%+#&@]+/gu, ' ')
    .trim()
  return ` ${plain} `
}

/** Only a text longer than this may stand on a page in parts. */
export const longestWhole = 240

/** In characters: shorter parts could be of any text. */
const shortestPart = 24

const shortestTitle = 12

/**
 * Whether texts of a page, as `compared` has them, say a text: as a whole, as a title and what stands below it, or in parts where it was too
 * long for one place.
 */
export function isSaid(text: string, page: readonly string[]): boolean {
  const stands = (part: string) => page.some((one) => one.includes(compared(part)))
  if (compared(text).trim() === '' || stands(text)) return true
  const parts = [...text.matchAll(/[:;,]\s|\s[–—-]\s|\s\(/g)].filter(({ index }) => index >= shortestTitle)
  if (parts.some(({ index, 0: mark }) => stands(text.slice(0, index)) && stands(text.slice(index + mark.length))))
    return true
  if (text.length <= longestWhole) return false
  const [letters, places] = [closed(compared(text)), page.map(closed)]
  let at = 0
  while (at < letters.length) {
    const length = longestPart(letters, at, places)
    if (length < Math.min(shortestPart, letters.length - at)) return false
    at += length
  }
  return true
}

const closed = (text: string) => text.replaceAll(' ', '')

function longestPart(letters: string, from: number, places: readonly string[]): number {
  let length = 0
  let candidates = places
  while (from + length < letters.length) {
    const part = letters.slice(from, from + length + 1)
    candidates = candidates.filter((text) => text.includes(part))
    if (candidates.length === 0) break
    length += 1
  }
  return length
}

type Values = Readonly<Record<string, unknown>>

type Schema = Parameters<typeof schemaFields>[0]

/** Every text that a section holds for visitors: its lines, what its buttons say and where they lead. Blank ones are left out. */
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

/** A link to a section says its label only; any other says its address as well. */
const linkTexts = ({ type, label, value }: Link): string[] =>
  type === 'None' ? [] : type === 'Section' ? [label] : [label, value]

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
    const isGrouped = !['Cards', 'Split'].includes(layout)
    return items.flatMap((item) => drawnService(item, business, isGrouped))
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

type Item = { heading: string; paragraph: FormattedText; service: string }

/** Whether an item shows its service whole: its name, its note and, where the layout has groups, its group. */
function drawnService({ service: id, heading, paragraph }: Item, { services }: Business, isGrouped: boolean): string[] {
  const service = services.find((one) => one.id === id)
  if (!service || (service.group !== '' && !isGrouped)) return []
  const text = [compared(heading), compared(plainWords(paragraph))]
  return isSaid(serviceTitle(service), text) && isSaid(service.note, text) ? [`services:${id}`] : []
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
    single('rate', business.rate ? formatPrice(business.rate, language) : ''),
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
  const { id, price, duration, note, group } = service
  const name = serviceTitle(service)
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
