import { foldPlaceName } from './fold-place-name.ts'
import type { FoundPlace } from './schema.ts'

/** The approximate location of a request: an ISO 3166-1 alpha-2 code and degrees. */
export type AskedFrom = { country?: string; latitude?: number; longitude?: number }

/** Finds towns and areas as a person types. */
export type Places = {
  /** Up to mostPlaces matches, best first. Throws places_unavailable if the search fails. */
  find: (words: string, from: AskedFrom) => Promise<FoundPlace[]>
}

/** A place and its country, ISO 3166-1 alpha-2. */
export type NamedPlace = { name: string; region: string; country: string }

const long = new Intl.DisplayNames(['en'], { type: 'region', style: 'long', fallback: 'none' })
const short = new Intl.DisplayNames(['en'], { type: 'region', style: 'short', fallback: 'none' })

/** Countries where people name the state, or the part of the United Kingdom, and omit the country. */
const knownByRegion = new Set(['US', 'CA', 'AU', 'GB'])

/** A country's everyday name ('Hong Kong', 'United Kingdom'); blank for an invalid code. */
export function countryName(code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return ''
  const brief = short.of(code) ?? ''
  return brief.length > 2 ? brief : (long.of(code) ?? '')
}

const ownNames = new Map<string, string>()

/** A country's name in its main language: '日本'. */
function ownCountryName(code: string): string {
  const { language = 'en' } = new Intl.Locale(`und-${code}`).maximize()
  const name = ownNames.get(code) ?? new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
  ownNames.set(code, name)
  return name
}

const isLatin = (name: string) => /\p{Script=Latin}/u.test(name)

/**
 * A place as people write it: 'Portland, Oregon', 'Leeds, England', 'Lyon, France', '東京, 日本'. `isTwin`: its country has another place with
 * this name, so the label includes the region.
 */
export function placeLabel({ name, region, country }: NamedPlace, isTwin: boolean): string {
  if (region !== '' && knownByRegion.has(country)) return `${name}, ${region}`
  const parts = [name, ...(isTwin ? [region] : []), isLatin(name) ? countryName(country) : ownCountryName(country)]
  return [...new Set(parts.filter((part) => part !== ''))].join(', ')
}

/** One interpretation of the typed text: a normalized place name, and location words. */
export type ReadWords = { name: string; where: string }

/** The maximum number of words in names and locations. Anything longer is a sentence. */
const maxWords = { name: 8, where: 5 }

/** Unofficial country names. */
const otherCountryNames: Readonly<Record<string, string[]>> = {
  GB: ['uk', 'great britain', 'britain'],
  US: ['usa', 'america', 'united states of america'],
  AE: ['uae'],
  NL: ['holland'],
  CZ: ['czech republic'],
  TR: ['turkey'],
}

/** Every interpretation of the typed text: a name alone, or a name followed by location words. A comma ends the name. */
export function readWords(text: string): ReadWords[] {
  const all = foldPlaceName(text).split(' ')
  const beforeComma = text.includes(',')
    ? foldPlaceName(text.slice(0, text.indexOf(','))).split(' ').length
    : all.length
  return all.flatMap((_, at) => {
    const length = all.length - at
    const isName = length === all.length || length <= beforeComma
    if (!isName || length > maxWords.name || at > maxWords.where) return []
    return [{ name: all.slice(0, length).join(' '), where: all.slice(length).join(' ') }]
  })
}

/** The normalized words that can describe a place's location. `short`: its region's abbreviation. */
export function whereabouts({ name, region, country, short = '' }: NamedPlace & { short?: string }): string[] {
  const own = isLatin(name) ? [] : [ownCountryName(country)]
  const said = [region, short, countryName(country), country, ...own, ...(otherCountryNames[country] ?? [])]
  return [...new Set(said.map(foldPlaceName).filter((one) => one !== ''))]
}

/** Whether the typed words are a subsequence of these: 'all', or 'begun' if the last word is incomplete. */
export function saysWhere(words: string, said: readonly string[]): 'all' | 'begun' | undefined {
  if (words === '' || said.includes(words)) return 'all'
  const after = said
    .filter((one) => words.startsWith(`${one} `))
    .map((one) => saysWhere(words.slice(one.length + 1), said))
  if (after.includes('all')) return 'all'
  return after.includes('begun') || said.some((one) => one.startsWith(words)) ? 'begun' : undefined
}
