import { decodeHTML } from 'entities/decode'
import { plainLine } from '../../adapters/plain-line.ts'
import { sentencesIn } from '../../model/sentences.ts'
import type { ImportedPage } from './schema.ts'

/** Distinguishes real sentences from menus, notices and lists of links. */
const telling = /^(?=.{40,400}$)(?=(?:\S+\s+){6})\p{Lu}.*[.!?。]$/su
const untelling =
  /\b(?:cookies?|javascript|browser|privacy policy|all rights reserved|log ?in|sign ?in|subscribe|newsletter|https?:|www\.)\b|©/i

/** The page's description and the first informative sentences of its text: at most `most` characters together. */
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

/** In characters: longer lines are kept once, since pages repeat menus and calls to action for each screen width. */
const longLine = 30

/** Collects a page's text, a line per paragraph, heading or entry. `most`: in characters; the rest is dropped. */
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
    /** Source text with entities. */
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

/** A plain-text page. */
export function plainPageText(text: string, most: number): string {
  const lines = visibleText(text.slice(0, most * 2))
    .split(/\s*\n\s*/)
    .map((line) => visibleLine(line, most))
  return cutAtWord(lines.filter((line) => line !== '').join('\n'), most)
}

/** The start of a text, at most `most` characters, cut at a word boundary. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1).search(/\s+\S*$/)
  return text.slice(0, cut > most / 2 ? cut : most).replace(/[\ud800-\udbff]$/, '')
}

/** Invisible characters that change how text reads: control characters, direction marks, zero-width and private-use characters. */
const unseen = /[^\P{C}\t\n\f\r]/gu

/** Untrusted text without invisible characters. Keeps spaces and line breaks. */
const visibleText = (text: string): string => text.replace(unseen, '')

/** The same as one line of at most `max` characters. */
export const visibleLine = (text: string, max: number): string => plainLine(visibleText(text), max)
