import { addSection, addToMenu } from '../renderer/document/edits/edits.ts'
import type { PresetStyle } from '../renderer/document/enumerations.ts'
import type { Section, SectionType } from '../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../renderer/document/website-settings.ts'
import { briefIn, composeSection, menuLabel, withTones } from './compose/compose.ts'
import { orderedSections } from './compose/section-order.ts'
import { describedBy, lookIn } from './suggestions/looks.ts'
import type { TradeSample } from './trade.ts'
import { trades } from './trade-list.ts'

export type SampleBusiness = TradeSample & {
  slug: string
  activities: string
}

export const sampleBusinesses: readonly SampleBusiness[] = trades.flatMap(({ slug, sample }) =>
  sample ? [{ ...sample, slug, activities: sample.typed.join('\n') }] : [],
)

export function findSampleBusiness(slug: string): SampleBusiness | undefined {
  return sampleBusinesses.find((sample) => sample.slug === slug)
}

/** Uses a domain that can't be registered. */
export const sampleEmail = ({ name }: TradeSample): string =>
  `hello@${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')}.example`

/** Wizard answers of an owner who came from the trade's page and chose a style. */
export function sampleAnswers(style: PresetStyle, sample: SampleBusiness) {
  const { name, activities, location, phone, slug } = sample
  return {
    businessName: name,
    businessActivities: activities,
    businessLocation: location,
    contact: `${phone}, ${sampleEmail(sample)}`,
    trade: slug,
    sections: null,
    ...sampleLook(style, sample),
  }
}

export const sampleLook = (style: PresetStyle, { name, activities, slug }: SampleBusiness) =>
  lookIn(style, describedBy({ businessName: name, businessActivities: activities, trade: slug }))

/**
 * The website as its owner finishes it in the editor, with reviews. Footer and title state that the business is
 * invented, and search engines may not list it.
 */
export function finishedSample(composed: WebsiteSettings, sample: SampleBusiness): WebsiteSettings {
  const { settings, sections, business } = withReviews(composed)
  return websiteSettings.parse({
    ...composed,
    settings: { ...settings, pageTitle: `${sample.name}, a sample website`, searchIndexing: false },
    sections: sections.map((section) => ({
      ...section,
      content: { ...section.content, ...finishedContent(section.type, sample, business.place.town) },
    })),
  })
}

/** Adds a reviews section at its default position. */
function withReviews(composed: WebsiteSettings): WebsiteSettings {
  const types = composed.sections.map(({ type }) => type)
  const places = orderedSections([...types, 'CustomerReviews'], briefIn(composed))
  const reviews = composeSection(composed, 'CustomerReviews')
  const at = places.findIndex(({ type }) => type === 'CustomerReviews')
  const added = addToMenu(addSection(composed, reviews as Section, at), reviews, menuLabel('CustomerReviews', composed))
  return withTones(added)
}

function finishedContent(type: SectionType, sample: SampleBusiness, town: string) {
  if (type === 'Footer') return { copyright: 'A sample: an invented business' }
  if (type === 'Contact') return { button: { type: 'Email', value: sampleEmail(sample), label: 'Send an email' } }
  if (type === 'CustomerReviews') return { items: reviewsOf(sample, town) }
  return {}
}

const reviewsOf = ({ reviews }: SampleBusiness, authorLocation: string) =>
  reviews.map(({ name, text }, index) => ({
    id: `review-${index + 1}`,
    paragraph: text,
    authorName: name,
    authorLocation,
  }))
