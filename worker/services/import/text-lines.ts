import { decodeHTML } from 'entities/decode'
import { visibleLine, visibleText } from './plain-text.ts'

/** In characters: a line of at least this length is kept once, as menus and calls to action repeat for every width of a page. */
const longLine = 30

/** Collects the text of a page in lines, a paragraph, heading or entry each. `most`: in characters; the rest is left out. */
export function textLines(most: number) {
  const lines: string[] = []
  const seen = new Set<string>()
  let line = ''
  let length = 0
  const breakLine = () => {
    const text = visibleLine(line, most)
    line = ''
    if (text === '' || seen.has(text)) return
    if (text.length >= longLine) seen.add(text)
    lines.push(text)
    length += text.length + 1
  }
  return {
    /** A text as in the source, with its entities. */
    add: (source: string) => {
      if (length < most) line += decodeHTML(source)
    },
    breakLine,
    text: () => {
      breakLine()
      return cutAtWord(lines.join('\n'), most)
    },
  }
}

/** A page that is plain text. */
export function plainPageText(text: string, most: number): string {
  const lines = visibleText(text.slice(0, most * 2))
    .split(/\s*\n\s*/)
    .map((line) => visibleLine(line, most))
  return cutAtWord(lines.filter((line) => line !== '').join('\n'), most)
}

/** The beginning of a text, at most `most` characters, ended at a word. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1).search(/\s+\S*$/)
  return text.slice(0, cut > most / 2 ? cut : most).replace(/[\ud800-\udbff]$/, '')
}
