import { type Found, sliceOf, taken, trimmed } from './text.ts'
import type { Unit } from './units-of-text.ts'

const who =
  '(?:adults?|children|kids|teens|teenagers|toddlers|babies|families|couples|women|men|ladies|seniors|students|beginners|improvers|pensioners|landlords|homeowners|businesses|small businesses|dogs|cats|puppies|pets|horses|all ages|all levels|all abilities|all breeds|all sizes|groups|schools|nervous patients|complete beginners|mums|parents)'
const phrase = `(?:all |small |young |older |nervous |private )?${who}(?: (?:of all ages|of any age|of all sizes|of any size|of all abilities|of all levels|(?:from |aged |ages |aged? )?\\d{1,2}(?: ?(?:-|–|to|and) ?(?:\\d{1,2}|up|over))?(?: years?)?))?`
const whole = new RegExp(
  `^(?:(?:we|i) (?:work with|teach|cater for|welcome|see|treat) |(?:suitable |perfect |great |ideal )?for )?(?<who>${phrase}(?:(?:, | and | & |, and )${phrase})*)(?: (?:are )?(?:all )?welcome| only)?$`,
  'iu',
)
const said =
  /^(?:(?:we|i) (?:work with|teach|cater for|welcome|see|treat)|(?:suitable |perfect |great |ideal )?for)\s|\s(?:welcome|only)$/iu

/** Whom a business is for, where a whole sentence says nothing else: 'For children 5 to 12.', 'All ages welcome' */
export function audienceIn(text: string, units: readonly Unit[]): Found<{ text: string }>[] {
  return units.flatMap(({ span }) => {
    const own = trimmed(text, span, ' .!')
    const words = sliceOf(text, own)
    return words.includes(taken) || words.length > 120 || !said.test(words) || !whole.test(words)
      ? []
      : [{ text: words, spans: [own] }]
  })
}
