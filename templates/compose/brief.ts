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

/** The input of composing a website. */
export type ComposeInput = {
  businessName: string
  /** All known facts. Composing reads no other text, so the page has no other facts. */
  business: Business
  /** BCP 47, with a region where the country is known: 'en-GB'. */
  language: string
  /** The slug of the trade that is likely where the facts name none. */
  trade?: string | undefined
  /** An existing website or page, https:// in front; blank for none. */
  link?: string
  /** Ids of a font pair and a palette; an unknown one means the first. Fonts that the style cannot carry give way to its own. */
  fontPair: string
  palette: string
  /** Left out, it is that of the font pair; where that is unknown, the trade decides. */
  style?: PresetStyle | undefined
  /** A type may be named as often as a page takes it. Null: the usual ones, and those that the facts ask for. */
  sections: readonly SectionType[] | null
  /** For the copyright line, which does without when it is not given. */
  year?: number | undefined
  /** The opening and palette of the last website of the trade in the town. */
  neighbor?: OpeningLook | undefined
}

export type OpeningLook = { opening: Opening; palette: string }

/** The input of every part of the page. */
export type Brief = {
  name: string
  business: Business
  language: string
  /** Undefined if the page's language has no such words; the page then omits them. */
  said: FactWords | undefined
  labels: LabelWords | undefined
  headings: HeadingWords | undefined
  /** `unlisted` for a trade that has no file: nothing of it is shown but its look. */
  trade: TradeProfile
  /** The trade in title case: 'Barber'. Blank if the owner doesn't name it. */
  tradeName: string
  /** As it follows 'in': 'Totnes', 'the Cotswolds'. */
  place: string
  link: string
  style: PresetStyle
  year: number | undefined
  seed: number
  lead: Lead
  /** Whether the plan may add sections that the facts ask for. */
  isOpen: boolean
  /** The types on the page, each with the id of its first section. */
  chosen: ReadonlyMap<SectionType, string>
  /** The last opening of the trade in the town, which is ruled out if that website has the same palette. */
  avoided: { opening: Opening; isRuledOut: boolean } | undefined
  /** How many sentences in large letters the page has room for, and how many of these are text banners, which come first. */
  statements: number
  textBanners: number
  voice: Voice
  /** A new website's sections without facts begin with samples, marked for the owner and never published. */
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
    said: factWordsIn(language),
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

/** The trade that the facts name; where they name none, the likely one. */
function tradeOf({ business: { trade: named, place }, trade = '', language }: ComposeInput): TradeProfile {
  const slug = named.slug || (named.name === '' ? trade : '')
  const found = trades.find((one) => slug !== '' && one.slug === slug) ?? unlisted
  return tradeInSpellingOf(place.country || (language.split('-')[1] ?? ''), found)
}

/** A trade that the owner doesn't name contributes its look and pictures, but no claim about the business. */
const { callToAction, searchTerms, navigation, form, photoWishes } = unlisted
const unnamed = { callToAction, searchTerms, navigation, form, photoWishes }

/** The trade's questions that facts answer, in words that fit any business. */
const generalQuestions = ({ questions }: TradeProfile, language: string): CustomerQuestion[] => {
  const words: Partial<Record<string, string>> = factWordsIn(language)?.questions ?? {}
  return questions.flatMap(({ from }) => (from && words[from] ? { ask: words[from], from } : []))
}

/** Whether the page may use the trade's words, which are English. */
export const isInTradesLanguage = ({ language }: Pick<Brief, 'language'>): boolean => primaryLanguage(language) === 'en'

/**
 * Whether the owner's words include a name of the trade: a van that sells tacos is not a restaurant until its owner calls it one. `whole`:
 * with its general words, as a van that sells coffee is not a coffee shop.
 */
function saysTrade(
  { business, businessName, trade: likely }: ComposeInput,
  { slug, trade }: TradeProfile,
  { whole = false } = {},
): boolean {
  if (trade === '' || slug === likely) return trade !== ''
  const said = ` ${folded(`${businessName} ${business.activities}`)}`
  const words = folded(trade)
    .split(' ')
    .filter((word) => whole || !general.test(word))
  return words.every((word) => said.includes(` ${word.slice(0, Math.max(4, word.length - 3))}`))
}

/** Words in the names of trades that tell none from another. */
const general = /^(?:and|shop|office|business|services?|organization|studio)$/

/** The owner's name for the trade, unless the business name has a longer one: 'Chimney sweep', not 'Sweeping'. */
function tradeName(said: string, inName: string): string {
  const begins = (word: string) => said.toLowerCase().startsWith(word.slice(0, 4).toLowerCase())
  return said === '' || (inName.includes(' ') && !said.includes(' ') && inName.split(' ').some(begins)) ? inName : said
}

/** The town as its people write it: 'İstanbul' where the owner typed that, whatever a list of places calls it. */
function townAsTyped({ place: { town }, location }: Business): string {
  if (town === '' || location.toLowerCase().includes(town.toLowerCase())) return town
  const words = location.split(/[\s,;]+/)
  const length = town.split(' ').length
  const typed = words.map((_, at) => words.slice(at, at + length).join(' '))
  return typed.find((name) => folded(name) === folded(town)) ?? town
}

/** In small letters without accents, one space between words. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 'Barber shop' of 'Barber Shop'. */
const sentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()

/** The input of a section's content, whose omitted fields take their defaults. */
export type ContentInput<T extends SectionType> = z.input<(typeof sectionTypes)[T]['content']>
