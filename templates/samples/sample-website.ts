import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { Section, SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { sectionTypeNames } from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { sampleBioPrefix } from '../../renderer/sections/team/content.ts'
import type { ComposeAnswers } from '../compose/brief.ts'
import { composeWebsite } from '../compose.ts'
import { type SampleBusiness, sampleBusinesses } from './sample-businesses.ts'
import { sampleLook } from './sample-look.ts'

export type SampleOptions = {
  /** A film's page. An invented business has none, and its page then goes without that section. */
  film?: string
}

export function findSampleBusiness(industry: string): SampleBusiness | undefined {
  return sampleBusinesses.find((business) => business.industry === industry)
}

/** What the owner of a sample business would have answered in the wizard. */
export function sampleAnswers(style: PresetStyle, business: SampleBusiness): ComposeAnswers {
  return {
    businessName: business.name,
    businessActivities: business.activities,
    businessLocation: business.location,
    link: '',
    ...sampleLook(style, business),
    style,
    sections: sectionTypeNames,
  }
}

/**
 * A sample website as its owner would have finished it: with every section, a way to get in touch, and people and reviews that
 * show, as invented as the business. It says what it is in its footer and its title, and no search engine may list it.
 */
export function sampleWebsite(
  style: PresetStyle,
  business: SampleBusiness,
  { film = '' }: SampleOptions = {},
): WebsiteSettings {
  const composed = composeWebsite({ ...sampleAnswers(style, business), id: `sample-${business.industry}` })
  return websiteSettings.parse({
    ...composed,
    settings: { ...composed.settings, pageTitle: `${business.name}, a sample website`, searchIndexing: false },
    sections: composed.sections.map((section) => finished(section, business, film)),
  })
}

type Finisher<T extends SectionType> = (
  content: SectionOf<T>['content'],
  business: SampleBusiness,
  film: string,
) => Partial<SectionOf<T>['content']>

/** What the owner adds to what was composed. */
const finishers: { [T in SectionType]?: Finisher<T> } = {
  Team: ({ members }) => ({
    members: members.map((member) => ({
      ...member,
      bio: member.bio.replace(`${sampleBioPrefix} `, ''),
      sample: false,
    })),
  }),
  CustomerReviews: ({ items }) => ({ items: items.map((item) => ({ ...item, sample: false })) }),
  Video: (_, __, film) => ({ url: film }),
  Contact: ({ button }, business) => {
    const { address, phone, hours } = business
    const email = `hello@${domainOf(business)}`
    return { address, phone, hours, email, button: { ...button, type: 'Email', value: email } }
  },
  Footer: () => ({ copyright: 'A sample: an invented business' }),
}

function finished(section: Section, business: SampleBusiness, film: string) {
  const finish = finishers[section.type] as Finisher<SectionType> | undefined
  return finish ? { ...section, content: { ...section.content, ...finish(section.content, business, film) } } : section
}

/** Of a kind that nobody can register. */
const domainOf = ({ name }: SampleBusiness) => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`
