import { negators } from '../../../reading/features.ts'
import type { Span } from '../../../reading/text.ts'
import { escaped, matchesOf, plainText } from '../../../reading/text.ts'

const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

/** The places of words in a part of a text, ignoring case, spacing, dashes and quotation mark styles. */
export function placesOf(text: string, words: string, [from, to]: Span = [0, text.length]): Span[] {
  const said = plainText(words)
    .trim()
    .replace(/^["“”'(]+(?=.)|[\s"“”.,;:]+$/gu, '')
  if (!/[\p{L}\p{N}]/u.test(said)) return []
  const [first = '', last = ''] = [said[0], said.at(-1)]
  const before = /[\p{L}\p{N}]/u.test(first) && !spaceless.test(first) ? '(?<![\\p{L}\\p{M}\\p{N}])' : ''
  const after = /[\p{L}\p{N}]/u.test(last) && !spaceless.test(last) ? '(?![\\p{L}\\p{M}\\p{N}])' : ''
  const body = said
    .split(/\s+/)
    .map((word) =>
      escaped(word)
        .replace(/[-–—]/g, '[-–—]')
        .replace(/["“”„«»]/g, '["“”„«»]'),
    )
    .join('\\s+')
  return matchesOf(text.slice(0, to), new RegExp(`${before}${body}${after}`, 'giu')).flatMap(({ span }) =>
    span[0] >= from ? [span] : [],
  )
}

/** The same, but allows other words in between, except negations: 'gas boilers' in 'gas and oil boilers'. */
export function looselyIn(text: string, words: string, within: Span): Span[] | undefined {
  const spans: Span[] = []
  let from = within[0]
  for (const word of words.split(/\s+/)) {
    const [span] = placesOf(text, word, [from, within[1]])
    const between = text.slice(from, span?.[0] ?? from)
    if (!span || (spans.length > 0 && (between.length > 40 || /[.!?;\n]/.test(between) || isNegative(between)))) return
    spans.push(span)
    from = span[1]
  }
  return spans.length > 0 ? spans : undefined
}

/** Negations typed without apostrophes, and words that the tagger knows without a list. */
const moreNegators =
  /^(?:(?:do|does|did|is|are|was|were|have|has|could|would|should)n['’]?t|(?:ca|wo)n?['’]?t|rien|nothing|nichts|nada)$/u

/** Whether words contain a negation: 'no gas work'. */
export const isNegative = (words: string): boolean =>
  (words.toLowerCase().match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []).some(
    (word) => negators.test(word) || moreNegators.test(word),
  )
