import { type Weekday, weekdays } from '../../../renderer/document/business.ts'
import type { GoldenBusiness, GoldenFact, Saying } from '../golden-business.ts'
import { containsWords, fold, type Page } from './page.ts'

/** Currency patterns. Currencies with the same sign are treated as one. */
const signs: Readonly<Record<string, RegExp>> = {
  $: /^(?:(?:US|CA|AU?|NZ|MX|C)?\$|USD|CAD|AUD|NZD|MXN|dollars?|bucks?|pesos?)$/i,
  '£': /^(?:£|GBP|pounds?|quid)$/i,
  '€': /^(?:€|EUR|euros?)$/i,
  '¥': /^(?:¥|JPY|円|yen)$/i,
  '₩': /^(?:₩|KRW|원|won)$/i,
  '₹': /^(?:₹|Rs\.?|INR|rupees?)$/i,
  R: /^(?:R|ZAR|rand)$/,
  R$: /^(?:R\$|BRL|reais|real)$/i,
  zł: /^(?:zł|PLN|złotych)$/i,
  kr: /^(?:kr\.?|SEK|kronor)$/i,
  CHF: /^(?:CHF|Fr\.?|Franken|SFr\.?)$/i,
  '₺': /^(?:₺|TL|TRY|lira)$/i,
}

const ofCountry: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['US', 'CA', 'AU', 'NZ', 'MX'].map((country) => [country, '$'])),
  ...Object.fromEntries(['IE', 'DE', 'AT', 'FR', 'ES', 'IT', 'PT', 'NL', 'BE'].map((country) => [country, '€'])),
  ...{ GB: '£', JP: '¥', KR: '₩', IN: '₹', ZA: 'R', BR: 'R$', PL: 'zł', SE: 'kr', CH: 'CHF', TR: '₺' },
}
/** A country's currency sign; undefined if not listed here. */
export const signOf = (country: string): string | undefined => ofCountry[country]

type Amount = { value: number; sign: string | undefined }

const mark =
  /(?:(?<!\p{L})(?:US|CA|AU?|NZ|MX|C|R))?\$|[£€¥₩₹₺]|\b(?:USD|CAD|AUD|NZD|MXN|GBP|EUR|JPY|KRW|INR|ZAR|BRL|PLN|SEK|CHF|TRY|TL|SFr\.?|Fr\.|Rs\.?|dollars?|bucks?|pesos?|pounds?|quid|euros?|yen|rupees?|rand|reais|kronor|lira|Franken|kr\b\.?|zł|złotych)|円|원|(?<!\p{L})R(?=\s?\d)/u
const number = /\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?(?:만)?/
const money = new RegExp(
  `(?<before>${mark.source})?\\s{0,2}(?<![\\d.,:])(?<number>${number.source})(?![\\d])\\s{0,2}(?:,-|\\.-|,–|.–)?\\s?(?<after>${mark.source})?`,
  'giu',
)

const signIn = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : Object.entries(signs).find(([, form]) => form.test(text.trim()))?.[0]

/** Parses a written number: '1.200', '1,200.50', '28,5', '5만'. */
export function numberIn(text: string): number {
  const tenThousands = text.endsWith('만')
  const plain = text.replace(/만$/, '').replace(/['’\s\u00a0\u202f]/g, '')
  const grouped = plain.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  return Number(grouped) * (tenThousands ? 10_000 : 1)
}

/** Every number of a text as an amount, with an adjacent currency if any. */
export function amountsIn(text: string): Amount[] {
  return [...text.normalize('NFKC').matchAll(money)].map(({ groups }) => ({
    value: numberIn(groups?.number ?? ''),
    sign: signIn(groups?.before) ?? signIn(groups?.after),
  }))
}

/** Spellings of a weekday in a language: 'Tuesday', 'Tue', 'Tues', 'Tu'. */
function namesOf(day: Weekday, language: string): string[] {
  const date = Date.UTC(2024, 0, 1 + weekdays.indexOf(day))
  const name = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(date).replace(/\.$/, '')
  const more = language.startsWith('en') ? [`${day.slice(0, 4)}`, `${day.slice(0, 5)}`, `${day}s`] : []
  return [name('long'), name('short'), ...more].map(fold)
}

/** Spellings of a time: '17:30', '5.30pm', '5:30 PM', '17h30', '17 Uhr', '午後5時30分'. */
function timePattern(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  const minutes = minute === 0 ? '(?:[:.h時시]?00)?' : `\\s?[:.h時시]?\\s?${String(minute).padStart(2, '0')}`
  const named = hour === 12 && minute === 0 ? '|noon|midday|midi|mittag|mezzogiorno|正午|정오' : ''
  const night = hour === 24 || (hour === 0 && minute === 0) ? '|midnight|24:00|0?0:00' : ''
  return `(?<![\\d.:,])(?:(?:0?${hour}|0?${twelve})${minutes}${named}${night})(?![\\d]|[.:]\\d)`
}

const isOn = (text: string, day: Weekday, language: string): boolean => {
  const letter = /[\p{L}]/u
  return namesOf(day, language).some((name) => {
    const at = text.indexOf(name)
    const cjk = /^[\p{Script=Han}\p{Script=Hangul}]/u.test(name)
    return at >= 0 && (cjk || (!letter.test(text[at - 1] ?? ' ') && !letter.test(text[at + name.length] ?? ' ')))
  })
}

/**
 * Whether one of these texts states the hours for these days: by first and last day, or by a separate text for each.
 */
export function saysHours(
  texts: readonly string[],
  { days, opens, closes }: { days: readonly Weekday[]; opens: string; closes: string },
  language: string,
): boolean {
  const times = new RegExp(`${timePattern(opens)}.{0,24}?${timePattern(closes)}`, 'u')
  const open = texts.flatMap((text) => text.split('\n')).concat(texts.map((text) => text.replace(/\n/g, ' ')))
  const rows = open.map(fold).filter((row) => times.test(row))
  const daily =
    /every ?day|daily|7 days|täglich|tous les jours|todos los días|tutti i giorni|毎日|매일|codziennie|dagelijks/
  const every = days.length === 7 && rows.some((row) => daily.test(row))
  const ends = [days[0], days.at(-1)].filter((day) => day !== undefined)
  return rows.length > 0 && (every || ends.every((day) => rows.some((row) => isOn(row, day, language))))
}

/** Whether a page contains the owner's fact. */
export function isOnPage(fact: GoldenFact, page: Page, { language }: Pick<GoldenBusiness, 'language'>): boolean {
  if (fact.kind === 'price') return page.units.some((unit) => saysPrice(unit, fact))
  if (fact.kind === 'hours')
    return fact.says.some((saying) => says(page.text, saying)) || saysHours(page.units, fact, language)
  if (fact.kind === 'phone') return fact.says.some((number) => hasPhone(page, String(number)))
  if (fact.kind === 'email' || fact.kind === 'link') {
    const places = [page.text, ...page.links].map((place) => fold(place).replace(/\s/g, ''))
    return fact.says.some((saying) => places.some((place) => place.includes(fold(String(saying)).replace(/\s/g, ''))))
  }
  return fact.says.some((saying) => says(page.text, saying))
}

export function isInSentence(fact: GoldenFact, sentence: string, language: string): boolean {
  if (fact.kind === 'price') return saysPrice(sentence, { ...fact, of: [] })
  if (fact.kind === 'hours')
    return fact.says.some((saying) => says(sentence, saying)) || saysHours([sentence], { ...fact, days: [] }, language)
  if (fact.kind === 'phone') return fact.says.some((number) => digitsIn(sentence).some(endsLike(String(number))))
  return fact.says.some((saying) => says(sentence, saying))
}

export const says = (text: string, saying: Saying): boolean =>
  typeof saying === 'string' ? containsWords(text, saying) : saying.test(fold(text))

function saysPrice(unit: string, { of, says: amounts }: Extract<GoldenFact, { kind: 'price' }>): boolean {
  if (of.length > 0 && !of.some((name) => says(unit, name))) return false
  const found = amountsIn(unit)
  return amounts.some((amount) => {
    const amounts = amountsIn(amount)
    if (amounts.length === 0) return says(unit, amount)
    return amounts.every(({ value, sign }) =>
      found.some((one) => one.value === value && (!sign || !one.sign || one.sign === sign)),
    )
  })
}

const hasPhone = ({ text, links }: Page, number: string) =>
  [...links.map((link) => link.replace(/^tel:|^https:\/\/wa\.me\//, '')), text].flatMap(digitsIn).some(endsLike(number))

/** Sequences of digits formatted like phone numbers. */
export const digitsIn = (text: string): string[] =>
  [...text.normalize('NFKC').matchAll(/\+?\(?\d[\d\s().\-‐-–/·]{4,}\d/g)].map(([run]) => run.replace(/\D/g, ''))

/** Strips national and international prefixes from a number's digits. */
const endsLike = (number: string) => {
  const own = number.replace(/\D/g, '').replace(/^0+/, '')
  return (run: string) => run.includes(own) || (run.length >= 7 && own.endsWith(run.replace(/^0+/, '')))
}
