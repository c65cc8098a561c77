import { business } from '../../renderer/document/business.ts'
import { type PresetStyle, presetStyles } from '../../renderer/document/enumerations.ts'
import { type Section, type SectionType, sectionTypeNames } from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import type { ComposeInput } from '../compose/brief.ts'
import { composeWebsite } from '../compose/compose.ts'
import { trades } from '../trade-list.ts'
import { type SampleBusiness, sampleBusinesses, sampleEmail } from './sample-businesses.ts'

export type SampleOptions = {
  /** The address of a film. Without one the page has no video. */
  film?: string
}

export function findSampleBusiness(industry: string): SampleBusiness | undefined {
  return sampleBusinesses.find((sample) => sample.industry === industry)
}

/** What the website of a sample business is composed from. */
export function sampleInput(
  style: PresetStyle,
  sample: SampleBusiness,
  { film = '' }: SampleOptions = {},
): ComposeInput {
  return {
    businessName: sample.name,
    business: business.parse(sample.business),
    language: `en-${sample.place.country}`,
    industry: sample.industry,
    link: film,
    ...sampleLook(style, sample),
    style,
    sections: sectionTypeNames,
  }
}

/**
 * A sample website as its owner would have finished it: composed from the facts, with reviews, and with a film where there is one. Its footer
 * and its title say that the business is invented, and no search engine may list it.
 */
export function sampleWebsite(
  style: PresetStyle,
  sample: SampleBusiness,
  options: SampleOptions = {},
): WebsiteSettings {
  const composed = composeWebsite({ ...sampleInput(style, sample, options), id: `sample-${sample.industry}` })
  const at = composed.sections.findIndex(({ type }) => after.includes(type))
  return websiteSettings.parse({
    ...composed,
    settings: { ...composed.settings, pageTitle: `${sample.name}, a sample website`, searchIndexing: false },
    sections: [
      ...composed.sections.slice(0, at),
      reviewsOf(sample),
      ...composed.sections.slice(at).map((section) => finished(section, sample)),
    ],
  })
}

/** What stands behind reviews on a page. */
const after: readonly SectionType[] = ['FrequentlyAskedQuestions', 'Video', 'Scheduling', 'Contact', 'Footer']

const reviewsOf = ({ reviews, place }: SampleBusiness) => ({
  id: 'customer-reviews',
  type: 'CustomerReviews',
  content: {
    heading: 'Reviews',
    items: reviews.map(({ name, text }, index) => ({
      id: `review-${index + 1}`,
      paragraph: text,
      authorName: name,
      authorLocation: place.town,
    })),
  },
})

function finished(section: Section, sample: SampleBusiness) {
  if (section.type === 'Footer')
    return { ...section, content: { ...section.content, copyright: 'A sample: an invented business' } }
  if (section.type !== 'Contact') return section
  const button = { type: 'Email', value: sampleEmail(sample), label: 'Send an email' }
  return { ...section, content: { ...section.content, button } }
}

type Wardrobe = { fontPairs: readonly string[]; palettes: readonly string[] }

/** The font pairs and palettes in which a style is at its best. */
const wardrobes: Readonly<Record<PresetStyle, Wardrobe>> = {
  Common: {
    fontPairs: ['lively', 'clear', 'thoughtful', 'steady'],
    palettes: ['deep-green', 'terracotta', 'sky-cobalt', 'navy-brass', 'blush-plum', 'sand-olive'],
  },
  CommonAlt: {
    fontPairs: ['steady', 'thoughtful', 'airy'],
    palettes: ['navy-brass', 'deep-green', 'sand-olive', 'terracotta', 'ink-on-bone', 'sky-cobalt'],
  },
  Geometric: {
    fontPairs: ['strong', 'steady', 'clear'],
    palettes: ['sky-cobalt', 'ink-on-bone', 'after-dark', 'terracotta', 'navy-brass', 'deep-green'],
  },
  Elegant: {
    fontPairs: ['classic', 'homely'],
    palettes: ['ink-on-bone', 'sand-olive', 'navy-brass', 'blush-plum', 'after-dark', 'deep-green', 'terracotta'],
  },
  Fun: {
    fontPairs: ['homely', 'lively', 'airy'],
    palettes: ['blush-plum', 'terracotta', 'sky-cobalt', 'deep-green'],
  },
}

/**
 * A font pair and a palette that suit both a style and a trade, taken in turn: one trade's samples differ from style to style,
 * and one style's from trade to trade.
 */
export function sampleLook(style: PresetStyle, { industry }: SampleBusiness) {
  const palettes = trades.find(({ slug }) => slug === industry)?.palettes ?? []
  const { fontPairs, palettes: worn } = wardrobes[style]
  const fitting = palettes.filter((palette) => worn.includes(palette))
  const turn = presetStyles.indexOf(style) + sampleBusinesses.findIndex((business) => business.industry === industry)
  const inTurn = (entries: readonly string[]) => entries[turn % entries.length] ?? ''
  return { fontPair: inTurn(fontPairs), palette: inTurn(fitting.length > 0 ? fitting : worn) }
}
