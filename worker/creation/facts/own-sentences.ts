import type { OwnSentence } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/limits.ts'
import { overlaps, type Span, sliceOf, taken, without } from './text.ts'
import type { Unit } from './units-of-text.ts'
import { glueWords } from './words/glue-words.ts'

/** The words of a fact, with the id it has in the business. */
export type SaidFact = { id: string; spans: readonly Span[]; partial?: boolean }

type Said = {
  said: readonly SaidFact[]
  /** Words of facts that the business does not have. */
  unsaid: readonly Span[]
  language: string
  /** Text from another field, kept as a separate sentence. */
  more: Omit<OwnSentence, 'id' | 'source'> | undefined
}

/**
 * The owner's sentences, word for word, with the facts that each says. One is covered where nothing but words of no meaning are left beside
 * them. `shown` is the text as typed, `text` the same for reading.
 */
export function ownSentences(
  { shown, text, units }: { shown: string; text: string; units: readonly Unit[] },
  { said, unsaid, language, more }: Said,
): Omit<OwnSentence, 'id' | 'source'>[] {
  const glue = glueWords[language]
  const all = units.map(({ span }) => {
    const own = said.filter(({ spans }) => spans.some((one) => overlaps(one, span)))
    const rest = without(
      text,
      own.flatMap(({ spans, partial }) => (partial ? [] : spans)),
    ).slice(span[0], span[1])
    const words =
      rest
        .replaceAll(taken, ' ')
        .match(/[\p{L}\p{M}\p{N}'&%°+#@£€$¥₩-]*[\p{L}\p{N}%°+#@£€$¥₩][\p{L}\p{M}\p{N}'&%°+#@£€$¥₩-]*/gu) ?? []
    const isWhole = own.length > 0 && !unsaid.some((one) => overlaps(one, span))
    const covered = isWhole && words.every((word) => glue?.has(word) || glue?.has(word.toLowerCase()))
    return { text: sliceOf(shown, span), facts: [...new Set(own.map(({ id }) => id))].slice(0, 64), covered }
  })
  return withinLimit(more ? [...all, more] : all)
}

/** Joins the sentences beyond the limit into the last one. */
function withinLimit(all: Omit<OwnSentence, 'id' | 'source'>[]): Omit<OwnSentence, 'id' | 'source'>[] {
  if (all.length <= limits.sentences) return all
  const kept = all.slice(0, limits.sentences - 1)
  const rest = all.slice(limits.sentences - 1)
  const last = {
    text: rest.map(({ text }) => text).join('\n'),
    facts: [...new Set(rest.flatMap(({ facts }) => facts))].slice(0, 64),
    covered: rest.every(({ covered }) => covered),
  }
  return [...kept, last]
}
