import type * as z from 'zod'
import type { Business } from '../../renderer/document/business.ts'
import type { Opening, PresetStyle } from '../../renderer/document/enumerations.ts'
import type { SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import { voiceOf } from '../../renderer/facts/voice.ts'
import type { FactWords } from '../../renderer/languages/fact-words.ts'
import type { HeadingWords, Voice } from '../../renderer/languages/heading-words.ts'
import type { LabelWords } from '../../renderer/languages/language.ts'
import { factWordsIn, languageIn } from '../../renderer/languages/languages.ts'
import type { Shapes } from '../../renderer/shapes/shape-names.ts'
import { fontPairs } from '../../renderer/styles/font-pairs.ts'

import { tradeInName } from '../match-trade.ts'
import { shapesFor } from '../shapes-for.ts'
import { tradeInSpellingOf } from '../spelling.ts'
import type { CustomerQuestion, TradeProfile } from '../trade.ts'
import { trades } from '../trade-list.ts'
import { unlisted } from '../unlisted.ts'
import { placeName } from './place-name.ts'
import { defaultSections, hashOf, type Lead, sectionId } from './section-order.ts'

export type ComposeInput = {
  businessName: string
  /** All known facts. The page's only source, so it contains no other facts. */
  business: Business
  /** BCP 47, with a region if the country is known: 'en-GB'. */
  language: string
  /** Slug of the likely trade, used if the facts don't name one. */
  trade?: string | undefined
  /** An existing website or page, starting with https://. Blank if there is none. */
  link?: string
  /**
   * Ids of a font pair and a palette. Unknown ids select the first. Fonts that the style lacks are replaced with its
   * own.
   */
  fontPair: string
  palette: string
  /** Default: the font pair's style; if that is unknown, the trade's. */
  style?: PresetStyle | undefined
  /** Repeat a type for several sections of it. Null: the default ones and those that the facts suggest. */
  sections: readonly SectionType[] | null
  /** For the copyright line, which omits an undefined year. */
  year?: number | undefined
  /** Hero and palette of the latest website of the same trade in the town. */
  neighbor?: OpeningLook | undefined
}

export type OpeningLook = { opening: Opening; palette: string }

export type Brief = {
  name: string
  business: Business
  language: string
  /** Undefined if unsupported in the page's language. The page then omits these texts. */
  factWords: FactWords | undefined
  labels: LabelWords | undefined
  headings: HeadingWords | undefined
  /** `unlisted` for a trade without a file, in which case only its look is used. */
  trade: TradeProfile
  /** In title case: 'Barber'. Blank if the owner doesn't name it. */
  tradeName: string
  /** Worded so that it can follow 'in': 'Totnes', 'the Cotswolds'. */
  place: string
  link: string
  style: PresetStyle
  year: number | undefined
  seed: number
  lead: Lead
  /** Whether the plan may add sections that the facts suggest. */
  isOpen: boolean
  /** Section types on the page, each with the id of its first section. */
  chosen: ReadonlyMap<SectionType, string>
  /** The hero of the latest website of the same trade in the town. `isRuledOut`: that website also has the same palette. */
  avoided: { opening: Opening; isRuledOut: boolean } | undefined
  /** How many sentences in large type fit the page, and how many of them are text banners. The banners come first. */
  statements: number
  textBanners: number
  voice: Voice
  /**
   * On a new website, sections without facts start with samples, which are marked for the owner and never published.
   */
  isNew: boolean
}

export function briefOf(input: ComposeInput): Brief {
  const { business, language, style } = input
  const sections = input.sections ?? defaultSections
  const name = input.businessName.replace(/\s+/g, ' ').trim()
  const isEnglish = primaryLanguage(language) === 'en'
  const found = tradeOf(input)
  const isNamed = saysTrade(input, found)
  const isCalled = isNamed && saysTrade(input, found, { whole: true })
  const trade = isNamed ? found : { ...found, ...unnamed, questions: generalQuestions(found, language) }
  const place = townAsTyped(business) || placeName(business.location)
  return {
    name,
    business,
    language,
    factWords: factWordsIn(language),
    labels: languageIn(language)?.labels,
    headings: languageIn(language)?.headings,
    trade,
    tradeName:
      tradeName(business.trade.name, isEnglish ? tradeInName(name) : '') ||
      (isEnglish && isCalled ? sentenceCase(trade.trade) : ''),
    place: isEnglish ? place : place.replace(/^the /, ''),
    link: input.link ?? '',
    style: style ?? fontPairs.find(({ id }) => id === input.fontPair)?.style ?? trade.styles[0],
    year: input.year,
    lead: trade.leadsWith ?? 'offer',
    seed: hashOf(`${name.toLowerCase()}\n${business.activities.toLowerCase()}`),
    chosen: new Map(sections.map((type) => [type, sectionId(type, 1)])),
    statements: sections.filter((type) => type === 'QuoteBanner' || type === 'ImageBanner').length,
    textBanners: sections.filter((type) => type === 'QuoteBanner').length,
    avoided: input.neighbor && {
      opening: input.neighbor.opening,
      isRuledOut: input.neighbor.palette === input.palette,
    },
    isNew: true,
    isOpen: input.sections === null,
    voice: voiceOf(business, language),
  }
}

export const shapesOf = ({ trade, seed, name, business }: Brief): Shapes =>
  shapesFor(trade, seed, `${business.trade.name} ${business.activities} ${name}`)

/** The trade in the facts, otherwise the likely one. */
function tradeOf({ business: { trade: named, place }, trade = '', language }: ComposeInput): TradeProfile {
  const slug = named.slug || (named.name === '' ? trade : '')
  const found = trades.find((one) => slug !== '' && one.slug === slug) ?? unlisted
  return tradeInSpellingOf(place.country || (language.split('-')[1] ?? ''), found)
}

/**
 * If the owner doesn't name the trade, it only contributes look and pictures, so the page makes no claims about the
 * business.
 */
const { callToAction, searchTerms, navigation, form, photoWishes } = unlisted
const unnamed = { callToAction, searchTerms, navigation, form, photoWishes }

/** The trade's questions with answers in the facts, worded for any business. */
const generalQuestions = ({ questions }: TradeProfile, language: string): CustomerQuestion[] => {
  const words: Partial<Record<string, string>> = factWordsIn(language)?.questions ?? {}
  return questions.flatMap(({ from }) => (from && words[from] ? { ask: words[from], from } : []))
}

export const isInTradesLanguage = ({ language }: Pick<Brief, 'language'>): boolean => primaryLanguage(language) === 'en'

/**
 * Whether the owner's words include a name of the trade: a taco van isn't a restaurant unless its owner calls it one.
 * `whole`: including generic words, since a coffee van isn't a coffee shop.
 */
function saysTrade(
  { business, businessName, trade: likely }: ComposeInput,
  { slug, trade }: TradeProfile,
  { whole = false } = {},
): boolean {
  if (trade === '' || slug === likely) return trade !== ''
  const said = ` ${normalizeText(`${businessName} ${business.activities}`)}`
  const words = normalizeText(trade)
    .split(' ')
    .filter((word) => whole || !genericWords.test(word))
  return words.every((word) => said.includes(` ${word.slice(0, Math.max(4, word.length - 3))}`))
}

/** Words in trade names that don't identify a trade. */
const genericWords = /^(?:and|shop|office|business|services?|organization|studio)$/

/** The owner's name for the trade, or a longer one in the business name: 'Chimney sweep', not 'Sweeping'. */
function tradeName(said: string, inName: string): string {
  const begins = (word: string) => said.toLowerCase().startsWith(word.slice(0, 4).toLowerCase())
  return said === '' || (inName.includes(' ') && !said.includes(' ') && inName.split(' ').some(begins)) ? inName : said
}

/** The town as the owner spelled it, such as 'İstanbul', whatever the gazetteer calls it. */
function townAsTyped({ place: { town }, location }: Business): string {
  if (town === '' || location.toLowerCase().includes(town.toLowerCase())) return town
  const words = location.split(/[\s,;]+/)
  const length = town.split(' ').length
  const typed = words.map((_, at) => words.slice(at, at + length).join(' '))
  return typed.find((name) => normalizeText(name) === normalizeText(town)) ?? town
}

/** Lowercase without accents, single-spaced. */
const normalizeText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 'Barber shop' for 'Barber Shop'. */
const sentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()

export type ContentInput<T extends SectionType> = z.input<(typeof sectionTypes)[T]['content']>
