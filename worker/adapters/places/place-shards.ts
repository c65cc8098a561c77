import { foldPlaceName } from './fold-place-name.ts'

/** The shards' folder among the app's static files. */
export const shardFolder = '_/places'

/** Country (ISO 3166-1 alpha-2), region name, and the region's abbreviation ('OR'), blank if it has none. */
export type ShardRegion = [country: string, region: string, short: string]

/** Population, degrees, and 1 if the country has several places with this name, so that the region must be shown. */
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

/** Prefixes with too many places for one file: their file has only the largest ones and exact matches. */
export type ShardIndex = { split: string[] }

/** A place's search keys: its normalized name, with 'saint' both spelled out and abbreviated, and 'Muenchen' for 'München'. */
export function placeKeys(name: string): string[] {
  const key = foldPlaceName(name)
  const typed = foldPlaceName(name.replace(/[äöüøå]/gi, (letter) => twoLetters[letter.toLowerCase()] ?? letter))
  return [...new Set([key, typed, key.replace(/\bst\b/g, 'saint'), key.replace(/\b(?:saint|sankt)\b/g, 'st')])]
}

/** Replacements for letters that keyboards lack. */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Scripts whose characters are syllables or words, written without spaces between words. */
export const syllabic = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** These scripts have thousands of characters, so this many Unicode neighbors share a shard. */
const neighbors = 64

/** The form of a key that decides its shard. */
export function shardKey(key: string): string {
  if (!syllabic.test(key)) return key
  const [first = '', ...others] = key
  const letter = first.codePointAt(0) ?? 0
  return String.fromCodePoint(letter - (letter % neighbors)) + others.join('')
}

/** The minimum number of a key's letters in its shard's name. */
export const shortestPrefix = (key: string): 1 | 2 => (key > '\u024f' ? 1 : 2)

/** The prefix of a key that has its own shard. */
export function shardPrefix(key: string, split: ReadonlySet<string>): string {
  const divided = shardKey(key)
  let length: number = shortestPrefix(divided)
  while (length < divided.length && split.has(divided.slice(0, length))) length += 1
  return divided.slice(0, length)
}

/** A prefix's file, named in letters that any file system and URL accepts. */
export const shardFile = (prefix: string): string =>
  `${prefix.replace(/[^a-z0-9]/g, (letter) => (letter === ' ' ? '_' : `-${letter.codePointAt(0)?.toString(16)}`))}.json`
