import { numbersIn } from './numbers.ts'
import { contentStems, plain, standsIn, stemOf, wordsIn } from './words.ts'

/** Of the words that say something. What is left out is what an owner may miss. */
const enough = 0.7

/**
 * Whether a text says what was said, in other words or in the same: every number of it, every name, and most of the words that say
 * something. An over-careful answer costs a better wording, a careless one a fact.
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
