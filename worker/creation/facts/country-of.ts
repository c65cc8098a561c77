import { languageOf, languageOfScript } from './language-of.ts'
import { countriesOfNumbers } from './national-numbers.ts'
import { countryOfPhones } from './phones.ts'
import { pricesIn } from './prices.ts'
import { countryOfCurrency } from './words/currencies.ts'
import { countriesNamed, countriesOfRegions } from './words/regions.ts'

const postcodes: readonly (readonly [string, RegExp])[] = [
  ['GB', /\b(?:[A-Z]{1,2}\d[A-Z\d]?) ?\d[A-Z]{2}\b/],
  ['CA', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/],
  [
    'US',
    /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]) \d{5}(?:-\d{4})?\b/,
  ],
  ['AU', /\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT) \d{4}\b|\b(?:NSW|QLD|TAS|Queensland|New South Wales|Tasmania)\b/i],
  ['IE', /\b[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}\b/],
  [
    'IE',
    /\b(?:Co\.?|County) (?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow)\b/i,
  ],
  ['PL', /\b\d{2}-\d{3} \p{Lu}/u],
  ['PT', /\b\d{4}-\d{3}\b/],
  ['JP', /〒 ?\d{3}-\d{4}/],
]

/** Registers and numbers that businesses of one country have. */
const registers: readonly (readonly [string, RegExp])[] = [
  ['AU', /\b(?:ABN|ACN|QBCC|AFSL)\b|\bRMS licen[cs]e/],
  ['NZ', /\bNZBN\b/],
  ['GB', /\b(?:DBS|HETAS|Ofsted|NICEIC|Gas Safe|HMRC|UTR|HCPC|NHS)\b/],
  ['IE', /\b(?:RGII?|Safe Electric|Garda vett\p{L}+|CORU|QQI)\b/u],
  ['IN', /\b(?:GSTIN|FSSAI|PAN card)\b/],
  ['ZA', /\b(?:CIPC|SACE|B-?BBEE)\b/],
  ['FR', /\b(?:SIRET|SIREN)\b/],
  ['IT', /\b(?:P(?:artita|\.) ?IVA|P\.IVA)\b/i],
  ['NL', /\bK[Vv]K\b/],
  ['BR', /\b(?:CNPJ|CPF)\b/],
  ['MX', /\bRFC\b/],
  ['DE', /\b(?:Handwerkskammer|HWK|Amtsgericht)\b/],
]

/** The country of languages that one country writes. Beside Italian francs, prices decide. */
const countryOfLanguage: Readonly<Record<string, string>> = {
  ...{ it: 'IT', pl: 'PL', ja: 'JP', ko: 'KR', tr: 'TR', cs: 'CZ', hu: 'HU', da: 'DK', nb: 'NO', sv: 'SE', fi: 'FI', el: 'GR' },
  ...{ hr: 'HR', uk: 'UA', bg: 'BG', he: 'IL', th: 'TH', vi: 'VN', cy: 'GB' },
} // biome-ignore format: a table

/** Where people write the languages of several countries, the likelier first. */
const countriesOfLanguage: Readonly<Record<string, readonly string[]>> = {
  en: ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'ZA', 'IN'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'US'],
  pt: ['PT', 'BR'],
  nl: ['NL', 'BE'],
}
const countriesOfDollars = ['US', 'CA', 'AU', 'NZ', 'MX', 'AR', 'CO', 'CL', 'SG']
const countriesOfEuros = ['IE', 'DE', 'AT', 'FR', 'BE', 'ES', 'PT', 'NL', 'IT', 'FI', 'GR']

/** Of fewer letters, the language that they look like is a guess. */
const enoughLetters = 40

type Said = { activities: string; location: string; contact: string }

/**
 * The country that phone numbers, a postcode, a register, a region, a script, the currency or the language say. ISO 3166-1 alpha-2; blank
 * where none does.
 */
export function countryOf({ activities, location, contact }: Said): string {
  const ofPhone = countryOfPhones(`${contact}\n${activities}`)
  if (ofPhone !== '') return ofPhone
  const ofPostcode = postcodes.find(([, pattern]) => pattern.test(location))?.[0]
  if (ofPostcode) return ofPostcode
  const ofRegister = registers.find(([, pattern]) => pattern.test(`${activities}\n${contact}`))?.[0]
  if (ofRegister) return ofRegister
  const language = languageOf(activities, '')
  const ofLanguage = countryOfLanguage[language] ?? ''
  const isSure = (activities.match(/\p{L}/gu)?.length ?? 0) >= enoughLetters
  const spoken = [
    ...(countriesOfLanguage[language] ?? (ofLanguage === '' ? [] : [ofLanguage])),
    ...(isSure || language === 'en' ? [] : (countriesOfLanguage.en ?? [])),
  ]
  const payable = spoken.filter((one) => canPay(activities, one))
  const callable = countriesOfNumbers({ activities, contact }, payable)
  const ofRegion = countriesOfRegions(location).filter((one) => spoken.length === 0 || spoken.includes(one))
  // 'WA' is in two countries, and a number that begins with a zero in one of them.
  const named = ofRegion.find((one) => callable.length === 0 || callable.includes(one)) ?? ofRegion[0]
  if (named) return named
  const script = languageOfScript(`${activities} ${location}`, '')
  if (script === 'ja' || script === 'ko') return script === 'ja' ? 'JP' : 'KR'
  const ofPrices = countryOfPrices(activities, '') || countryOfPrices(activities, 'ZA')
  if (ofPrices !== '') return ofPrices
  const [called, ...others] = callable.length > 1 ? countriesNamed(activities, callable) : callable
  if (called && others.length === 0) return called
  return (isSure && ofLanguage) || countryOfEuros(activities, language)
}

/** Whether the signs beside the amounts are those of a country. */
function canPay(activities: string, country: string): boolean {
  if (/(?<!\p{L})\$ ?\d/u.test(activities)) return countriesOfDollars.includes(country)
  if (/€/.test(activities)) return countriesOfEuros.includes(country)
  return true
}

/** Who asks for euros in English is Irish, as far as nothing else is known. */
const countryOfEuros = (activities: string, language: string): string =>
  language === 'en' && pricesIn(activities, '', '').some(({ price }) => price.currency === 'EUR') ? 'IE' : ''

/** `country` decides what R, Rs or Fr. mean; a dollar says nothing. */
function countryOfPrices(activities: string, country: string): string {
  const found = pricesIn(activities, country, '').map(({ price }) => countryOfCurrency[price.currency])
  const countries = new Set(found.filter((one) => one !== undefined))
  const [only = ''] = countries
  return countries.size === 1 ? only : ''
}
