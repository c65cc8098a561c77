import { chosen, type Env } from '../../env.ts'
import { AppError } from '../../platform/http/errors.ts'
import { logFailure } from '../../platform/log/log.ts'
import { foldPlaceName } from './fold-place-name.ts'
import { geocoderPlaces } from './geocoder.ts'
import { otherReadings } from './other-readings.ts'
import {
  placeKeys,
  type Shard,
  type ShardIndex,
  type ShardPlace,
  type ShardRegion,
  shardFile,
  shardFolder,
  shardPrefix,
} from './place-shards.ts'
import {
  type AskedFrom,
  countryName,
  type Places,
  placeLabel,
  type ReadWords,
  readWords,
  saysWhere,
  whereabouts,
} from './places.ts'
import { type FoundPlace, maxPlaces } from './schema.ts'

/** Ranking weights, added to the number of digits in the population. */
const worth = { whole: 1.5, wholeBeforeWhere: 4, spelled: 0.01, words: 0.3, country: 1.5, near: 1.5 }
/** The distance in kilometers beyond which a place doesn't count as near. */
const nearby = 300
/** Assumed if the data has no population. */
const leastInhabitants = 500

/** Searches a local index of the world's towns, without any network request. */
export const embeddedPlaces = (shardOf: ShardReader): Places => ({
  find: async (words, from) => {
    const ways = readWords(words).filter(({ name }) => name !== '')
    const found = await Promise.all(ways.map(async (way) => search(way, await shardOf(way.name), from)))
    const others = found.flat().some(({ place }) => place.exact) ? [] : await searchOtherwise(words, from, shardOf)
    const best = [...found.flat(), ...others].sort((a, b) => b.score - a.score)
    const label = foldPlaceName(words)
    const places = distinct(best.map(({ place }) => place)).map((place) => ({
      ...place,
      exact: place.exact || foldPlaceName(place.label) === label,
    }))
    const first = places.slice(0, maxPlaces)
    // Lists a small town even if its name is a prefix of many larger ones, possibly last.
    const named = first.some(({ exact }) => exact) ? undefined : places.find(({ exact }) => exact)
    return named ? [...first.slice(0, maxPlaces - 1), named] : first
  },
})

type Scored = { place: FoundPlace; score: number }

/** The places in a shard whose names start with these words. If location words follow the name, it must be complete. */
function search({ name, where }: ReadWords, { regions, places }: Shard, from: AskedFrom): Scored[] {
  const prefix = `${name} `
  return places.flatMap((row) => {
    const keys = placeKeys(row[0]).filter((key) => key.startsWith(where === '' ? name : prefix) || key === name)
    if (keys.length === 0) return []
    const found = placeIn(row, regions, from)
    const said = saysWhere(where, found.where)
    if (!said) return []
    const isWhole = keys.includes(name)
    const whole = where !== '' && said === 'all' ? worth.wholeBeforeWhere : worth.whole
    const fit = isWhole ? whole : keys.some((key) => key.startsWith(prefix)) ? worth.words : 0
    // A place's name as typed: 'St. Gallen' or 'Sankt Gallen'.
    const spelled = foldPlaceName(row[0]) === name ? worth.spelled : 0
    return [{ place: { ...found.place, exact: isWhole && said === 'all' }, score: found.score + fit + spelled }]
  })
}

/** The same, for words that aren't a place's name but mean one: with abbreviations, or with a district and a street. */
async function searchOtherwise(words: string, from: AskedFrom, shardOf: ShardReader): Promise<Scored[]> {
  for (const { start, means, within } of otherReadings(words)) {
    const { regions, places } = await shardOf(start)
    const meant = places.flatMap((row) => {
      const length = Math.max(0, ...placeKeys(row[0]).map((key) => (means(key) ? key.length : 0)))
      return length === 0 ? [] : [{ ...placeIn(row, regions, from), length }]
    })
    const longest = meant.filter(({ length }) => length === Math.max(...meant.map((one) => one.length)))
    const [first] = longest
    if (!first) continue
    const isOne = longest.every(({ place }) => place.latitude === first.place.latitude)
    if (isOne || within === undefined) return longest.map(exactly)
    const capitals = within === '' ? [] : search({ name: within, where: '' }, await shardOf(within), from)
    const isThere = ({ place }: Scored) => capitals.some((one) => one.place.exact && one.place.region === place.region)
    return longest.filter(isThere).map(exactly)
  }
  return []
}

const exactly = ({ place, score }: Scored): Scored => ({
  place: { ...place, exact: true },
  score: score + worth.wholeBeforeWhere,
})

function placeIn(
  [name, regionAt, population, latitude, longitude, twin]: ShardPlace,
  regions: readonly ShardRegion[],
  from: AskedFrom,
): Scored & { where: string[] } {
  const [country = '', region = '', short = ''] = regions[regionAt] ?? []
  const named = { name, region, country }
  const score = Math.log10(Math.max(population, leastInhabitants)) + closeness({ country, latitude, longitude }, from)
  const place: FoundPlace = {
    ...{ label: placeLabel(named, twin === 1), name, region, country: countryName(country) },
    ...{ latitude, longitude, exact: false, population },
  }
  return { place, score, where: whereabouts({ ...named, short }) }
}

function closeness(place: Required<AskedFrom>, { country, latitude, longitude }: AskedFrom): number {
  const ofCountry = place.country === country ? worth.country : 0
  if (latitude === undefined || longitude === undefined) return ofCountry
  const distance = kilometersBetween(place, { latitude, longitude })
  return ofCountry + worth.near * Math.max(0, 1 - distance / nearby)
}

/** Removes duplicate labels, and duplicate names for the same place. */
function distinct(places: FoundPlace[]): FoundPlace[] {
  const known = new Set<string>()
  return places.filter(({ label, latitude, longitude }) => {
    const at = `${latitude},${longitude}`
    if (known.has(label) || known.has(at)) return false
    known.add(label).add(at)
    return true
  })
}

type Point = { latitude: number; longitude: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const earth = 6371

/** Great-circle distance in kilometers between points in degrees. */
export function kilometersBetween(a: Point, b: Point): number {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const chord = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** How many shards an isolate caches, each some tens of KB. */
const maxKept = 24
const noShard: Shard = { regions: [], places: [] }

/** Reads the shard for a normalized name. */
type ShardReader = (key: string) => Promise<Shard>

const readers = new WeakMap<Fetcher, ShardReader>()

/**
 * Reads shards from the app's static files, with a small cache. `lastBuild`: another server with them, if configured. Throws
 * places_unavailable if the index wasn't built.
 */
function shardReader(assets: Fetcher, lastBuild?: string): ShardReader {
  const known = readers.get(assets)
  if (known) return known
  const reader = keepingReader(async (file) => {
    const path = `/${shardFolder}/${file}`
    return jsonOf(await (lastBuild ? fetch(lastBuild + path) : assets.fetch(`https://assets.invalid${path}`)))
  })
  readers.set(assets, reader)
  return reader
}

/** `read` returns a file's content, or undefined if the file doesn't exist. */
export function keepingReader(read: (file: string) => Promise<unknown>): ShardReader {
  const kept = new Map<string, Promise<Shard>>()
  let index: Promise<ReadonlySet<string>> | undefined
  const splitPrefixes = async () => {
    const found = (await read('index.json')) as ShardIndex | undefined
    if (found) return new Set(found.split)
    logFailure('places.failed', 'no index of places: npm run build makes it')
    throw new AppError('places_unavailable')
  }
  return async (key) => {
    index ??= splitPrefixes()
    const split = await index.catch((error) => {
      index = undefined
      throw error
    })
    const file = shardFile(shardPrefix(key, split))
    const shard = kept.get(file) ?? read(file).then((found) => (found as Shard | undefined) ?? noShard)
    kept.delete(file)
    kept.set(file, shard)
    shard.catch(() => kept.delete(file))
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return shard
  }
}

/** For a missing file, the binding returns the editor's page. */
async function jsonOf(answer: Response): Promise<unknown> {
  const isJson = answer.status === 200 && answer.headers.get('content-type')?.includes('json')
  if (isJson) return answer.json()
  await answer.body?.cancel()
  return undefined
}

const places: Record<Env['PLACES_PROVIDER'], (env: Env) => Places> = {
  embedded: ({ ASSETS, LAST_BUILD_URL }) => embeddedPlaces(shardReader(ASSETS, LAST_BUILD_URL)),
  geocoder: ({ GEOCODER_URL }) => {
    if (!GEOCODER_URL || !URL.canParse(GEOCODER_URL)) {
      throw new Error(
        'PLACES_PROVIDER is geocoder: set GEOCODER_URL to the address of a service that speaks its protocol.',
      )
    }
    return geocoderPlaces({ url: GEOCODER_URL })
  },
}

/** Throws if the geocoder is selected without an address. */
export const choosePlaces = (env: Env): Places => chosen('PLACES_PROVIDER', places, env.PLACES_PROVIDER)(env)
