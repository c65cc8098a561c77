/** Splits words into up to `count` lines of similar width. `widthOf` measures a line. */
export function balancedLines(words: readonly string[], count: number, widthOf: (line: string) => number): string[] {
  const most = Math.min(count, words.length)
  if (most <= 1) return [words.join(' ')]
  const [best] = splits(words, most)
    .map((lines) => ({ lines, widths: lines.map(widthOf) }))
    .map(({ lines, widths }) => ({ lines, uneven: Math.max(...widths) / Math.min(...widths) }))
    .toSorted((a, b) => a.uneven - b.uneven)
  return best?.lines ?? [words.join(' ')]
}

/** All ways to split words into `count` lines. With more than 14 words, the first lines get a fixed share. */
function splits(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  const share = words.length / count
  const [from, to] = words.length > 14 ? [Math.floor(share), Math.ceil(share) + 1] : [1, words.length - count + 1]
  const ends = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return ends
    .filter((end) => words.length - end >= count - 1)
    .flatMap((end) => splits(words.slice(end), count - 1).map((rest) => [words.slice(0, end).join(' '), ...rest]))
}
