import type { Price } from '../../renderer/document/business.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import { matchesOf, type Span } from './text-spans.ts'

/** What an ambiguous currency sign, such as the dollar's, means in each country. */
const dollars: Readonly<Record<string, string>> = {
  ...{ US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', TW: 'TWD', MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP' },
  ...{ UY: 'UYU', JM: 'JMD', TT: 'TTD', BB: 'BBD', BS: 'BSD', FJ: 'FJD', NA: 'NAD' },
} // biome-ignore format: a table is easier to read with one row per line
const crowns: Readonly<Record<string, string>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' }
const crownsOfLanguages: Readonly<Record<string, string>> = { sv: 'SEK', nb: 'NOK', no: 'NOK', da: 'DKK' }
const rupees: Readonly<Record<string, string>> = { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' }
const pesos: Readonly<Record<string, string>> = { MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP', UY: 'UYU', PH: 'PHP' }

const always: Readonly<Record<string, string>> = {
  ...{ '£': 'GBP', '€': 'EUR', '₩': 'KRW', '₹': 'INR', '₺': 'TRY', '₪': 'ILS', '₱': 'PHP', '฿': 'THB', '₫': 'VND', '₦': 'NGN' },
  ...{ '₽': 'RUB', '₴': 'UAH', us$: 'USD', ca$: 'CAD', c$: 'CAD', au$: 'AUD', a$: 'AUD', nz$: 'NZD', hk$: 'HKD', s$: 'SGD' },
  ...{ r$: 'BRL', mx$: 'MXN', nt$: 'TWD', zł: 'PLN', zl: 'PLN', złotych: 'PLN', złote: 'PLN', kč: 'CZK', 円: 'JPY', 원: 'KRW' },
  ...{ 元: 'CNY', euro: 'EUR', euros: 'EUR', quid: 'GBP', yen: 'JPY', reais: 'BRL', franken: 'CHF', kronor: 'SEK', kroner: '' },
  ...{ ksh: 'KES', rp: 'IDR', lei: 'RON', sfr: 'CHF', dhs: 'AED' },
} // biome-ignore format: a table is easier to read with one row per line

/** ISO 4217 codes that people write next to amounts. */
const currencyCodes =
  'EUR|USD|GBP|CHF|CAD|AUD|NZD|JPY|KRW|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|INR|PKR|LKR|ZAR|BRL|MXN|ARS|CLP|COP|AED|SAR|SGD|HKD|TWD|CNY|THB|MYR|IDR|PHP|VND|TRY|ILS|KES|NGN|GHS|EGP|MAD|UAH'
const isCode = new RegExp(`^(?:${currencyCodes})$`)

/** The ISO 4217 code of a currency sign; blank if it depends on an unknown country. */
function currencyOf(sign: string, country: string, language: string): string {
  if (isCode.test(sign)) return sign
  const said = sign.toLowerCase().replace(/\.$/, '')
  if (said === '$' || said === 'dollar' || said === 'dollars') return dollars[country] ?? (country === '' ? 'USD' : '')
  if (said === '¥') return country === 'CN' ? 'CNY' : 'JPY'
  if (said === 'kr' || said === 'kroner' || said === ',-') return crowns[country] ?? crownsOfLanguages[language] ?? ''
  if (said === 'rs') return rupees[country] ?? 'INR'
  if (said === 'r' || said === 'rand') return country === 'ZA' || said === 'rand' ? 'ZAR' : ''
  // '12ft' is a length.
  if (said === 'ft') return sign === 'Ft' || country === 'HU' ? 'HUF' : ''
  if (said === 'rm') return country === 'MY' ? 'MYR' : ''
  if (said === 'fr') return country === 'CH' || country === 'LI' ? 'CHF' : ''
  if (said === 'pesos') return pesos[country] ?? ''
  if (said === 'rupees') return rupees[country] ?? ''
  return always[said] ?? ''
}

/** The only country that uses this sign; blank for shared signs. */
export const countryOfCurrency: Readonly<Record<string, string>> = {
  ...{ GBP: 'GB', KRW: 'KR', JPY: 'JP', PLN: 'PL', BRL: 'BR', INR: 'IN', CZK: 'CZ', HUF: 'HU', TRY: 'TR', ILS: 'IL', CHF: 'CH' },
  ...{ ZAR: 'ZA', CAD: 'CA', AUD: 'AU', NZD: 'NZ', SEK: 'SE', NOK: 'NO', DKK: 'DK', PHP: 'PH', THB: 'TH', VND: 'VN', NGN: 'NG' },
} // biome-ignore format: a table is easier to read with one row per line

/** Pattern sources for the words around prices, in the supported languages. */

/** Words that mark a starting price, before and after the amount. */
const fromBefore =
  '(?:(?:prices? |rates? |costs? )?(?:start(?:s|ing)? (?:at|from)|starts)|from(?: (?:just|only))?|(?:schon )?ab|desde|a partir de|à partir de|dès|a partire da|partendo da|da|vanaf|od|från|fra|už od)'
const fromAfter = String.raw`(?:and up(?:wards?)?|upwards?|(?<!\s)\+(?!\s*[\p{L}\d])|~(?!\s*\d)|から|より|부터)`

/** Words that mark an amount that isn't the price: an estimate, a maximum, a discount. */
const vagueBefore =
  /(?:\b(?:about|around|approx(?:imately)?|roughly|circa|ca|c|up to|under|over|below|above|less than|more than|at least|saves?|saving|within|max(?:imum)?|(?<!\d ?)min(?:imum)?|bis(?: zu)?|unter|über|etwa|rund|hasta|menos de|más de|unos|jusqu'à|moins de|plus de|environ|fino a|circa|até|tot|do|upp till|was|worth|voucher|spend|spending|orders?|deposit|anzahlung)|[~<>±])\.?(?: (?:of|a|just|only))*\s*$/iu
const vagueAfter =
  /^\s*(?:off\b|discount|deposit|minimum|min\b|rabatt|de descuento|de réduction|di sconto|voucher|million|mio\b|bn\b|[km]\b|\/?-?ish\b|or (?:less|more|so|under|over)|max\b|以上|以下|未満|割引|引き|이상|이하|미만|(?:or|and) (?:above|upwards)\b)/iu

const one = {
  en: "half[- ]hour|half[- ]day|hour|hr|h|day|night|week|month|year|annum|session|lesson|class|person|head|adult|child|kid|guest|visit|call|item|piece|room|car|van|dog|cat|pet|animal|page|word|mile|km|k|meter|metre|square meter|square metre|square foot|square feet|sq\\.? ?m|sq\\.? ?ft|sq\\.? ?meter|sq\\.? ?metre|sq\\.? ?foot|sq\\.? ?feet|m²|m2|kg|lb|pound|dozen|doz|slice|portion|plate|student|pupil|couple|family|window|load|bag|box|bunch|loaf|term|team|player|bike|tire|tyre|wheel|panel|door|garment|hem|pair|photo|image|bottle|glass|pint|cup|scoop|jar|ticket|place|seat|table|unit|property|appointment|treatment|area|tooth|tree|hedge|nail|course",
  de: 'Stunde|Std\\.?|Tag|Nacht|Woche|Monat|Jahr|Person|Pers\\.?|Sitzung|Stück|Stk\\.?|qm|Quadratmeter|Einheit|Kind|Kopf|Hund|Fenster|Zimmer|Lektion|Kurs|Auto|Termin|Portion|Glas|Minute|Min\\.?',
  es: 'hora|día|noche|semana|mes|año|persona|sesión|clase|pieza|niño|niña|habitación|visita|unidad|coche|kilo',
  fr: "heure|jour|nuit|semaine|mois|an|personne|pers\\.?|séance|cours|pièce|nuitée|enfant|adulte|visite|unité|mètre",
  it: 'ora|giorno|notte|settimana|mese|anno|persona|seduta|lezione|pezzo|bambino|camera|visita|kg',
  pt: 'hora|dia|noite|semana|mês|ano|pessoa|sessão|aula|peça|criança|visita|unidade',
  nl: 'uur|dag|nacht|week|maand|jaar|persoon|les|sessie|stuk|kind|kamer',
  pl: 'godzin[aęy]|godz\\.?|h|osob[aęy]|os\\.?|dzień|noc|tydzień|miesiąc|rok|lekcj[aęi]|sztuk[aęi]|szt\\.?|wizyt[aęy]',
  sv: 'timme|tim|person|pers\\.?|dag|natt|vecka|månad|år|styck|st|lektion|gång',
} // biome-ignore format: a table is easier to read with one row per line
const things = [...new Set(Object.values(one).flatMap((words) => words.split('|')))]
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** The unit: 'per hour', '/hr', 'an hour', 'pp', 'pro Stunde', "de l'heure". */
const unitAfter = String.raw`(?:\/ ?(?:${things})|(?:per|an?|each|every|pro|je|die|por|la|el|al|a la|à la|par|le|de l'|l'|à l'|all'|a|al|p\.?\/?|za|i|om) ?(?:${things})|every \d+ (?:weeks|days)|(?:per |for )?\d{1,3} ?min(?:ute)?s?(?= (?:slot|block))|each|apiece|p\.?p\.?(?:p\.?n\.?)?|p\.?h\.?|p\.?w\.?|(?:per|pro) [\p{Ll}]{2,15}|an? [\p{Ll}]{2,12}(?=\s*(?:[,;.)|]|$))|pcm|monthly|weekly|hourly|stündlich|die Stunde|pro Stunde|\/ ?(?:時間|回|名|人|月|시간|회|인|명)|(?:1|一)?(?:時間|回|名様?|人)(?:あたり|につき))(?![\p{L}\p{N}])`
/** Words that may precede any unit. */
const taxAfter = String.raw`(?:\(?(?:(?:\+|plus|inc(?:l(?:uding|\.)?|\.)?|ex(?:cl(?:uding|\.)?|\.)?|zzgl\.?|inkl\.?|exkl\.?) ?(?:VAT|GST|HST|tax|MwSt\.?|USt\.?|IVA|TVA|BTW|moms)|IVA (?:incluido|inclusa)|HT|TTC|税込|税別|税抜)\)?)(?![\p{L}\p{N}])`

/** The pattern source for a number as people write amounts: '1,200', '28,50', "1'200.–", '5 000'. */
const amount = String.raw`(?:\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d{1,2}(?:,\d{2})+,\d{3}|\d{1,7}(?:[.,]\d{1,2})?)(?![\d]|[.,]\d)`

/**
 * An amount in whole units; undefined if the separators are invalid or it's too large for a price. In every country, a last group of three
 * digits is thousands, and one of one or two digits is cents.
 */
function amountOf(written: string): number | undefined {
  const text = written.replace(/[' ]/g, '')
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  // In Indian numbers such as '1,20,000', the middle groups have two digits.
  const digits = whole.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(/^(\d{1,2}),(?=\d{2}(?:,\d{2})*\d{3}$)/, '$1')
  if (!/^\d+$/.test(digits)) return undefined
  const value = Number(cents === '' ? digits : `${digits}.${cents}`)
  return value > maxAmount ? undefined : value
}

/** A longer number is a phone or registration number. */
const maxAmount = 1_000_000_000

export type FoundPrice = {
  price: Price
  /** Includes 'from', the currency and the unit. */
  span: Span
  /** Whether it is an exact price: not 'about £40' or '£10 off'. */
  sure: boolean
}

const before = String.raw`(?:(?:US|CA|C|AU|A|NZ|HK|S|R|MX|NT)?\$|[£€¥₩₹₺₪₱฿₫₦₽₴]|zł|SFr\.?|Fr\.|Rs\.?|kr\.?|Rp\.?|KSh|Dhs|RM|R(?=\d)|(?:${currencyCodes})(?![\p{L}]))`
const after = String.raw`(?:[€£₩₺₽₴₪₹₱฿₫₦]|\$|zł|zl|złotych|złote|Kč|円|元|원|kr\.?|kronor|kroner|Ft|lei|CHF|SFr\.?|Fr\.|Franken|euros?|Euros?|dollars?|quid|reais|pesos|rupees|rand|yen|(?:${currencyCodes}))(?![\p{L}\d])|(?:円|원|元)`
const dash = String.raw`(?:[-–—~]|to|and|bis|a|à|al|au|e|até|tot|do|till|y|und|et|から|부터)`
const end = String.raw`(?:[.,][-–—]{1,2})?`
const oriental = String.raw`(?:\d+(?:\.\d)?[万만](?: ?\d+[千천]|\d{1,4})?|\d+[千천])`

const pattern = new RegExp(
  String.raw`(?:(?<from>(?<![\p{L}\p{N}])${fromBefore}):? )?(?<![\p{Script=Latin}\p{N}.,])(?:` +
    String.raw`(?<sign>${before}) ?(?<low>${amount})${end}(?: ?(?<joint>${dash}) ?(?:${before} ?)?(?<high>${amount})${end})?` +
    String.raw`|(?<eastern>${oriental}) ?(?<easternSign>円|원)` +
    String.raw`|(?<low2>${amount})${end} ?(?:(?:${after}) ?)?(?:(?<joint2>${dash}) ?(?<high2>${amount})${end} ?)?(?<sign2>${after})` +
    String.raw`)(?<open> ?${fromAfter})?(?<unit> ?${unitAfter})?(?<tax> ?${taxAfter})?`,
  'gudi',
)

/** Every price in a text. `country` and `language` decide which dollar or crown is meant. */
export function pricesIn(text: string, country: string, language: string): FoundPrice[] {
  return matchesOf(text, pattern).flatMap(({ match, span }) => {
    const said = match.groups ?? {}
    const sign = said.sign ?? said.sign2 ?? said.easternSign ?? ''
    const currency = currencyOf(/^(?:[a-z]{3})$/.test(sign) ? sign.toLowerCase() : sign, country, language)
    const low = said.eastern ? easternAmount(said.eastern) : amountOf(said.low ?? said.low2 ?? '')
    const top = said.high ?? said.high2
    const high = top === undefined ? null : amountOf(top)
    if (currency === '' || low === undefined || high === undefined) return []
    if (high !== null && high <= low) return []
    const unit = `${said.unit ?? ''}${said.tax ?? ''}`.replace(/^[, ]+/, '').trim()
    const price: Price = {
      ...{ amount: low, to: high, currency },
      from: high === null && (said.from !== undefined || said.open !== undefined),
      unit: unit.length <= limits.priceUnit ? unit : '',
    }
    // 'Cuts and colour are £28 and £60' gives two prices, not a range.
    const joined = /^(?:and|y|und|et|e)$/i.test(said.joint ?? said.joint2 ?? '')
    const isBetween =
      high === null
        ? null
        : /(?:\bbetween|\bvon|\bentre|\bde|\btra|\bzwischen|\btussen)\s*$/iu.exec(text.slice(0, span[0]))
    const start = isBetween ? span[0] - isBetween[0].length : span[0]
    const preceding = text.slice(Math.max(0, start - 24), start)
    const sure =
      unit.length <= limits.priceUnit &&
      !vagueBefore.test(preceding) &&
      !vagueAfter.test(text.slice(span[1])) &&
      (!joined || isBetween !== null)
    return [{ price, span: [start, span[1]] as const, sure }]
  })
}

/** '3万' is 30,000, '1万5千' 15,000, '3만 5천' 35,000. */
function easternAmount(written: string): number | undefined {
  const [, tens = '0', thousands, units = '0'] =
    /^(?:(\d+(?:\.\d)?)[万만])? ?(?:(\d+)[千천])?(\d{1,4})?$/.exec(written) ?? []
  const value = Math.round(Number(tens) * 10_000) + Number(thousands ?? 0) * 1000 + Number(units)
  return value > 0 ? value : undefined
}
