import { functionWord } from './headline-score.ts'
import { money } from './part-kind.ts'
import { givesAway } from './prices-in-prose.ts'
import { dependsOnPrevious } from './sentence-text.ts'
import { speaker } from './speaker.ts'

const minWords = 4
const minItems = 3
/** A relative who only makes sense after the owner was introduced. */
const relativeOfOwner =
  /^(?:sister|brother|mum|mom|dad|wife|husband|son|daughter|nephew|niece|partner|schwester|bruder|frau|mann|tochter|hermana|hermano|mujer|marido|sœur|frère|femme|mari)(?!\p{L})/iu
const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0

type Told = { text: string; facts: readonly string[] }

/**
 * Whether a sentence introduces the business on its own. A hasty, lowercase sentence must contain a pronoun for the speaker, a person or a
 * year.
 */
export function introducesAlone({ text, facts }: Told, people: ReadonlySet<string>, language: string): boolean {
  const speaks = speaker(language)
  if (!speaks || /^(?:ja|ko)/.test(language)) return true
  const tellsYears = facts.includes('experience')
  if (countWords(text) < minWords - Number(tellsYears) || dependsOnPrevious.test(text)) return false
  if (!/^\p{Ll}/u.test(text)) return true
  if (relativeOfOwner.test(text) || money.test(text) || givesAway.test(text)) return false
  return speaks.test(text) || tellsYears || facts.some((id) => people.has(id))
}

/** Whether a hasty sentence only lists things: 'leaks taps toilets showers'. */
export const isBareList = (text: string): boolean =>
  /^\p{Ll}/u.test(text) &&
  countWords(text) >= minItems &&
  !/\p{Nd}/u.test(text) &&
  !functionWord.test(text.replace(/[.!]+$/u, ''))
