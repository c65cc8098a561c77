import type { GoldenBusiness } from '../golden-business.ts'
import { isInSentence, says } from './fact-on-page.ts'
import { containsWords, fold, wordsOf } from './fold.ts'
import { daysOf, isLabel, labelsOf } from './labels.ts'
import type { Page } from './page.ts'

export type Sentence = {
  text: string
  /** Names what follows: no sentence, but it may still be wrong. */
  isLabel: boolean
  carriesFact: boolean
  isForeign: boolean
}

/** How many words in a row are the owner's own way of saying it. */
const run = 4

/** Every sentence of the main text, with whether it tells something of this business. */
export function sentencesOf(page: Page, business: GoldenBusiness): Sentence[] {
  const { language } = business
  const own = ownerOf(business)
  return page.passages
    .flatMap(({ isHeading, text }) => split(text, language).map((sentence) => ({ isHeading, text: sentence })))
    .filter(({ text }) => wordsOf(text, language).length > 0)
    .map(({ isHeading, text }) => ({
      text,
      isLabel: isLabel({ text, isHeading }, language),
      carriesFact: carriesFact(text, business, own),
      isForeign: isForeign(text, business, own),
    }))
}

/** `joined` has words that a hyphen parts as one: 'non-profit' is 'nonprofit'. */
type Owner = { words: readonly string[]; known: ReadonlySet<string>; text: string; joined: string }

export const typedBy = ({ answers }: GoldenBusiness): string =>
  [answers.businessName, answers.businessActivities, answers.businessLocation, answers.contact ?? ''].join('\n')

function ownerOf(business: GoldenBusiness): Owner {
  const text = typedBy(business)
  const words = wordsOf(text.replace(/<[^>]+>/g, ' '), business.language)
  return { text, words, known: new Set(words), joined: words.join('|') }
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
  if (isMadeOfOwn(words, language, own) || (hasHours(facts) && words.some((word) => daysOf(language).has(word))))
    return true
  // A name or a town alone makes no sentence about the business out of one that would fit any.
  const [town = ''] = answers.businessLocation.split(/,| \(/)
  return (
    [answers.businessName, town].some((name) => containsWords(sentence, name)) && !isForeign(sentence, business, own)
  )
}

/** A few of the owner's words, with labels of the page's or without. */
function isMadeOfOwn(words: readonly string[], language: string, own: Owner): boolean {
  const telling = words.filter((word) => !labelsOf(language).words.has(word))
  return telling.length > 0 && words.length <= 6 && telling.every((word) => own.known.has(word))
}

const hasHours = (facts: GoldenBusiness['facts']) => facts.some(({ kind }) => kind === 'hours' || kind === 'other')

const follows = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_word, at) => part.every((word, more) => words[at + more] === word))

/**
 * Whether a sentence is neither the owner's nor made of their facts and the page's own words: most of its words are new. Numbers are
 * judged apart.
 */
function isForeign(sentence: string, { language }: GoldenBusiness, own: Owner): boolean {
  const words = wordsOf(sentence, language)
  const news = newWords(words, language, own)
  return news.length >= 2 && news.length > words.length / 3
}

/** What names the page after something that the owner is not: nothing but new words beside name and place, or two of them. */
export function foreignNames({ names }: Page, business: GoldenBusiness): string[] {
  const { answers, language } = business
  const own = ownerOf(business)
  const place = new Set(wordsOf(answers.businessLocation, language))
  return names.filter((name) => {
    const about = wordsOf(name.replace(answers.businessName, ' '), language)
    const words = about.filter((word) => word.length >= 3 || isUnspaced(word))
    const telling = words.filter((word) => !place.has(word) && !labelsOf(language).words.has(word))
    const news = newWords(telling, language, own)
    return news.length > 0 && (news.length === telling.length || (news.length >= 2 && news.length > telling.length / 3))
  })
}

const isUnspaced = (word: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)

const newWords = (words: readonly string[], language: string, own: Owner): string[] => {
  const labels = labelsOf(language).words
  return words.filter(
    (word) => !/^[\d.,:]+$/.test(word) && !own.known.has(word) && !labels.has(word) && !isLike(word, own),
  )
}

/** The same word in another form: 'chairs' for 'chair', 'plumber' for 'plumbing'. */
function isLike(word: string, { known, text, joined }: Owner): boolean {
  if (isUnspaced(word)) return fold(text).includes(word)
  if (word.length >= 5 && joined.includes(word)) return true
  const start = word.slice(0, Math.max(4, word.length - 3))
  return word.length >= 4 && [...known].some((one) => one.startsWith(start) && one.length <= word.length + 4)
}

/** Sentences of the page that are true of any business; each was read over. */
export const isAllowed = (sentence: string, allowed: readonly (string | RegExp)[]): boolean =>
  allowed.some((one) => (typeof one === 'string' ? fold(one) === fold(sentence) : says(sentence, one)))
