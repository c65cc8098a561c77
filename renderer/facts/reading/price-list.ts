import type { OfferedService, Price } from '../../document/business.ts'
import { limits } from '../../document/fields/limits.ts'
import { currencyDigits } from '../format-price.ts'
import { durationsIn } from './durations.ts'
import { pricesIn } from './prices.ts'
import { bullet, plainText } from './text-spans.ts'

export type ReadService = Omit<OfferedService, 'id' | 'source'>
export type PriceListContext = {
  /** ISO 3166-1 alpha-2; blank where it is not known. */
  country: string
  /** BCP 47. */
  language: string
  /** ISO 4217: of amounts without a sign. */
  currency: string
}

/** The ones that end a line without a dash before them. */
const endsAsked =
  /^(.*\S)\s+((?:price )?on (?:request|application)|poa|auf anfrage|nach aufwand|sur (?:devis|demande)|a consultar|su richiesta|sob consulta|要相談|応相談|時価|문의)$/iu

/** What one line of a list says. Without a price and a duration, only its words. */
type Line = {
  words: string[]
  price: Price | null
  priceWords: string
  duration: string
  /** Nothing stands above it, or an empty line. */
  isFirst: boolean
  isIndented: boolean
  /** It is marked as a heading: 'Cuts:', '## Cuts', '**Cuts**'. */
  isHeading: boolean
}

/** Separates the parts of a line: a dash, a column's border, a row of dots, wide space. A hyphen within a word does not. */
const parting = /\s+[–—-]+\s+|\s*[|\t;]\s*|\s*(?:\.{3,}|…+|_{3,}|·{2,})\s*|:\s+|\s{3,}/u
/** The heads of a table's columns. */
const columnNames =
  /^(?:(?:service|treatment|item|name|price|cost|duration|time|length|notes?|description|leistung|preis|dauer|servicio|precio|duración|prestation|prix|tarif|durée|servizio|prezzo|durata)s?[\s|,/–—-]*){2,}$/iu
/** Headings that only say that a list follows. */
const general =
  /^(?:our |my |the )?(?:services?|prices?|price list|menu|rates?|treatments?|services (?:and|&) prices|leistungen|preise|preisliste|servicios|precios|tarifas|prestations|tarifs|servizi|prezzi|listino prezzi|料金|料金表|メニュー|가격|메뉴)$/iu
const free =
  /^(?:free(?: of charge)?|no charge|complimentary|gratis|kostenlos|kostenfrei|gratuite?|offerte?|gratuit[oa]|無料|무료)$/iu
/** A price in words. */
const asked =
  /^(?:(?:prices?|cost|quote|preis|precio|prix|tarif|prezzo) )?(?:(?:up)?on (?:request|application|asking|consultation|quotation|enquiry|inquiry)|by (?:quote|quotation|arrangement|consultation)|(?:please )?(?:ask|call|phone|message|email|contact|text)(?: us| me| in (?:salon|store|shop))?(?: (?:for|to get|about) (?:a |the |your |our )?(?:price|prices|quote|details|info))?|(?:free |custom )?quote|poa|p\.o\.a\.?|tb[ca]|varies|variable|market price|mp|auf anfrage|nach (?:aufwand|absprache|vereinbarung)|sur (?:devis|demande)|(?:a |bajo )?(?:consultar|consulta|petición)|(?:a )?presupuesto|su (?:richiesta|preventivo)|(?:da )?preventivo|sob (?:consulta|orçamento)|op aanvraag|na zapytanie|do uzgodnienia|offert|på förfrågan|要相談|応相談|お問い合わせ(?:ください)?|要見積もり?|時価|문의|별도 문의)[.!]?$/iu

/**
 * Reads a price list as people keep it: a service on each line, its price and duration in any order, with headings above groups. An amount
 * without a sign is in the usual currency, where something parts it from the name. A line of words below a service is its note.
 */
export function readPriceList(text: string, context: PriceListContext): ReadService[] {
  const lines = linesOf(text, context)
  const hasNotes = areNotes(lines)
  const services: ReadService[] = []
  let group = ''
  lines.forEach((line, nth) => {
    const last = services.at(-1)
    const [name = '', ...rest] = line.words
    if (isOffer(line)) {
      // Copied from a page, a name, its duration and its price may stand below each other.
      if (name === '' && last && !isPriced(last)) Object.assign(last, completed(last, line))
      else if (name !== '') services.push(serviceOf(line, [name, ...rest], group))
      return
    }
    if (general.test(name)) {
      group = ''
      return
    }
    const next = lines[nth + 1]
    const isBare = next !== undefined && isOffer(next) && next.words.length === 0
    if (!line.isHeading && !isBare && last && isNote(line, hasNotes)) {
      last.note = joined(last.note, line.words.join(' – ').replace(/^\((.*)\)$/, '$1'), limits.serviceNote)
      return
    }
    const heads = line.isHeading || (next !== undefined && !next.isFirst && isOffer(next) && !isBare)
    if (heads) group = cut(line.words.join(' – '), limits.serviceGroup)
    else if (name !== '') services.push(serviceOf(line, line.words, line.isFirst ? '' : group))
  })
  return services
}

const isOffer = ({ price, priceWords, duration }: Line) => price !== null || priceWords !== '' || duration !== ''
const isPriced = ({ price, priceWords }: ReadService) => price !== null || priceWords !== ''

/** Whether the lines without a price describe the service above, as on a menu: most services have one. */
function areNotes(lines: readonly Line[]): boolean {
  const priced = lines.filter(isOffer)
  const below = lines.filter((line, nth) => {
    const before = lines[nth - 1]
    return !isOffer(line) && !line.isHeading && !line.isFirst && before !== undefined && isOffer(before)
  })
  return priced.length > 1 && below.length * 2 >= priced.length
}

/** 'with fries and slaw', '(for long hair)', a whole sentence, or any line below a service of a list whose services have notes. */
const isNote = ({ words, isFirst, isIndented }: Line, hasNotes: boolean) => {
  const said = words.join(' ')
  if (isFirst) return false
  return isIndented || hasNotes || /^[\p{Ll}(*+]/u.test(said) || said.length > limits.serviceName || /[.!]$/.test(said)
}

function serviceOf(
  { price, priceWords, duration }: Line,
  [name = '', ...rest]: readonly string[],
  group: string,
): ReadService {
  const short = cut(name, limits.serviceName)
  const left = name.slice(short.length).trim()
  return {
    ...{ name: short, price, priceWords, duration, group },
    note: cut([left, ...rest].filter(Boolean).join('. '), limits.serviceNote),
  }
}

const completed = (service: ReadService, { price, priceWords, duration }: Line) => ({
  price: price ?? service.price,
  priceWords: priceWords || service.priceWords,
  duration: duration || service.duration,
})

const joined = (one: string, other: string, most: number) => cut([one, other].filter(Boolean).join(' '), most)

/** At most so many letters, cut after a word where there is one. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  return start.slice(0, start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : most).trim()
}

function linesOf(text: string, context: PriceListContext): Line[] {
  const raw = plainLines(text)
  const known = raw.filter(({ said }) => said !== '' && !columnNames.test(said))
  // Amounts without any sign end lines only where many lines do so.
  const bare = known.filter(({ said }) => /\s\d{1,6}(?:[.,]\d{1,2})?$/.test(said)).length
  const isSignless = bare > 1 && bare * 2 >= known.length && !known.some(({ said }) => /\p{Sc}/u.test(said))
  return known.flatMap(({ said, isFirst, isIndented }): Line[] => {
    const marked = /^(?:#{1,6}\s+(?<hash>.+?)|(?<colon>[^:]{2,64}):)$/u.exec(said)?.groups
    const heading = marked?.hash ?? marked?.colon
    if (heading !== undefined && pricesIn(heading, context.country, '').length === 0)
      return [{ ...nothing, words: [heading.replace(/[*:]+$/, '').trim()], isFirst, isIndented, isHeading: true }]
    return offersIn(said, context, isSignless).map((line, nth) => ({
      ...line,
      isFirst: isFirst && nth === 0,
      isIndented,
      isHeading: false,
    }))
  })
}

const nothing = { words: [], price: null, priceWords: '', duration: '' }

/** The lines that say something, without their bullets. */
function plainLines(text: string): { said: string; isFirst: boolean; isIndented: boolean }[] {
  let isFirst = true
  return text.split(/\r\n|[\n\r\u2028]/).flatMap((line) => {
    // Tabs and narrow spaces part columns, so tabs stay.
    const plain = line
      .split('\t')
      .map(plainText)
      .join('\t')
      .replace(/\p{Cf}/gu, '')
    const said = plain
      .replace(/^\s*(?:\*\*|__)([^*]+)(?:\*\*|__)\s*$/u, '## $1')
      .replace(/\*\*|__|`/g, '')
      .replace(bullet, '')
      .replace(/^[|\s]+|[|\s]+$/g, '')
    if (/^[\s|:=_*–—-]*$/u.test(said)) {
      isFirst ||= said === '' && plain.trim() === ''
      return []
    }
    const found = { said, isFirst, isIndented: /^(?: {2,}|\t)\S/.test(plain) }
    isFirst = false
    return [found]
  })
}

type Offer = Pick<Line, 'words' | 'price' | 'priceWords' | 'duration'>

/** What a line offers: one service, or one for each of several prices: 'Cut £28, color £60', 'Massage 30 min £35, 60 min £60'. */
function offersIn(said: string, context: PriceListContext, isSignless: boolean): Offer[] {
  // '£35 – 45 min' is a price and a duration, not a range.
  const language = context.language.split('-')[0] ?? ''
  const pricesBeside = (times: readonly Time[]) => {
    const blank = times.reduce((text, { at, duration }) => replaced(text, at, '\uE000'.repeat(duration.length)), said)
    return { times, blank, prices: pricesIn(blank, context.country, language).filter(({ sure }) => sure) }
  }
  const whole = pricesBeside(timesIn(said))
  // '35 – 45 min' is a range beside a price, and otherwise an amount and a duration.
  const { times, blank, prices } = whole.prices.length > 0 ? whole : pricesBeside(whole.times.map(withoutAmount))
  const durationIn = (from: number, to: number) => times.find(({ at }) => from <= at && at < to)?.duration ?? ''
  const textOf = (from: number, to: number) => blank.slice(from, to).replace(/\(?\uE000+\)?/g, ' – ')
  if (prices.length < 2) {
    const [found] = prices
    const rest = found
      ? `${textOf(0, found.span[0])} – ${textOf(found.span[1], blank.length)}`
      : textOf(0, blank.length)
    const [first = '', ...others] = wordsOf(rest)
    // '45-minute massage'
    const name = times[0]?.at === 0 ? capitalized(first) : first
    const words = [name, ...others].filter(Boolean)
    const part = { words, duration: durationIn(0, said.length), priceWords: '' }
    if (!found) return [inWords(part, { ...context, isSignless })]
    const isExtra = /\+\s*$/.test(blank.slice(0, found.span[0]))
    return [
      isExtra
        ? { ...part, price: null, priceWords: `+${said.slice(...found.span).trim()}`.slice(0, limits.priceWords) }
        : { ...part, price: rounded(found.price) },
    ]
  }
  let from = 0
  let first = ''
  return prices.map(({ span, price }, nth) => {
    const until = prices[nth + 1] === undefined ? blank.length : span[1]
    const [name = '', ...rest] = wordsOf(textOf(from, span[0]).replace(/^\s*(?:[,;/&+]|and\b|or\b)\s*/iu, ''))
    const duration = durationIn(from, until)
    const tail = until > span[1] ? wordsOf(textOf(span[1], until)) : []
    from = span[1]
    if (first === '') first = name
    const words = [name || first, ...rest, ...tail].filter(Boolean)
    return { words: [capitalized(words[0] ?? ''), ...words.slice(1)], duration, price: rounded(price), priceWords: '' }
  })
}

type Time = { duration: string; at: number }

/** Durations with their places. '£20 per 30 min' has none. */
const timesIn = (said: string): Time[] =>
  durationsIn(said)
    .filter(({ span: [at] }) => !/(?:\/|\b(?:per|pro|je|por|par|every|each))\s*$/iu.test(said.slice(0, at)))
    .map(({ duration, span: [at] }) => ({ duration, at }))

function withoutAmount({ duration, at }: Time): Time {
  const [amount = ''] = /^\d+\s+[–—-]\s+(?=\d)/.exec(duration) ?? []
  return { duration: duration.slice(amount.length), at: at + amount.length }
}

const replaced = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + by.length)
const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const wordsOf = (text: string) => text.split(parting).map(trimmedPart).filter(Boolean)

type Unpriced = Omit<Offer, 'price'>
type Signless = { currency: string; isSignless: boolean }

/** An offer whose price is in words or without a sign; without a price where it has neither. */
function inWords(part: Unpriced, signless: Signless): Offer {
  const { words } = part
  const [, name, behind = ''] = endsAsked.exec(words.at(-1) ?? '') ?? []
  if (name !== undefined) return { ...part, words: [...words.slice(0, -1), name], price: null, priceWords: behind }
  const at = words.findIndex((word, nth) => nth > 0 && (free.test(word) || asked.test(word)))
  const said = words[at]
  if (said === undefined) return withBareAmount({ ...part, price: null }, signless)
  const left = words.toSpliced(at, 1)
  if (free.test(said)) return { ...part, words: left, price: amountOf('0', signless.currency) }
  return { ...part, words: left, price: null, priceWords: said.slice(0, limits.priceWords) }
}

const number = /^\d{1,3}(?:[., ']\d{3})+(?:[.,]\d{1,2})?$|^\d{1,7}(?:[.,]\d{1,2})?$/

/** An amount without a sign: a separate part, or the end of the line if other lines end with amounts too. */
function withBareAmount(offer: Offer, { currency, isSignless }: Signless): Offer {
  const { words } = offer
  const at = words.findLastIndex((part, nth) => nth > 0 && number.test(part))
  if (at > 0) return { ...offer, words: words.toSpliced(at, 1), price: amountOf(words[at] ?? '', currency) }
  const last = words.at(-1) ?? ''
  const [, name = '', amount = ''] = /^(.*\S)\s+(\d{1,6}(?:[.,]\d{1,2})?)$/.exec(last) ?? []
  const isAmount = amount !== '' && (isSignless || /[.,]\d{2}$/.test(amount))
  return isAmount ? { ...offer, words: [...words.slice(0, -1), name], price: amountOf(amount, currency) } : offer
}

function amountOf(written: string, currency: string): Price | null {
  const [found] = pricesIn(`${currency} ${written}`, '', '')
  return found ? rounded({ ...found.price, currency }) : null
}

/** In the currency's smallest unit: yen have no decimals. */
function rounded(price: Price): Price {
  const scale = 10 ** currencyDigits(price.currency)
  const round = (amount: number) => Math.round(amount * scale) / scale
  return { ...price, amount: round(price.amount), to: price.to === null ? null : round(price.to) }
}

const trimmedPart = (part: string) =>
  part
    .replace(/^[\s,;:/|=–—-]+|[\s,;:/|=–—-]+$/gu, '')
    .replace(/\(\s*[–—-]?\s*\)/gu, '')
    // The rest of '(+£15)' and '(£15 a visit)' without the price.
    .replace(/\(?\s*\+?\s*$/u, '')
    .replace(/^([^()]*)\)/u, '$1')
    .replace(/\s+/g, ' ')
    .trim()
