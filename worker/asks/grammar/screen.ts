import { groupsOf, type Order, type Reader } from './order.ts'
import { withSection } from './section-names.ts'

/** Orders for the screen: undo, redo, the list of things to check, going to a section. */
export const readScreen: Reader = (clause, asked) => {
  if (
    /^(?:undo|undo (?:that|it|this|the last (?:change|step)|my last change)|take (?:that|it) back|revert (?:that|it)|(?:no )?go back(?: one step)?|cancel that)$/iu.test(
      clause,
    )
  ) {
    return [{ effect: { kind: 'undo' } }]
  }
  if (/^(?:redo|redo (?:that|it|this|the last change)|do (?:that|it) again)$/iu.test(clause))
    return [{ effect: { kind: 'redo' } }]
  if (checks.test(clause)) return [{ effect: { kind: 'checklist' } }]
  const said = groupsOf(
    clause,
    /^(?:go to|scroll(?: down| up)? to|jump to|take me to|show me|where is|where are|open)\s+(?<what>.+)$/iu,
  )
  return (
    said && withSection(said.what ?? '', asked, ({ id }): Order[] => [{ effect: { kind: 'scroll', sectionId: id } }])
  )
}

const checks =
  /^(?:check|review|test|look over|go over|proofread)\s+(?:my|the|our|this)?\s*(?:website|site|page|everything|whole (?:website|page))$|^(?:run|show|open)(?: me)? the (?:checklist|checks?)$|^what(?:'s| is) (?:missing|wrong|left to do)(?: (?:on|with) (?:my|the) (?:website|page|site))?$|^is (?:anything|something) (?:missing|wrong)$|^(?:is|am) (?:it|(?:my|the) (?:website|page|site)|everything|i) (?:ready|ok|okay)(?: to publish)?$/iu
