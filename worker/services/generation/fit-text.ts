import type { Control } from '../../../renderer/document/fields.ts'
import { sentenceEnds } from './sentences.ts'

export type TextLimits = {
  /** A line is one; anything else may have paragraphs. */
  control?: Control
  /** In characters. */
  max?: number
  words?: number
  sentences?: number
}

/** A text within its limits, or its error, as the model gets it. */
export type Fitted = { text: string; problem?: undefined } | { text?: undefined; problem: string }

/**
 * A text of a model within the limits of its field: over those of sentences or characters it is cut after a sentence; over one of words, or
 * when not even its first sentence has room, it is a problem. A picture's search phrase is cut after a word.
 */
export function fitText(
  said: string,
  { control, max = Number.POSITIVE_INFINITY, words, sentences }: TextLimits,
): Fitted {
  const text = tidied(said, control !== 'prose')
  if (!/[\p{L}\p{N}]/u.test(text)) return { problem: 'is blank' }
  if (control === 'picture') return { text: firstWords(text, words ?? 4, max) }
  const whole = firstSentences(text, sentences ?? Number.POSITIVE_INFINITY, max)
  if (whole === '') return { problem: `is longer than ${max} characters` }
  if (words !== undefined && wordsOf(whole).length > words) return { problem: `has more than ${words} words` }
  return { text: whole }
}

/** Without control characters, the marks of emphasis and the quotation marks around a whole text that models like. */
function tidied(said: string, isLine: boolean): string {
  const text = said
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/gu, '$2')
    .replace(isLine ? /\s+/gu : /[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return text.replace(/^(?:"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»)$/u, '$1$2$3$4').trim()
}

function firstSentences(text: string, most: number, characters: number): string {
  let end = 0
  for (const [index, length] of sentenceEnds(text).entries()) {
    if (index >= most || text.slice(0, length).trimEnd().length > characters) break
    end = length
  }
  return text.slice(0, end).trim()
}

const wordsOf = (text: string) => text.split(/\s+/u)

function firstWords(text: string, most: number, characters: number): string {
  const words = wordsOf(text.replace(/[.!?]+$/, '')).slice(0, most)
  while (words.length > 1 && words.join(' ').length > characters) words.pop()
  return words.join(' ').slice(0, characters)
}
