/** Lines of text and the size, in pixels, at which they fit. */
export type FittedText = { lines: string[]; size: number }

type Room = {
  width: number
  /** How many lines there may be. */
  lines: number
  /** In pixels, the size to begin with and the one to end with. */
  largest: number
  smallest: number
  /** In pixels, with lines `leading` times their size apart. Any height where it is left out. */
  height?: number
  leading?: number
}

/** After a space, and between the signs of languages that are written without any. */
const wordEnds = /(?<= )|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

/**
 * The largest size at which a text fits into its room, broken between its words into lines as even as can be. At the smallest, what
 * does not fit is cut off. `measure` answers how wide a text is at a size.
 */
export function fitText(text: string, room: Room, measure: (text: string, size: number) => number): FittedText {
  const words = text.split(wordEnds).filter((word) => word.trim() !== '')
  if (words.length === 0) return { lines: [], size: room.smallest }
  for (let size = room.largest; size > room.smallest; size -= 2) {
    const lines = brokenWithin(words, room.width, (line) => measure(line, size))
    if (lines && lines.length <= Math.min(room.lines, linesAt(size, room)))
      return { lines: evened(words, lines.length, room, size, measure), size }
  }
  return { lines: cutOff(words, room, measure), size: room.smallest }
}

const linesAt = (size: number, { height = Number.POSITIVE_INFINITY, leading = 1 }: Room) =>
  1 + Math.floor((height / size - 1) / leading)

/** Each line as full as it may be; undefined where a word is too long for any. */
function brokenWithin(
  words: readonly string[],
  width: number,
  measure: (line: string) => number,
): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    if (measure(word.trimEnd()) > width) return undefined
    const longer = (lines.at(-1) ?? '') + word
    if (lines.length > 0 && measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}

/** The same number of lines in the narrowest width that holds them: no last line of one word. */
function evened(
  words: readonly string[],
  count: number,
  room: Room,
  size: number,
  measure: (text: string, size: number) => number,
): string[] {
  const within = (width: number) => brokenWithin(words, width, (line) => measure(line, size))
  let lines = within(room.width) ?? []
  for (let width = room.width - 8; width > room.width / 3; width -= 8) {
    const narrower = within(width)
    if (!narrower || narrower.length > count) break
    lines = narrower
  }
  return lines
}

/** As much as there is room for at the smallest size, with a sign that there was more. */
function cutOff(words: readonly string[], room: Room, measure: (text: string, size: number) => number): string[] {
  const fits = (line: string) => measure(line, room.smallest) <= room.width
  const lines: string[] = ['']
  for (const character of words.join('')) {
    const line = lines.at(-1) ?? ''
    if (fits(`${line}${character}…`)) lines[lines.length - 1] = line + character
    else if (lines.length < room.lines) {
      const space = character === ' ' ? line.length : line.lastIndexOf(' ')
      const kept = space > 0 ? line.slice(0, space) : line
      const carried = space > 0 ? line.slice(space + 1) : ''
      lines[lines.length - 1] = kept
      lines.push((carried + character).trimStart())
    } else {
      lines[lines.length - 1] = `${line.trimEnd()}…`
      break
    }
  }
  return lines
}
