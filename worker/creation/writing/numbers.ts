import { plain } from './words.ts'

/** From one on. One is a pronoun or an article in too many languages: it counts as no number. */
const spelled: Readonly<Record<string, string>> = {
  en: ' two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: ' zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  // 'neuf' is new as well.
  fr: ' deux trois quatre cinq six sept huit - dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: ' dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  // 'sei' is 'you are' as well.
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

/** Values by word, for every language that has a table: an owner may mix two. */
const values = new Map<string, number>()
for (const words of Object.values(spelled)) {
  for (const [index, word] of words.split(' ').entries()) if (word.length > 1) values.set(word, index + 1)
}
for (const words of Object.values(tens)) {
  for (const [index, word] of words.split(' ').entries()) values.set(word, 30 + 10 * index)
}
values.set('duas', 2)

const wordLike = /[\p{L}]+(?:-[\p{L}]+)*/gu
/** 'fünfundzwanzig', 'vijfentwintig': the unit comes first. */
const unitFirst =
  /^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|een|twee|drie|vijf|zes|zeven|negen)(?:und|en|ën)(.+)$/u
const ideographs = '〇一二三四五六七八九'
/** A Han numeral that counts something. A single one is an ordinary word. */
const counted = /([〇一二三四五六七八九十百千万]+)(?=[年人円元時日月名回分歳代坪室席本枚件])/gu

/** The numbers that a text says, in digits or in words, each in one form: '1,200.50' is '1200.5', 'twelve' is '12', '9:00' is '9'. */
export function numbersIn(text: string): string[] {
  const said = plain(text).toLowerCase()
  const digits = Array.from(said.matchAll(/\d+(?:[.,:'\u202f\u00a0]\d+)*/g), ([run]) => canonical(run))
  const words = Array.from(said.matchAll(wordLike), ([word]) => numberOf(word))
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
  // A leading zero belongs to a phone number or a code.
  const integer = digits.length > 1 && digits.startsWith('0') ? digits : `${Number(digits)}`
  return decimals && Number(decimals) > 0 ? `${integer}.${decimals.replace(/0$/, '')}` : integer
}

function numberOf(word: string): number | undefined {
  const known = values.get(word)
  if (known !== undefined) return known
  const [first = '', second = '', ...more] = word.split('-')
  const [ten, unit] = [values.get(first), second === 'one' ? 1 : values.get(second)]
  if (more.length === 0 && ten !== undefined && ten >= 20 && unit !== undefined && unit < 10) return ten + unit
  const [, small = '', large = ''] = unitFirst.exec(word) ?? []
  const base = values.get(large)
  if (base === undefined || base < 20) return undefined
  return base + (small === 'ein' || small === 'een' ? 1 : (values.get(small) ?? 0))
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
