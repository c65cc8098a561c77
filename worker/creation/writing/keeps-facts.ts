import type { Business } from '../../../renderer/document/business.ts'
import { isDenial, isLimited } from '../../../templates/plan/denials.ts'
import { isNegated } from './claims.ts'
import { contentStems, numbersIn, plain, standsIn, stemOf, wordsIn } from './known-words.ts'

type Keeping = {
  business: Business
  businessName: string
  /** The old text's language, BCP 47. */
  language: string
  /** For translations, which may change place names, credential names and numbers in words. */
  translated?: boolean
}

/** The first number, currency sign, address or name missing from the replacement; undefined if it keeps every fact. */
export function lostFact(before: string, after: string, keeping: Keeping): string | undefined {
  const [was, is] = [plain(before), plain(after)]
  return (
    lostNumber(was, is, keeping.translated === true) ??
    tokensIn(was).find((token) => !is.toLowerCase().includes(token.toLowerCase())) ??
    lostName(was, is, keeping)
  )
}

function lostNumber(before: string, after: string, translated: boolean): string | undefined {
  const read = (text: string) => numbersIn(translated ? text.replace(/[\p{L}]+/gu, ' ') : text)
  const kept = new Set([...read(after), ...numbersIn(after)])
  const digits = after.replace(/\D/g, '')
  // A phone number's grouping may change.
  return read(before).find((number) => !kept.has(number) && !(number.length > 2 && digits.includes(number)))
}

/** Currency signs, addresses of any kind, and mixes of letters and digits: '£', 'jo@alder.example', 'SW1A'. */
const tokensIn = (text: string): string[] => [
  ...(text.match(/[$€£¥₩₹₽%]/gu) ?? []),
  ...(text.match(/[^\s@,;]+@[^\s@,;]+\.[\p{L}\d]+|(?:https?:\/\/|www\.)[^\s,;]+/gu) ?? []),
  ...(text.match(/(?<![\p{L}\d])(?=\p{Lu}*\d)(?=\d*\p{Lu})[\p{Lu}\d]{2,}(?![\p{L}\d])/gu) ?? []),
]

function lostName(before: string, after: string, { business, businessName, language, translated }: Keeping) {
  const { people, areas, credentials, place } = business
  const known = [businessName, ...people.map(({ name }) => name)]
  if (!translated) known.push(place.town, ...areas.map(({ name }) => name), ...credentials.map(({ name }) => name))
  const lost = known.find((name) => standsIn(name, before) && !standsIn(name, after))
  // Capitals don't indicate names in languages that capitalize nouns, nor in translations.
  if (lost !== undefined || translated || /^de\b/i.test(language)) return lost
  const stems = new Set(wordsIn(after).map(stemOf))
  return namesIn(before).find((name) => !stems.has(stemOf(name.toLowerCase())))
}

/** Capitalized words within a sentence. */
const namesIn = (text: string): string[] =>
  Array.from(plain(text).matchAll(/(?<=[\p{L}\p{N},;'-] )\p{Lu}[\p{L}\p{M}]+/gu), ([name]) => name)

/** The share of meaningful words that must remain. */
const minShare = 0.7

/**
 * Whether a text contains a statement, possibly reworded: all of its numbers and names, and most of its meaningful words. A false "no"
 * costs a better wording; a false "yes" loses a fact.
 */
export function carries(text: string, said: string, language?: string): boolean {
  if (standsIn(said, text)) return true
  if (isNegated(plain(said)) && !isNegated(plain(text))) return false
  const there = new Set(wordsIn(text).map(stemOf))
  return (
    namesIn(said).every((name) => there.has(stemOf(name.toLowerCase()))) &&
    hasNumbersOf(text, said, { share: minShare, language })
  )
}

type Likeness = { share: number; language?: string | undefined }

/** Whether a text has all of a statement's numbers and a share of its meaningful words. */
export function hasNumbersOf(text: string, said: string, { share, language }: Likeness): boolean {
  const digits = plain(text).replace(/\D/g, '')
  const numbers = new Set(numbersIn(text, language))
  const isLost = (number: string) => !numbers.has(number) && !(number.length > 2 && digits.includes(number))
  if (numbersIn(said, language).some(isLost)) return false
  const words = new Set(wordsIn(said).filter((word) => !/\p{Nd}/u.test(word)))
  const own = [...words].filter((word) => contentStems(word).size > 0)
  const wanted = own.length > 0 ? own : [...words]
  const there = wordsIn(text)
  const stems = new Set(there.map(stemOf))
  const has = (word: string) => stems.has(stemOf(word)) || there.some((one) => isShortFor(word, one))
  return wanted.filter(has).length >= wanted.length * share
}

/** 'tues' is short for 'tuesdays', 'hrs' for 'hours'. */
const isShortFor = (word: string, long: string): boolean =>
  (word.length > 1 && long.startsWith(word)) ||
  (/^[^aeiou]{2,}$/u.test(word) && new RegExp(`^${[...word].join('.*')}`, 'u').test(long))

/** Whether a text denies or limits something. */
export const limitsSomething = (text: string, language: string): boolean =>
  isDenial(text, language) || isLimited(text, language)

/** Whether a text has the same denials and limits as a statement. */
export const keepsLimits = (text: string, said: string, language: string): boolean =>
  limitsSomething(text, language) === limitsSomething(said, language)
