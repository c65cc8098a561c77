import type { Business } from '../../document/business.ts'
import { primaryLanguage } from '../../document/values/languages.ts'
import { containsWords } from '../repeated-facts.ts'

type Known = Pick<Business, 'location' | 'place' | 'areas' | 'services'>

/**
 * The words of a headline to set in italics: the place, otherwise a service's noun. Blank without these, or if only function words, numbers
 * and units would remain, which don't deserve emphasis.
 */
export function stressedWords(headline: string, { location, place, areas, services }: Known, language: string): string {
  const [town = ''] = location.split(',')
  const places = [place.town, town, ...areas.map(({ name }) => name)].map((name) => name.trim())
  const whole = places.find((name) => name.includes(' ') && !/\p{N}/u.test(name) && containsWords(name, headline))
  const words = headline.match(/(?<![\p{L}\p{N}])[\p{L}\p{M}’'-]+(?![\p{L}\p{N}])/gu) ?? []
  if (words.length < 2) return ''
  const isHeadFirst = nounFirstLanguages.has(primaryLanguage(language))
  const nouns = services.flatMap(({ name }) => name.match(/[\p{L}\p{M}]+/gu)?.at(isHeadFirst ? 0 : -1) ?? [])
  const [longest = ''] = wordsLike(nouns, words).toSorted((one, other) => other.length - one.length)
  return whole ?? wordsLike(places, words).at(-1) ?? longest
}

/** Languages with the noun before its adjective: 'limpieza facial'. */
const nounFirstLanguages: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pl', 'pt'])

/** In letters. Shorter words are rarely nouns. */
const minWordLength = 4
/** In letters: maximum difference between inflected forms of a word. */
const maxEndingLength = 3

const unstressed = new Set(
  ['hour hours half minute minutes month months only from with extra each stunde stunden minuten monat nach ohne']
    .concat('heure heures avec hora horas sesion extra ogni solo mese minuti uren uur maand godzina godziny oraz')
    .flatMap((words) => words.split(' ')),
)

const wordsLike = (nouns: readonly string[], words: readonly string[]) =>
  words.filter((word) => !unstressed.has(plain(word)) && nouns.some((noun) => areAlike(plain(noun), plain(word))))

function areAlike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < minWordLength) return false
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return shared >= minWordLength && Math.max(one.length, other.length) - shared <= maxEndingLength
}

/** Lowercase, without accents. */
const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}|['’]s$/gu, '')
    .toLowerCase()
