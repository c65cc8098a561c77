/** Lines of text and the size, in pixels, at which they fit. */
export type FittedText = { lines: string[]; size: number }

type Room = {
  width: number
  /** In pixels, of lines `leading` times their size apart. Default: any. */
  height?: number
  leading?: number
  /** At most. */
  lines: number
  /** Sizes in pixels. */
  largest: number
  smallest: number
}

/** After a space, and between the signs of languages that are written without any. */
const wordEnds = /(?<= )|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

/**
 * Breaks a text between its words into lines as even as can be, at the largest size that fits. At the smallest, drops the last words; a
 * word wider than the room then makes all smaller. `measure` returns the width of a text at a size.
 */
export function fitText(text: string, room: Room, measure: (text: string, size: number) => number): FittedText {
  const words = text.split(wordEnds).filter((word) => word.trim() !== '')
  if (words.length === 0) return { lines: [], size: room.smallest }
  for (let size = room.largest; size > room.smallest; size -= 2) {
    const widthOf = (line: string) => measure(line, size)
    const lines = brokenWithin(words, room.width, widthOf)
    if (lines && lines.length <= Math.min(room.lines, linesAt(size, room)))
      return { lines: evened(words, lines, room.width, widthOf), size }
  }
  const widest = Math.max(...words.map((word) => measure(cutAfter(word), room.smallest)))
  const size = room.smallest * Math.min(1, room.width / widest)
  return { lines: cutOff(words, room, (line) => measure(line, size)), size }
}

const linesAt = (size: number, { height = Number.POSITIVE_INFINITY, leading = 1 }: Room) =>
  1 + Math.floor((height / size - 1) / leading)

/** Each line as full as it may be; undefined where a word is too long for any. */
function brokenWithin(
  words: readonly string[],
  width: number,
  widthOf: (line: string) => number,
): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    if (widthOf(word.trimEnd()) > width) return undefined
    const longer = (lines.at(-1) ?? '') + word
    if (lines.length > 0 && widthOf(longer.trimEnd()) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}

/** As many lines in the narrowest width that holds them, so that the last isn't a lone word. */
function evened(
  words: readonly string[],
  lines: string[],
  widest: number,
  widthOf: (line: string) => number,
): string[] {
  for (let width = widest - 8, even = lines; ; width -= 8) {
    const narrower = brokenWithin(words, width, widthOf)
    if (!narrower || narrower.length > lines.length) return even
    even = narrower
  }
}

/** As many words as the lines have room for, with a sign that there were more. */
function cutOff(words: readonly string[], { width, lines: most }: Room, widthOf: (line: string) => number): string[] {
  let [lines, count] = [brokenWithin(words, width, widthOf), words.length]
  while (count > 1 && !(lines && lines.length <= most)) {
    count -= 1
    lines = brokenWithin([...words.slice(0, count - 1), cutAfter(words[count - 1] ?? '')], width, widthOf)
  }
  return lines ?? [...words]
}

const cutAfter = (word: string) => `${word.trimEnd()}…`
