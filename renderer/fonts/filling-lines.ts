import { balancedLines } from './balanced-lines.ts'

/** In em, of a line with what is over it. */
const lineHeight = 0.72

type Limits = {
  /** How high all lines may be together, as a share of their width. */
  highest: number
  most: number
}

/** Words in as many lines as make them largest, if each line is as wide as the measure. By how wide a line is in em. */
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
