import { sliceOf } from './text.ts'
import { unitsOf } from './units-of-text.ts'

const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`
const ending = new RegExp(`^[^:;]{3,80}?(?:,| in| based in) (?<place>${word}(?: ${word}){0,2})[.!]?$`, 'u')

/** The place at the end of a first sentence like 'Calligrapher, Hobart', for an owner who leaves the location blank; else blank. */
export function placeIn(activities: string): string {
  const [first] = unitsOf(activities)
  return first ? (ending.exec(sliceOf(activities, first.span))?.groups?.place ?? '') : ''
}
