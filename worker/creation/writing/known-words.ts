import { type Business, weekdays } from '../../../renderer/document/business.ts'
import { primaryLanguage } from '../../../renderer/document/values/languages.ts'
import { hourWords } from '../../../renderer/languages/read-hours.ts'
import { memoize } from '../../../renderer/memoize.ts'
import { sentencesIn } from '../../model/sentences.ts'
import { isNegated } from './claims.ts'
import { isInstruction, toldFacts } from './told-facts.ts'

/** What a text may claim about a business: the facts from its owner or its own page. */
export type KnownWords = {
  /** The page's language, BCP 47. */
  language: string
  /** Lowercase, for comparison. */
  text: string
  stems: ReadonlySet<string>
  /** Word stems from sentences without a denial: 'insur' from 'We are insured', but not from 'We are not insured'. */
  affirmed: ReadonlySet<string>
  numbers: ReadonlySet<string>
  /** Each phone number's digits, without grouping. */
  phones: readonly string[]
  weekdays: ReadonlySet<string>
}

type Sources = {
  business: Business
  language: string
  /** Other true texts: the business's name, its own page, and texts that code placed. */
  also?: readonly string[]
}

export function knownWords({ business, language, also = [] }: Sources): KnownWords {
  const facts = toldFacts(business, language).map(({ text }) => text)
  const place = [business.place.town, business.place.region, countryName(business.place.country, language)]
  const { activities, location } = business
  return wordsOf([activities, location, ...also, ...facts, ...place], business, language)
}

/** The known words of some texts, including their opening hours and phone numbers. */
export function wordsOf(
  texts: readonly string[],
  business: Pick<Business, 'hours' | 'phones'>,
  language: string,
): KnownWords {
  const sentences = texts.flatMap(sentencesOf).filter((one) => one !== '' && !isInstruction(one))
  const text = plain(sentences.join('\n')).toLowerCase()
  return {
    language,
    text,
    stems: stemsOf(sentences),
    affirmed: stemsOf(sentences.flatMap(clausesIn).filter((clause) => !isNegated(clause))),
    numbers: new Set([...sentences.flatMap((one) => numbersIn(one, language)), ...hourNumbers(business)]),
    phones: business.phones.map(({ number }) => number.replace(/\D/g, '')),
    weekdays: knownWeekdays(business, language, text),
  }
}

/** The parts of a text between commas, dashes and periods. */
export const clausesIn = (text: string): string[] =>
  sentencesIn(text).flatMap((sentence) => sentence.split(/[;:–—]|\s-\s|,\s/u))

const sentencesOf = (text: string) => text.split('\n').flatMap(sentencesIn)
const stemsOf = (sentences: readonly string[]) => new Set(sentences.flatMap(wordsIn).map(stemOf))

function countryName(code: string, language: string): string {
  try {
    return code === '' ? '' : (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? '')
  } catch {
    return ''
  }
}

/** Opening and closing hours, on the 12-hour and the 24-hour clock. */
export const hourNumbers = ({ hours }: Pick<Business, 'hours'>): string[] =>
  hours.periods
    .flatMap(({ opens, closes }) => [opens, closes])
    .flatMap((time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number)
      const shown = [hour, hour % 12 || 12].map(String)
      return minute === 0 ? shown : shown.flatMap((one) => [`${one}:${time.slice(3)}`, `${one}.${time.slice(3)}`])
    })

/** Lowercase, starting with Monday (2024-01-01). */
export const weekdayNames = memoize((language: string): string[] => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return weekdays.map((_day, index) => format.format(Date.UTC(2024, 0, 1 + index)).toLowerCase())
}, 20)

/**
 * Days in the opening hours or named in the text. All days if the text abbreviates any in hours that the rules couldn't read: 'Mon–Fri'
 * names only two.
 */
function knownWeekdays({ hours }: Pick<Business, 'hours'>, language: string, text: string): Set<string> {
  const open = new Set([...hours.periods.flatMap(({ days }) => days), ...hours.closed])
  const short = weekdayNames(language).map((name) => name.slice(0, language.startsWith('de') ? 2 : 3))
  const shortened =
    open.size === 0 &&
    [...short, 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].some((day) =>
      new RegExp(`(?<!\\p{L})${day}\\.?(?!\\p{L})`, 'u').test(text),
    )
  const names = [language, 'en'].flatMap((one) =>
    weekdayNames(one).filter((name, index) => {
      const day = weekdays[index]
      return shortened || (day && open.has(day)) || text.includes(name) || isShortIn(text, one, index)
    }),
  )
  return new Set(names)
}

/** 'weds' is short for Wednesday. */
function isShortIn(text: string, language: string, index: number): boolean {
  const short = hourWords[primaryLanguage(language)]?.short[index] ?? ''
  return short !== '' && new RegExp(`(?<!\\p{L})(?:${short})(?!\\p{L})`, 'u').test(text)
}

/** Starts from two: in too many languages, 'one' is also a pronoun or an article. */
const spelled: Readonly<Record<string, string>> = {
  en: ' two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: ' zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  // 'neuf' also means new.
  fr: ' deux trois quatre cinq six sept huit - dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: ' dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  // 'sei' also means 'you are'.
  it: ' due tre quattro cinque - sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  pt: ' dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  nl: ' twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
}
const tens: Readonly<Record<string, string>> = {
  en: 'thirty forty fifty sixty seventy eighty ninety hundred',
  de: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  fr: 'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
  es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  it: 'trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  pt: 'trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
  nl: 'dertig veertig vijftig zestig zeventig tachtig negentig honderd',
}

/** Number values by word, for each language. */
const values = new Map<string, Map<string, number>>()
for (const [language, words] of Object.entries(spelled)) {
  const units = words.split(' ').flatMap((word, index) => (word.length > 1 ? [[word, index + 1] as const] : []))
  const rounds = (tens[language] ?? '').split(' ').map((word, index) => [word, 30 + 10 * index] as const)
  values.set(language, new Map([...units, ...rounds]))
}
values.get('pt')?.set('duas', 2)

/** The value of a number word in a language, or in English, since owners mix them; in any language if undefined. 'Due' is Italian for 2. */
function valueIn(word: string, language: string | undefined): number | undefined {
  const own = language === undefined ? [...values.keys()] : [primaryLanguage(language), 'en']
  return own.map((one) => values.get(one)?.get(word)).find((value) => value !== undefined)
}

const wordLike = /[\p{L}]+(?:-[\p{L}]+)*/gu
/** 'fünfundzwanzig', 'vijfentwintig': the unit comes first. */
const unitFirst =
  /^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|een|twee|drie|vijf|zes|zeven|negen)(?:und|en|ën)(.+)$/u
const ideographs = '〇一二三四五六七八九'
/** A Han numeral with a counter. Alone, it is an ordinary word. */
const counted = /([〇一二三四五六七八九十百千万]+)(?=[年人円元時日月名回分歳代坪室席本枚件])/gu

/**
 * The numbers in a text, in digits or words, normalized: '1,200.50' becomes '1200.5', 'twelve' '12', '9:00' '9'. Without a `language`,
 * number words of any language count.
 */
export function numbersIn(text: string, language?: string): string[] {
  const said = plain(text).toLowerCase()
  const digits = Array.from(said.matchAll(/\d+(?:[.,:'\u202f\u00a0]\d+)*/g), ([run]) => canonical(run))
  const words = Array.from(said.matchAll(wordLike), ([word]) => numberOf(word, language))
  const han = Array.from(said.matchAll(counted), ([, run = '']) => (run === '一' ? undefined : hanValue(run)))
  return [...new Set([...digits, ...[...words, ...han].flatMap((value) => (value === undefined ? [] : [`${value}`]))])]
}

function canonical(run: string): string {
  const time = /^(\d{1,2}):(\d{2})$/.exec(run)
  if (time) return time[2] === '00' ? `${Number(time[1])}` : `${Number(time[1])}:${time[2]}`
  const whole =
    /^\d{1,3}(?:([.,'\u202f\u00a0])\d{3})(?:\1\d{3})*(?=$|[.,]\d{1,2}$)/.exec(run)?.[0] ?? /^\d+/.exec(run)?.[0] ?? ''
  const rest = run.slice(whole.length)
  const decimals = /^[.,](\d{1,2})$/.exec(rest)?.[1]
  if (rest !== '' && decimals === undefined) return run.replace(/[,']/g, '.')
  const digits = whole.replace(/\D/g, '')
  // A number with a leading zero is a phone number or a code.
  const integer = digits.length > 1 && digits.startsWith('0') ? digits : `${Number(digits)}`
  return decimals && Number(decimals) > 0 ? `${integer}.${decimals.replace(/0$/, '')}` : integer
}

function numberOf(word: string, language: string | undefined): number | undefined {
  const value = (part: string) => valueIn(part, language)
  const known = value(word)
  if (known !== undefined) return known
  const [first = '', second = '', ...more] = word.split('-')
  const [ten, unit] = [value(first), second === 'one' ? 1 : value(second)]
  if (more.length === 0 && ten !== undefined && ten >= 20 && unit !== undefined && unit < 10) return ten + unit
  // 'ten-class'
  if (ten !== undefined && second !== '' && unit === undefined) return ten
  const [, small = '', large = ''] = unitFirst.exec(word) ?? []
  const base = value(large)
  if (base === undefined || base < 20) return undefined
  return base + (small === 'ein' || small === 'een' ? 1 : (value(small) ?? 0))
}

function hanValue(run: string): number {
  const units: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }
  let [total, part, digit] = [0, 0, 0]
  for (const sign of run) {
    const unit = units[sign]
    if (sign === '万') [total, part, digit] = [(total + part + digit || 1) * 10_000, 0, 0]
    else if (unit) [part, digit] = [part + (digit || 1) * unit, 0]
    else digit = digit * 10 + ideographs.indexOf(sign)
  }
  return total + part + digit
}

/** Normalizes quotation marks, dashes and spaces for comparison. Keeps capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** A text's lowercase words, also in scripts without spaces. */
export const wordsIn = (text: string): string[] =>
  Array.from(segmenter.segment(plain(text).toLowerCase()), ({ segment, isWordLike }) =>
    isWordLike ? segment : '',
  ).filter((word) => /\p{L}/u.test(word))

const stemLength = 5
/** Scripts in which words have two characters. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The stem shared by a word's forms, like 'cutting' and 'cuts'. Ignores accents. */
export function stemOf(word: string): string {
  if (dense.test(word)) return word.slice(0, 2)
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').replace(/'s$/, '')
  return bare.length > stemLength ? bare.slice(0, stemLength) : bare.replace(/(?<=..)(?:es|s|e|n)$/, '')
}

/** Stems of meaningful words. In languages with spaces, short words are mostly grammar. */
export const contentStems = (text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => dense.test(word) || word.length > 3)
      .map(stemOf),
  )

/** Whether a text contains the owner's words, ignoring spaces, capitals and quotation mark styles. */
export function standsIn(said: string, text: string): boolean {
  const wanted = plain(said).toLowerCase()
  return wanted !== '' && plain(text).toLowerCase().includes(wanted)
}
