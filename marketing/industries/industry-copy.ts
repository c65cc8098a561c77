import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { IndustrySlug } from '#worker/platform/addresses/public-paths.ts'
import type { QuestionAnswer } from '../parts/questions.tsx'
import type { IndustryGroup } from './industry-groups.ts'

/** Texts of a trade's page, as plain text. Prices come from the trade's sample business, names from the trade. */
export type IndustryTexts = {
  group: IndustryGroup
  /** Position in its group: lower numbers first. */
  order: number
  /** In a list: 'Barber shops'. */
  plural: string
  /** With article, for use within a sentence: 'a barber shop'. */
  one: string
  /** From 8 to 60 characters including the product's name, so at most 46 without it: 'Barber shop website'. */
  title: string
  /** From 40 to 160 characters. */
  description: string
  /** The page's first heading, at most 64 characters. */
  headline: string
  /** Two or three sentences below the headline, at most 320 characters. */
  lead: string
  /** One sentence for the card in the list of trades, at most 110 characters. */
  card: string
  /** Style of the sample website: the one that suits the trade best. */
  style: PresetStyle
  /** Three things that such a website needs, and how the product provides them. Headings of at most 48 characters. */
  needs: readonly { title: string; text: string }[]
  /** How such a business presents services and prices, shown above the sample's services: a few sentences, at most 220 characters. */
  servicesLead: string
  /** Four to six questions that people in the trade ask about their website, with honest answers of two to five sentences. */
  questions: readonly QuestionAnswer[]
  /** Exactly three. */
  related: readonly IndustrySlug[]
}

/** With the trade's slug, which is the file name in copy/. */
export type IndustryCopy = IndustryTexts & { slug: IndustrySlug }
