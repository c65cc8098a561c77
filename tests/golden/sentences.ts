import { isInSentence, says } from './fact-on-page.ts'
import { containsWords, fold, wordsOf } from './fold.ts'
import type { GoldenBusiness } from './golden-business.ts'
import { isLabel, labelsOf } from './labels.ts'
import type { Page } from './page.ts'

export type Sentence = { text: string; section: string; carriesFact: boolean; isForeign: boolean }

/** How many words in a row are the owner's own way of saying it. */
const run = 4

/** Every sentence of the main text that is no label, with whether it tells something of this business. */
export function sentencesOf(page: Page, business: GoldenBusiness): Sentence[] {
  const { language } = business
  const own = ownerOf(business)
  return page.passages
    .flatMap(({ section, text }) => split(text, language).map((sentence) => ({ section, text: sentence })))
    .filter(({ text }) => wordsOf(text, language).length > 0 && !isLabel(text, language))
    .map(({ section, text }) => ({
      section,
      text,
      carriesFact: carriesFact(text, business, own),
      isForeign: isForeign(text, business, own),
    }))
}

type Owner = { words: readonly string[]; known: ReadonlySet<string>; text: string }

export const typedBy = ({ answers }: GoldenBusiness): string =>
  [answers.businessName, answers.businessActivities, answers.businessLocation, answers.contact ?? ''].join('\n')

function ownerOf(business: GoldenBusiness): Owner {
  const text = typedBy(business)
  const words = wordsOf(text.replace(/<[^>]+>/g, ' '), business.language)
  return { text, words, known: new Set(words) }
}

function split(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return text.split('\n').flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
}

function carriesFact(sentence: string, business: GoldenBusiness, own: Owner): boolean {
  const { language, facts, answers } = business
  if (containsWords(own.text, sentence.replace(/[.!?。！？:]+$/, ''))) return true
  const words = wordsOf(sentence, language)
  if (words.some((_word, at) => at + run <= words.length && follows(own.words, words.slice(at, at + run)))) return true
  if (facts.some((fact) => isInSentence(fact, sentence, language))) return true
  // A name alone makes no sentence about the business out of one that would fit any.
  return containsWords(sentence, answers.businessName) && !isForeign(sentence, business, own)
}

const follows = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_word, at) => part.every((word, more) => words[at + more] === word))

/**
 * Whether a sentence is neither the owner's nor made of their facts and the page's own words: most of its words are new. Numbers are
 * judged apart.
 */
function isForeign(sentence: string, { language }: GoldenBusiness, own: Owner): boolean {
  const labels = labelsOf(language)
  const words = wordsOf(sentence, language).filter((word) => !/^[\d.,:]+$/.test(word))
  const news = words.filter((word) => !own.known.has(word) && !labels.words.has(word) && !isLike(word, own.known))
  return news.length >= 2 && news.length > words.length / 3
}

/** The same word in another form: 'chairs' for 'chair', 'London' within 'London's'. */
const isLike = (word: string, known: ReadonlySet<string>): boolean =>
  word.length >= 4 &&
  [...known].some((one) => one.length >= 4 && (one.startsWith(word.slice(0, -1)) || word.startsWith(one)))

/** Sentences of the page that are true of any business; each was read over. */
export const isAllowed = (sentence: string, allowed: readonly (string | RegExp)[]): boolean =>
  allowed.some((one) => (typeof one === 'string' ? fold(one) === fold(sentence) : says(sentence, one)))
