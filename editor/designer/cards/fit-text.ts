/** `size` in pixels. */
export type FittedText = { lines: string[]; size: number }

type Room = {
  width: number
  /** In pixels, with line height `leading`. Default: unlimited. */
  height?: number
  leading?: number
  /** Maximum. */
  lines: number
  /** In pixels. */
  largest: number
  smallest: number
}

/** After spaces, and between characters of scripts without spaces. */
const wordEnds = /(?<= )|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

/**
 * Breaks a text into even lines at the largest size that fits. Truncates the text at the smallest size. If a word is still too wide, uses
 * an even smaller size. `measure` returns a text's width at a size.
 */
export function fitText(text: string, room: Room, measure: (text: string, size: number) => number): FittedText {
  const words = text.split(wordEnds).filter((word) => word.trim() !== '')
  if (words.length === 0) return { lines: [], size: room.smallest }
  for (let size = room.largest; size > room.smallest; size -= 2) {
    const widthOf = (line: string) => measure(line, size)
    const lines = breakLines(words, room.width, widthOf)
    if (lines && lines.length <= Math.min(room.lines, linesAt(size, room)))
      return { lines: evenLines(words, lines, room.width, widthOf), size }
  }
  const widest = Math.max(...words.map((word) => measure(cutAfter(word), room.smallest)))
  const size = room.smallest * Math.min(1, room.width / widest)
  return { lines: truncateLines(words, room, (line) => measure(line, size)), size }
}

const linesAt = (size: number, { height = Number.POSITIVE_INFINITY, leading = 1 }: Room) =>
  1 + Math.floor((height / size - 1) / leading)

/** Greedy line breaking. Undefined if a word is too long. */
function breakLines(words: readonly string[], width: number, widthOf: (line: string) => number): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    if (widthOf(word.trimEnd()) > width) return undefined
    const longer = (lines.at(-1) ?? '') + word
    if (lines.length > 0 && widthOf(longer.trimEnd()) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}

/** The narrowest width with the same number of lines, to avoid a single word on the last line. */
function evenLines(
  words: readonly string[],
  lines: string[],
  widest: number,
  widthOf: (line: string) => number,
): string[] {
  for (let width = widest - 8, even = lines; ; width -= 8) {
    const narrower = breakLines(words, width, widthOf)
    if (!narrower || narrower.length > lines.length) return even
    even = narrower
  }
}

/** Truncates to the lines, with an ellipsis. */
function truncateLines(
  words: readonly string[],
  { width, lines: maxLines }: Room,
  widthOf: (line: string) => number,
): string[] {
  let [lines, count] = [breakLines(words, width, widthOf), words.length]
  while (count > 1 && !(lines && lines.length <= maxLines)) {
    count -= 1
    lines = breakLines([...words.slice(0, count - 1), cutAfter(words[count - 1] ?? '')], width, widthOf)
  }
  return lines ?? [...words]
}

const cutAfter = (word: string) => `${word.trimEnd()}…`
