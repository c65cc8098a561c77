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
  ['AU', /\b(?:NSW|VIC|QLD|TAS|ACT) \d{4}\b/],
  ['IE', /\b[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}\b/],
  ['PL', /\b\d{2}-\d{3} \p{Lu}/u],
  ['PT', /\b\d{4}-\d{3}\b/],
  ['JP', /〒 ?\d{3}-\d{4}/],
]

/** The country of a business where its place did not say it: by phone numbers, postcode, region or currency. ISO 3166-1 alpha-2, or blank. */
export function countryOf({
  activities,
  location,
  contact,
}: {
  activities: string
  location: string
  contact: string
}): string {
  const ofPhone = countryOfPhones(`${contact}\n${activities}`)
  if (ofPhone !== '') return ofPhone
  const ofPostcode = postcodes.find(([, pattern]) => pattern.test(location))?.[0]
  if (ofPostcode) return ofPostcode
  const ofRegion = countryOfRegion(location)
  if (ofRegion) return ofRegion
  // An amount in rand: no other currency is a bare R.
  if (/(?<![\p{L}\p{N}$])R ?\d{2,}(?![\p{L}])/u.test(activities)) return 'ZA'
  const countries = new Set(pricesIn(activities, '', '').map(({ price }) => countryOfCurrency[price.currency] ?? ''))
  const [country = ''] = countries
  return countries.size === 1 ? country : ''
}
