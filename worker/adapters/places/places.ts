import { foldPlaceName } from './fold-place-name.ts'
import type { FoundPlace } from './schema.ts'

/** Where somebody asks from, as far as that is known: an ISO 3166-1 alpha-2 code, and degrees. */
export type AskedFrom = { country?: string; latitude?: number; longitude?: number }

/** Finds towns and areas by what a person types. */
export type Places = {
  /** At most mostPlaces, the best first; none when nothing fits. Throws places_unavailable when it cannot be known. */
  find: (words: string, from: AskedFrom) => Promise<FoundPlace[]>
}

/** A place and the letters of its country, ISO 3166-1 alpha-2. */
export type NamedPlace = { name: string; region: string; country: string }

const long = new Intl.DisplayNames(['en'], { type: 'region', style: 'long', fallback: 'none' })
const short = new Intl.DisplayNames(['en'], { type: 'region', style: 'short', fallback: 'none' })

/** Where people write the state and leave out the country. */
const knownByRegion = new Set(['US', 'CA', 'AU'])

/** A country's name as people write it ('Hong Kong', 'United Kingdom'); blank for an invalid code. */
export function countryName(code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return ''
  const brief = short.of(code) ?? ''
  return brief.length > 2 ? brief : (long.of(code) ?? '')
}

/**
 * A place as a person writes it: 'Portland, Oregon', 'Leeds, United Kingdom'. `isTwin`: its country has more of this name, so
 * the region is written too.
 */
export function placeLabel({ name, region, country }: NamedPlace, isTwin: boolean): string {
  if (region !== '' && knownByRegion.has(country)) return `${name}, ${region}`
  const parts = [name, ...(isTwin ? [region] : []), countryName(country)]
  return [...new Set(parts.filter((part) => part !== ''))].join(', ')
}

/** One reading of the typed text: the folded name of a place, and the words about its location. */
export type ReadWords = { name: string; where: string }

/** The longest names, and words about a location. Anything longer is a sentence. */
const most = { name: 8, where: 5 }

/** Country names that are no official ones. */
const otherCountryNames: Readonly<Record<string, string[]>> = {
  GB: ['uk', 'great britain', 'britain'],
  US: ['usa', 'america', 'united states of america'],
  AE: ['uae'],
  NL: ['holland'],
  CZ: ['czech republic'],
  TR: ['turkey'],
}

/** Every way to read what was typed: as a name alone, or as a name with words after it that say where. A comma ends the name. */
export function readWords(text: string): ReadWords[] {
  const all = foldPlaceName(text).split(' ')
  const beforeComma = text.includes(',')
    ? foldPlaceName(text.slice(0, text.indexOf(','))).split(' ').length
    : all.length
  return all.flatMap((_, at) => {
    const length = all.length - at
    const isName = length === all.length || length <= beforeComma
    if (!isName || length > most.name || at > most.where) return []
    return [{ name: all.slice(0, length).join(' '), where: all.slice(length).join(' ') }]
  })
}

/** The possible words about a place's location, folded. `short`: letters of its region. */
export function whereabouts({ region, country, short = '' }: NamedPlace & { short?: string }): string[] {
  const said = [region, short, countryName(country), country, ...(otherCountryNames[country] ?? [])]
  return [...new Set(said.map(foldPlaceName).filter((one) => one !== ''))]
}

/** Whether the words are some of these, in order: 'all', or 'begun' when the last is not finished yet. */
export function saysWhere(words: string, said: readonly string[]): 'all' | 'begun' | undefined {
  if (words === '' || said.includes(words)) return 'all'
  const after = said
    .filter((one) => words.startsWith(`${one} `))
    .map((one) => saysWhere(words.slice(one.length + 1), said))
  if (after.includes('all')) return 'all'
  return after.includes('begun') || said.some((one) => one.startsWith(words)) ? 'begun' : undefined
}
