import { decodeHTML } from 'entities/decode'
import { plainLine } from '../../adapters/plain-line.ts'
import { sentencesIn } from '../../model/sentences.ts'
import type { ImportedPage } from './schema.ts'

/** What a menu, a notice or a list of links is not: a sentence that says something. */
const telling = /^(?=.{40,400}$)(?=(?:\S+\s+){6})\p{Lu}.*[.!?。]$/su
const untelling =
  /\b(?:cookies?|javascript|browser|privacy policy|all rights reserved|log ?in|sign ?in|subscribe|newsletter|https?:|www\.)\b|©/i

/** The page's description, and the first sentences of its text that say something of the business: at most `most` characters together. */
export function tellingSentences(
  { description, text }: Pick<ImportedPage, 'description' | 'text'>,
  most: number,
): string[] {
  const said = text
    .split('\n')
    .flatMap(sentencesIn)
    .filter((sentence) => telling.test(sentence) && !untelling.test(sentence))
  const sentences: string[] = []
  let length = 0
  for (const sentence of new Set([...sentencesIn(description), ...said])) {
    length += sentence.length + 1
    if (length > most) break
    sentences.push(sentence)
  }
  return sentences
}

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

/** Invisible characters that change how text reads: controls, marks of direction, characters without width, private ones. */
const unseen = /[^\P{C}\t\n\f\r]/gu

/** Somebody else's text without anything that is not seen. Spaces and line breaks stay. */
const visibleText = (text: string): string => text.replace(unseen, '')

/** The same as one line of at most `max` characters. */
export const visibleLine = (text: string, max: number): string => plainLine(visibleText(text), max)
