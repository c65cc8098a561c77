import { balancedLines } from './balanced-lines.ts'

/** In em, including the gap above the line. */
const lineHeight = 0.72

type Limits = {
  /** Maximum height of all lines together, as a share of their width. */
  highest: number
  most: number
}

/**
 * Splits words into lines so that they are as large as possible when each line fills the width. `widthOf`: a line's
 * width in em.
 */
export function fillingLines(
  words: readonly string[],
  widthOf: (line: string) => number,
  { highest, most }: Limits,
): string[] {
  const counts = Array.from({ length: Math.min(most, words.length) }, (_, index) => index + 1)
  const choices = counts
    .map((count) => balancedLines(words, count, widthOf))
    .map((lines) => ({ lines, high: lines.reduce((sum, line) => sum + lineHeight / widthOf(line), 0) }))
    .toSorted((a, b) => a.high - b.high)
  return (choices.findLast(({ high }) => high <= highest) ?? choices[0])?.lines ?? [words.join(' ')]
}
