import type { ImportedPage } from '../../contract/imports.ts'
import { sentencesIn } from '../generation/sentences.ts'

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
