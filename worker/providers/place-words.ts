import { foldPlaceName } from '../contract/fold-place-name.ts'
import { countryName, type NamedPlace } from './place-label.ts'

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
