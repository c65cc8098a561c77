import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import { type Section, sectionTypeNames } from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import type { ComposeInput } from '../compose/brief.ts'
import { composeWebsite } from '../compose.ts'
import { type SampleBusiness, sampleBusinesses } from './sample-businesses.ts'
import { sampleFacts } from './sample-facts.ts'
import { sampleLook } from './sample-look.ts'

export type SampleOptions = {
  /** A film's page. An invented business has none, and its page then goes without that section. */
  film?: string
}

export function findSampleBusiness(industry: string): SampleBusiness | undefined {
  return sampleBusinesses.find((business) => business.industry === industry)
}

/** What a sample business's website is composed from. */
export function sampleInput(
  style: PresetStyle,
  business: SampleBusiness,
  { film = '' }: SampleOptions = {},
): ComposeInput {
  return {
    businessName: business.name,
    business: sampleFacts(business),
    language: 'en-US',
    link: film,
    ...sampleLook(style, business),
    style,
    sections: sectionTypeNames,
  }
}

/**
 * A sample website of an invented business, with every section that its facts can fill. It says what it is in its footer and its title, and
 * no search engine may list it.
 */
export function sampleWebsite(
  style: PresetStyle,
  business: SampleBusiness,
  options: SampleOptions = {},
): WebsiteSettings {
  const composed = composeWebsite({ ...sampleInput(style, business, options), id: `sample-${business.industry}` })
  return websiteSettings.parse({
    ...composed,
    settings: { ...composed.settings, pageTitle: `${business.name}, a sample website`, searchIndexing: false },
    sections: composed.sections.map(asSample),
  })
}

const asSample = (section: Section): Section =>
  section.type === 'Footer'
    ? { ...section, content: { ...section.content, copyright: 'A sample: an invented business' } }
    : section
