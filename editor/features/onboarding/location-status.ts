import { foldPlaceName } from '../../../worker/adapters/places/fold-place-name.ts'
import type { FoundPlace } from '../../../worker/adapters/places/schema.ts'
import { failureCode } from '../../api/api-error.ts'

/** What is known about the words in the field. */
export type Lookup = {
  words: string
  /** Whether an answer is awaited: for these words, or for where the person is. */
  isLooking: boolean
  /** The answer for these words. */
  places?: readonly FoundPlace[] | undefined
  problem?: Error | null
  /** What was chosen last, or filled in for the person. */
  chosen: string
}

/** Whether the words are a known place: one that was chosen, or one that they name in full. */
const isFound = ({ words, places = [], chosen }: Lookup): boolean =>
  words !== '' && (words === chosen || places.some((place) => place.exact))

/** Whether nothing is left to choose: what was chosen, or what fits best of all, is what the words say. */
export const isSettled = ({ words, places = [], chosen }: Lookup): boolean =>
  words === chosen || places[0]?.exact === true

/** The line under the field. While larger places than the one that is named are suggested, nothing is decided. */
export function locationStatus(lookup: Lookup, isListOpen: boolean): string {
  if (isListOpen && !isSettled(lookup)) return lookup.isLooking ? 'Finding location' : choose
  if (isFound(lookup)) return 'Location found'
  if (lookup.isLooking) return 'Finding location'
  if (lookup.words === '') return 'Optional. The town or area you work in.'
  if (lookup.problem) return problems[failureCode(lookup.problem) === 'network' ? 'offline' : 'failed']
  if (lookup.places && lookup.places.length > 0) return choose
  return 'We’ll use exactly what you typed.'
}

const choose = 'Choose a place, or keep what you typed.'
const problems = {
  offline: 'No connection. We’ll use exactly what you typed.',
  failed: 'Couldn’t look this up. We’ll use what you typed.',
}

/** What can be suggested while the answer for the words is awaited: of the last places, those that the words still begin. */
export function stillFitting(places: readonly FoundPlace[], words: string): FoundPlace[] {
  const begun = foldPlaceName(words)
  return begun === '' ? [] : places.filter(({ label }) => foldPlaceName(label).startsWith(begun))
}
