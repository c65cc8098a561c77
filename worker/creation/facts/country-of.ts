import { languageOf, languageOfScript } from './language-of.ts'
import { countryOfPhones } from './phones.ts'
import { pricesIn } from './prices.ts'
import { countryOfCurrency } from './words/currencies.ts'
import { countryOfRegion } from './words/regions.ts'

const postcodes: readonly (readonly [string, RegExp])[] = [
  ['GB', /\b(?:[A-Z]{1,2}\d[A-Z\d]?) ?\d[A-Z]{2}\b/],
  ['CA', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/],
  [
    'US',
    /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]) \d{5}(?:-\d{4})?\b/,
  ],
  ['AU', /\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT) \d{4}\b|\b(?:NSW|QLD|TAS|Queensland|New South Wales|Tasmania)\b/],
  ['IE', /\b[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}\b/],
  [
    'IE',
    /\b(?:Co\.?|County) (?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow)\b/,
  ],
  ['PL', /\b\d{2}-\d{3} \p{Lu}/u],
  ['PT', /\b\d{4}-\d{3}\b/],
  ['JP', /〒 ?\d{3}-\d{4}/],
]

type Said = { activities: string; location: string; contact: string }

/** The country that phone numbers, a postcode, a region, a script or the currency say. ISO 3166-1 alpha-2; blank where none does. */
export function countryOf({ activities, location, contact }: Said): string {
  const ofPhone = countryOfPhones(`${contact}\n${activities}`)
  if (ofPhone !== '') return ofPhone
  const ofPostcode = postcodes.find(([, pattern]) => pattern.test(location))?.[0]
  if (ofPostcode) return ofPostcode
  const ofRegion = countryOfRegion(location)
  if (ofRegion !== '') return ofRegion
  const script = languageOfScript(`${activities} ${location}`, '')
  if (script === 'ja' || script === 'ko') return script === 'ja' ? 'JP' : 'KR'
  return countryOfPrices(activities, '') || countryOfPrices(activities, 'ZA') || countryOfEuros(activities)
}

/** Who asks for euros in English is Irish, as far as nothing else is known. */
const countryOfEuros = (activities: string): string =>
  pricesIn(activities, '', '').some(({ price }) => price.currency === 'EUR') && languageOf(activities, '') === 'en'
    ? 'IE'
    : ''

/** `country` decides what R, Rs or Fr. mean; a dollar says nothing. */
function countryOfPrices(activities: string, country: string): string {
  const found = pricesIn(activities, country, '').map(({ price }) => countryOfCurrency[price.currency])
  const countries = new Set(found.filter((one) => one !== undefined))
  const [only = ''] = countries
  return countries.size === 1 ? only : ''
}
