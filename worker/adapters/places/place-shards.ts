import { foldPlaceName } from './fold-place-name.ts'

/** The shards' folder among the app's static files. */
export const shardFolder = '_/places'

/** Country (ISO 3166-1 alpha-2), region name, and the region's abbreviation ('OR'), blank if it has none. */
export type ShardRegion = [country: string, region: string, short: string]

/** Population, degrees, and 1 if the country has several places of this name, so that the region must be shown. */
export type ShardPlace = [
  name: string,
  region: number,
  population: number,
  latitude: number,
  longitude: number,
  twin?: 1,
]

/** Places whose keys share a prefix, largest first. */
export type Shard = { regions: ShardRegion[]; places: ShardPlace[] }

/** Prefixes with too many places for one file: their file has only the largest, and exact matches. */
export type ShardIndex = { split: string[] }

/** The search keys of a place: its folded name, with 'saint' both spelled out and abbreviated. */
export function placeKeys(name: string): string[] {
  const key = foldPlaceName(name)
  return [...new Set([key, key.replace(/\bst\b/g, 'saint'), key.replace(/\bsaint\b/g, 'st')])]
}

/** The prefix of a key that has its own shard. */
export function shardPrefix(key: string, split: ReadonlySet<string>): string {
  let length = 2
  while (length < key.length && split.has(key.slice(0, length))) length += 1
  return key.slice(0, length)
}

/** The file of a prefix, in letters that any file system and URL accepts. */
export const shardFile = (prefix: string): string =>
  `${prefix.replace(/[^a-z0-9]/g, (letter) => (letter === ' ' ? '_' : `-${letter.codePointAt(0)?.toString(16)}`))}.json`
