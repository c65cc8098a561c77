import { balancedLines } from '../../fonts/balanced-lines.ts'

/** In letters: names up to the first length take one line, up to the second two, longer ones three. */
const lineLengths = [9, 19] as const
/** Maximum height of all lines as a share of their width, by the number of lines. */
export const maxNameHeights = [0.25, 0.32, 0.4] as const
/** In em, including the gap above the line. */
const lineHeight = 0.77
/** Ratio of the widest to the narrowest letters. */
const maxWidthRatio = 1.9

const and = /^(?:&|\+|and|und|et|y|e|en|och|i)$/iu

/**
 * Breaks a name into one to three lines that can all be stretched to the same width. `widthOf`: a line's width in its
 * narrowest letters, in em. Lines break before 'and'.
 */
export function nameLines(name: string, widthOf: (line: string) => number): string[] {
  const words = joinAnds(name.trim().split(/\s+/))
  const usual = 1 + lineLengths.filter((length) => name.trim().length > length).length
  const counts = [usual, usual - 1, usual + 1].filter((count) => count >= 1 && count <= 3)
  const broken = counts.flatMap((count) => [
    ...(count === 2 ? halves(words) : []),
    balancedLines(words, count, widthOf),
  ])
  return broken.find((lines) => fill(lines.map(widthOf))) ?? broken[0] ?? [name]
}

function halves(words: readonly string[]): string[][] {
  const at = words.findIndex((word, index) => index > 0 && word.includes('\u00a0'))
  return at > 0 ? [[words.slice(0, at).join(' '), words.slice(at).join(' ')]] : []
}

/** Whether the shortest line can be stretched to the longest without getting too tall. */
function fill(widths: readonly number[]): boolean {
  const highest = (maxNameHeights[widths.length - 1] ?? 1) / (widths.length * lineHeight)
  const size = Math.min(highest, 1 / Math.max(...widths))
  return Math.min(...widths) * maxWidthRatio * size >= 1
}

export function joinAnds(words: readonly string[]): string[] {
  const done: string[] = []
  for (const word of words) {
    const last = done.at(-1)
    if (last !== undefined && and.test(last)) done.splice(-1, 1, `${last}\u00a0${word}`)
    else done.push(word)
  }
  return done
}
