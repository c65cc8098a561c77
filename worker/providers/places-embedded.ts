import { foldPlaceName } from '../contract/fold-place-name.ts'
import { type FoundPlace, mostPlaces } from '../contract/places.ts'
import { kilometersBetween } from './kilometers-between.ts'
import { countryName, placeLabel } from './place-label.ts'
import { placeKeys, type Shard } from './place-shards.ts'
import { type ReadWords, readWords, saysWhere, whereabouts } from './place-words.ts'
import type { AskedFrom, Places } from './places.ts'
import type { ShardReader } from './shard-reader.ts'

/** What counts how much, beside the digits of the inhabitants. */
const worth = { whole: 1.5, wholeBeforeWhere: 4, words: 0.3, country: 1.5, near: 1.5 }
/** Kilometers beyond which nothing is near. */
const nearby = 300
/** Where the data has no inhabitants. */
const leastInhabitants = 500

/** Finds places in an index of the world's towns, without asking anybody. */
export const embeddedPlaces = (shardOf: ShardReader): Places => ({
  find: async (words, from) => {
    const ways = readWords(words).filter(({ name }) => name !== '')
    const found = await Promise.all(ways.map(async (way) => search(way, await shardOf(way.name), from)))
    const best = found.flat().sort((a, b) => b.score - a.score)
    const label = foldPlaceName(words)
    const places = distinct(best.map(({ place }) => place)).map((place) => ({
      ...place,
      exact: place.exact || foldPlaceName(place.label) === label,
    }))
    const first = places.slice(0, mostPlaces)
    // A small town whose whole name begins that of many large ones is there, if last.
    const named = first.some(({ exact }) => exact) ? undefined : places.find(({ exact }) => exact)
    return named ? [...first.slice(0, mostPlaces - 1), named] : first
  },
})

/** The places of a shard that these words name, as far as they go. Words that say where make the name a whole one. */
function search({ name, where }: ReadWords, { regions, places }: Shard, from: AskedFrom) {
  const prefix = `${name} `
  return places.flatMap(([called, regionAt, population, latitude, longitude, twin]) => {
    const keys = placeKeys(called).filter((key) => key.startsWith(where === '' ? name : prefix) || key === name)
    if (keys.length === 0) return []
    const [country = '', region = '', short = ''] = regions[regionAt] ?? []
    const named = { name: called, region, country }
    const said = saysWhere(where, whereabouts({ ...named, short }))
    if (!said) return []
    const isWhole = keys.includes(name)
    const whole = where === '' ? worth.whole : worth.wholeBeforeWhere
    const fit = isWhole ? whole : keys.some((key) => key.startsWith(prefix)) ? worth.words : 0
    const score =
      Math.log10(Math.max(population, leastInhabitants)) + fit + closeness({ country, latitude, longitude }, from)
    const place: FoundPlace = {
      ...{ label: placeLabel(named, twin === 1), name: called, region, country: countryName(country) },
      ...{ latitude, longitude, exact: isWhole && said === 'all' },
    }
    return [{ place, score }]
  })
}

function closeness(place: Required<AskedFrom>, { country, latitude, longitude }: AskedFrom): number {
  const ofCountry = place.country === country ? worth.country : 0
  if (latitude === undefined || longitude === undefined) return ofCountry
  const distance = kilometersBetween(place, { latitude, longitude })
  return ofCountry + worth.near * Math.max(0, 1 - distance / nearby)
}

/** Each label once, and each place by one of its names. */
function distinct(places: FoundPlace[]): FoundPlace[] {
  const known = new Set<string>()
  return places.filter(({ label, latitude, longitude }) => {
    const at = `${latitude},${longitude}`
    if (known.has(label) || known.has(at)) return false
    known.add(label).add(at)
    return true
  })
}
