import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { IndustrySlug } from '#worker/platform/addresses/public-paths.ts'
import type { Asked } from '../parts/questions.tsx'
import type { IndustryGroup } from './industry-groups.ts'

/** The texts on the page of a trade. All is plain text; prices come from the trade's sample business, names from the trade. */
export type IndustryTexts = {
  group: IndustryGroup
  /** Position in its group: lower numbers first. */
  order: number
  /** In a list: 'Barber shops'. */
  plural: string
  /** With its article, in the middle of a sentence: 'a barber shop'. */
  one: string
  /** From 8 to 60 characters with the product's name behind it: 'Barber shop website'. At most 46 without. */
  title: string
  /** From 40 to 160 characters. */
  description: string
  /** The page's first heading, at most 64 characters. */
  headline: string
  /** Two or three sentences below it, at most 320 characters. */
  lead: string
  /** One sentence for the card in the list of trades, at most 110 characters. */
  card: string
  /** What the sample website is drawn in: the style in which the trade looks best. */
  style: PresetStyle
  /** Three things such a website has to do well, and how one made here does them. Headings of at most 48 characters. */
  needs: readonly { title: string; text: string }[]
  /** How such a business says its services and prices, above those of the sample: a few sentences, at most 220 characters. */
  servicesLead: string
  /** Four to six questions that people of the trade ask about their website, with honest answers of two to five sentences. */
  questions: readonly Asked[]
  /** Three trades nearby. */
  related: readonly IndustrySlug[]
}

/** With the trade's slug, which is the name of the file in copy/. */
export type IndustryCopy = IndustryTexts & { slug: IndustrySlug }
