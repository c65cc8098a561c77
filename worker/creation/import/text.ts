import { plainLine } from '../../adapters/plain-line.ts'
import { sentencesIn } from '../../model/sentences.ts'

/** Distinguishes real sentences from menus, notices and lists of links. */
const telling = /^(?=.{40,400}$)(?=(?:\S+\s+){6})\p{Lu}.*[.!?。]$/su
const untelling =
  /\b(?:cookies?|javascript|browser|privacy policy|all rights reserved|log ?in|sign ?in|subscribe|newsletter|https?:|www\.)\b|©/i

/** The page's description and the first informative sentences of its text, at most `most` characters in total. */
export function tellingSentences({ description, text }: { description: string; text: string }, max: number): string[] {
  const said = text
    .split('\n')
    .flatMap(sentencesIn)
    .filter((sentence) => telling.test(sentence) && !untelling.test(sentence))
  const sentences: string[] = []
  let length = 0
  for (const sentence of new Set([...sentencesIn(description), ...said])) {
    length += sentence.length + 1
    if (length > max) break
    sentences.push(sentence)
  }
  return sentences
}

/** A plain-text page. */
export function plainPageText(text: string, max: number): string {
  const lines = visibleText(text.slice(0, max * 2))
    .split(/\s*\n\s*/)
    .map((line) => visibleLine(line, max))
  return cutAtWord(lines.filter((line) => line !== '').join('\n'), max)
}

/** The start of a text, at most `most` characters, cut at a word boundary. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max + 1).search(/\s+\S*$/)
  return text.slice(0, cut > max / 2 ? cut : max).replace(/[\ud800-\udbff]$/, '')
}

/** Invisible characters that change how text reads: control characters, direction marks, zero-width and private-use characters. */
const unseen = /[^\P{C}\t\n\f\r]/gu

/** Untrusted text without invisible characters. Keeps spaces and line breaks. */
const visibleText = (text: string): string => text.replace(unseen, '')

/** The same, as one line of at most `max` characters. */
export const visibleLine = (text: string, max: number): string => plainLine(visibleText(text), max)
