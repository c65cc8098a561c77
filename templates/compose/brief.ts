import type { Business } from '../../renderer/document/business.ts'
import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { SectionType } from '../../renderer/document/section-types.ts'
import { type FactWords, factWordsIn } from '../../renderer/facts/fact-words.ts'
import type { TradeProfile } from '../trade.ts'
import { trades } from '../trade-list.ts'
import { unlisted } from '../unlisted/unlisted.ts'
import { inBritishWords } from './british-words.ts'
import { type LabelWords, labelWordsIn, primaryLanguage } from './label-words.ts'
import { placeName } from './place-name.ts'
import { sectionId } from './section-order.ts'
import { hashOf } from './variation.ts'

/** What a website is composed from. */
export type ComposeInput = {
  businessName: string
  /** What is true of the business. No text is read here: facts that are not in it appear nowhere. */
  business: Business
  /** BCP 47, with a region where the country is known: 'en-GB'. */
  language: string
  /** The slug of the trade that is likely where the facts name none. */
  industry?: string | undefined
  /** An existing website or page, https:// in front; blank for none. */
  link?: string
  /** Ids of a font pair and a palette; an unknown one means the first. */
  fontPair: string
  palette: string
  /** Left out, the trade decides. */
  style?: PresetStyle | undefined
  /** A type may be named as often as a page takes it. */
  sections: readonly SectionType[]
  /** For the copyright line, which does without when it is not given. */
  year?: number | undefined
}

/** What every part of the page is composed from. */
export type Brief = {
  name: string
  business: Business
  language: string
  /** Undefined where the page's language has no such words: then nothing stands in their place. */
  said: FactWords | undefined
  labels: LabelWords | undefined
  /** `unlisted` for a trade that has no file: nothing of it is shown but its look. */
  trade: TradeProfile
  /** What the business is, as it stands in a title: 'Barber'. Blank where nobody said. */
  tradeName: string
  /** As it is said after 'in': 'Totnes', 'the Cotswolds'. */
  place: string
  link: string
  style: PresetStyle
  year: number | undefined
  seed: number
  /** The types on the page, each with the id of its first section. */
  chosen: ReadonlyMap<SectionType, string>
  /** How many text banners the page has: they take the first of the sentences that can stand alone. */
  textBanners: number
}

export function briefOf(input: ComposeInput): Brief {
  const { business, language, style, sections } = input
  const name = input.businessName.replace(/\s+/g, ' ').trim()
  const trade = tradeOf(input)
  const isEnglish = primaryLanguage(language) === 'en'
  const place = business.place.town || placeName(business.location)
  return {
    name,
    business,
    language,
    said: factWordsIn(language),
    labels: labelWordsIn(language),
    trade,
    tradeName: business.trade.name || (isEnglish ? sentenceCase(trade.trade) : ''),
    place: isEnglish ? place : place.replace(/^the /, ''),
    link: input.link ?? '',
    style: style ?? trade.style,
    year: input.year,
    seed: hashOf(`${name.toLowerCase()}\n${business.activities.toLowerCase()}`),
    chosen: new Map(sections.map((type) => [type, sectionId(type, 1)])),
    textBanners: sections.filter((type) => type === 'QuoteBanner').length,
  }
}

/** The trade that the facts name; where they name none, the likely one. */
function tradeOf({ business: { trade }, industry, language }: ComposeInput): TradeProfile {
  const slug = trade.slug || (trade.name === '' ? industry : '')
  const found = trades.find((one) => slug !== '' && one.slug === slug) ?? unlisted
  return /^en-(?:GB|IE)$/.test(language) ? inBritishWords(found) : found
}

/** Whether the words that a trade brings along can stand on the page: they are English. */
export const isInTradesLanguage = ({ language }: Pick<Brief, 'language'>): boolean => primaryLanguage(language) === 'en'

/** 'Barber shop' of 'Barber Shop'. */
const sentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()
