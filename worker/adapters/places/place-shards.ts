import { foldPlaceName } from './fold-place-name.ts'

/** Where the shards lie among the app's static files. */
export const shardFolder = '_/places'

/** Country (ISO 3166-1 alpha-2), name of the region, and the letters people shorten it to ('OR'), blank without any. */
export type ShardRegion = [country: string, region: string, short: string]

/** Inhabitants, degrees, and 1 where the country has more of this name, so that only its region tells it from them. */
export type ShardPlace = [
  name: string,
  region: number,
  population: number,
  latitude: number,
  longitude: number,
  twin?: 1,
]

/** The places whose keys begin alike, the largest first. */
export type Shard = { regions: ShardRegion[]; places: ShardPlace[] }

/** The beginnings with too many places for one file: theirs has only the largest, and those that are called just that. */
export type ShardIndex = { split: string[] }

/** What a place is found by: its folded name, with 'saint' written out and shortened. */
export function placeKeys(name: string): string[] {
  const key = foldPlaceName(name)
  return [...new Set([key, key.replace(/\bst\b/g, 'saint'), key.replace(/\bsaint\b/g, 'st')])]
}

/** The beginning of a key that has a separate shard. */
export function shardPrefix(key: string, split: ReadonlySet<string>): string {
  let length = 2
  while (length < key.length && split.has(key.slice(0, length))) length += 1
  return key.slice(0, length)
}

/** The file of a beginning, in letters that any file system and address takes. */
export const shardFile = (prefix: string): string =>
  `${prefix.replace(/[^a-z0-9]/g, (letter) => (letter === ' ' ? '_' : `-${letter.codePointAt(0)?.toString(16)}`))}.json`
