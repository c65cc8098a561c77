import { weekdays } from '../../../renderer/document/business.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { languageIn } from '../../../renderer/languages/languages.ts'

import type { GoldenBusiness } from '../golden-business.ts'
import { isInSentence, says } from './fact-on-page.ts'
import { containsWords, fold, type Page, wordsOf } from './page.ts'

const more = ['FAQ', 'Email', 'E-mail', 'Phone', 'WhatsApp', 'Find us', 'About']
const spoken =
  'en es fr it de ja ko pt nl pl sv tr ar hi zh cy ga pa ur vi ro ru uk el zu xh st af mi gd ca eu gl bn gu mr kn ta te so fa he cs hu da no fi'
const countries = 'US GB CA IE AU NZ ZA IN DE AT CH FR ES IT PT NL BE PL SE TR JP KR BR MX'

/** `words` also includes those of labels with a placeholder. */
/** Multi-word region names by country, which a page may add after an owner's town. */
const regions: Readonly<Record<string, string>> = {
  US: 'New Hampshire Jersey Mexico York North South Carolina Dakota West Virginia Rhode Island',
  CA: 'Nova Scotia British Columbia New Brunswick Prince Edward Island Newfoundland Labrador Northwest Territories',
  AU: 'New South Wales South Western Australia Northern Australian Capital Territory',
  ZA: 'Eastern Western Northern Cape Free State North West KwaZulu-Natal',
  IN: 'Tamil Nadu Andhra Madhya Uttar Himachal Arunachal Pradesh West Bengal',
}

type Labels = { whole: ReadonlySet<string>; words: ReadonlySet<string> }
const cache = new Map<string, Labels>()

/** The labels that a page adds in a language, around facts and above sections. */
function labelsOf(language: string): Labels {
  const labels = cache.get(language) ?? gather(language)
  cache.set(language, labels)
  return labels
}

/** The full and short names of weekdays. */
const daysOf = (language: string): ReadonlySet<string> =>
  new Set(dayNames(language).flatMap((name) => wordsOf(name, language)))

const dayNames = (language: string): string[] =>
  weekdays.flatMap((_day, at) =>
    (['long', 'short'] as const).map((weekday) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + at)),
    ),
  )

function gather(language: string): Labels {
  const base = language.split('-')[0] ?? language
  const { facts = {}, page = {}, labels = {}, headings = {} } = languageIn(language) ?? {}
  const texts = [
    ...[facts, page, labels].flatMap(textsOf),
    ...more,
    ...(base === 'en' ? Object.values(sectionTypes).map(({ title }) => title) : []),
  ]
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const lands = new Intl.DisplayNames([language], { type: 'region' })
  const vocabulary = [
    ...texts,
    ...dayNames(language),
    ...spoken.split(' ').map((code) => names.of(code) ?? ''),
    ...countries.split(' ').map((code) => lands.of(code) ?? ''),
    regions[language.split('-')[1] ?? ''] ?? '',
    'am pm a.m p.m uhr 午前 午後 時 分 오전 오후 시 분 円 원 년',
  ]
  return {
    whole: new Set([...texts, ...textsOf(headings)].filter((text) => !text.includes('{')).map(fold)),
    words: new Set(vocabulary.flatMap((text) => wordsOf(text.replace(/\{\w+\}/g, ' '), language))),
  }
}

const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((word) => (typeof word === 'string' ? [word] : textsOf(word)))

/** Whether a text is only a label. Any heading of up to three words is one. */
export function isLabel({ text, isHeading }: { text: string; isHeading: boolean }, language: string): boolean {
  return labelsOf(language).whole.has(fold(text)) || (isHeading && wordsOf(text, language).length <= 3)
}

export type Sentence = {
  text: string
  /** Not a sentence, but possibly wrong content. */
  isLabel: boolean
  carriesFact: boolean
  isForeign: boolean
}

/** Number of consecutive words that count as the owner's wording. */
const run = 4

/** Every sentence of the main text, and whether it is specific to this business. */
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

/** `joined` also has hyphenated words as one: 'non-profit' as 'nonprofit'. */
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
  // A name or town does not make a generic sentence specific.
  const [town = ''] = answers.businessLocation.split(/,| \(/)
  return (
    [answers.businessName, town].some((name) => containsWords(sentence, name)) && !isForeign(sentence, business, own)
  )
}

/** A short text of the owner's words, possibly with the page's labels. */
function isMadeOfOwn(words: readonly string[], language: string, own: Owner): boolean {
  const telling = words.filter((word) => !labelsOf(language).words.has(word))
  return telling.length > 0 && words.length <= 6 && telling.every((word) => own.known.has(word))
}

const hasHours = (facts: GoldenBusiness['facts']) => facts.some(({ kind }) => kind === 'hours' || kind === 'other')

const follows = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_word, at) => part.every((word, more) => words[at + more] === word))

/**
 * Whether most words of a sentence come from neither the owner nor the page's labels. Numbers are judged separately.
 */
function isForeign(sentence: string, { language }: GoldenBusiness, own: Owner): boolean {
  if (labelsOf(language).whole.has(fold(sentence))) return false
  const words = wordsOf(sentence, language)
  const news = newWords(words, language, own)
  return news.length >= 2 && news.length > words.length / 3
}

/** Page names that describe another business: only new words besides name and place, or two of them. */
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

/** A different form of the same word: 'chairs' for 'chair', 'plumber' for 'plumbing'. */
function isLike(word: string, { known, text, joined }: Owner): boolean {
  if (isUnspaced(word)) return fold(text).includes(word)
  if (word.length >= 5 && joined.includes(word)) return true
  const start = word.slice(0, Math.max(4, word.length - 3))
  return word.length >= 4 && [...known].some((one) => one.startsWith(start) && one.length <= word.length + 4)
}

/** Reviewed sentences that are true of any business. */
export const isAllowed = (sentence: string, allowed: readonly (string | RegExp)[]): boolean =>
  allowed.some((one) => (typeof one === 'string' ? fold(one) === fold(sentence) : says(sentence, one)))
