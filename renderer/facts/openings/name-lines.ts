import { balancedLines } from '../../fonts/balanced-lines.ts'

/** In letters: a shorter name is one line, a longer one than the second takes three. */
const lineLengths = [9, 19] as const
/** By the number of lines: how high all of them may be, as a share of their width. */
export const highestName = [0.25, 0.32, 0.4] as const
/** In em, of a line with what is over it. */
const lineHeight = 0.77
/** How many times as wide as its narrowest letters a line's widest are. */
const stretch = 1.9

const and = /^(?:&|\+|and|und|et|y|e|en|och|i)$/iu

/**
 * A name in one to three lines that can all be made as wide as each other, by how wide their narrowest letters are in em. An 'and' begins a
 * line.
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

/** Broken before its 'and'. */
function halves(words: readonly string[]): string[][] {
  const at = words.findIndex((word, index) => index > 0 && word.includes('\u00a0'))
  return at > 0 ? [[words.slice(0, at).join(' '), words.slice(at).join(' ')]] : []
}

/** Whether the shortest line can be as wide as the longest without being too high. */
function fill(widths: readonly number[]): boolean {
  const highest = (highestName[widths.length - 1] ?? 1) / (widths.length * lineHeight)
  const size = Math.min(highest, 1 / Math.max(...widths))
  return Math.min(...widths) * stretch * size >= 1
}

/** Each 'and' with the word after it. */
export function joinAnds(words: readonly string[]): string[] {
  const done: string[] = []
  for (const word of words) {
    const last = done.at(-1)
    if (last !== undefined && and.test(last)) done.splice(-1, 1, `${last}\u00a0${word}`)
    else done.push(word)
  }
  return done
}
