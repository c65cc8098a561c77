import { numbersIn } from './numbers.ts'
import { contentStems, plain, standsIn, stemOf, wordsIn } from './words.ts'

/** Share of the meaningful words that must be there. */
const enough = 0.7

/**
 * Whether a text contains a statement, possibly reworded: all of its numbers and names, and most of its meaningful words. A false "no" costs
 * a better wording, a false "yes" loses a fact.
 */
export function carries(text: string, said: string): boolean {
  if (standsIn(said, text)) return true
  const digits = plain(text).replace(/\D/g, '')
  const numbers = new Set(numbersIn(text))
  const lost = numbersIn(said).some((number) => !numbers.has(number) && !(number.length > 2 && digits.includes(number)))
  if (lost) return false
  const own = contentStems(said)
  const wanted = own.size > 0 ? own : new Set(wordsIn(said).map(stemOf))
  if (wanted.size === 0) return true
  const there = new Set(wordsIn(text).map(stemOf))
  const namesAreThere = namesIn(said).every((name) => there.has(stemOf(name.toLowerCase())))
  const found = [...wanted].filter((stem) => there.has(stem)).length
  return namesAreThere && found >= wanted.size * enough
}

/** Words with a capital that do not begin the text; where nouns have capitals too, more is wanted than need be. */
const namesIn = (said: string): string[] =>
  Array.from(plain(said).matchAll(/(?<=[\p{L}\p{N},;'-] )\p{Lu}[\p{L}\p{M}]+/gu), ([name]) => name)
