import type * as z from 'zod'
import { business } from '../../renderer/document/business.ts'
import { type SectionType, sectionTypeNames } from '../../renderer/document/section-types.ts'
import { image } from '../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { ComposeInput } from '../../templates/compose/brief.ts'
import { composeWebsite } from '../../templates/compose/compose.ts'
import { withGallery } from '../../templates/compose/place-pictures.ts'

/** Every section type, as often as a page allows. */
export const everySection: readonly SectionType[] = [
  ...sectionTypeNames,
  'QuoteBanner',
  'QuoteBanner',
  'ImageBanner',
  'ImageBanner',
]

export type Facts = z.input<typeof business>

/** Many kinds of facts about a plumber, with sentences for all of them. */
export const plumberFacts: Facts = {
  activities: 'Plumbing repairs in Leeds',
  location: 'Leeds',
  place: { town: 'Leeds', region: 'West Yorkshire', country: 'GB' },
  trade: { slug: 'plumber', name: 'Plumber' },
  since: { year: 1998 },
  people: [{ id: 'person-1', name: 'Ada Wren', role: 'Owner' }],
  credentials: [{ id: 'credential-1', kind: 'License', name: 'Gas Safe registered', number: '123456' }],
  services: [
    {
      id: 'service-1',
      name: 'Leak repairs',
      price: { amount: 80, currency: 'GBP', from: true },
      note: 'Found before the floor comes up.',
    },
    { id: 'service-2', name: 'Boiler servicing', price: { amount: 95, currency: 'GBP' }, duration: '1 hour' },
    { id: 'service-3', name: 'Blocked drains' },
  ],
  areas: [{ id: 'area-1', name: 'Headingley' }],
  hours: { periods: [{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '17:00' }] },
  phones: [{ id: 'phone-1', number: '0113 496 0123' }],
  emails: [{ id: 'email-1', address: 'ada@wren.example' }],
  terms: [{ id: 'term-1', kind: 'CallOut', text: 'No charge to look.' }],
  sentences: [
    { id: 'sentence-1', text: 'I repair leaks and boilers in Leeds.', facts: ['service-1', 'service-2'] },
    { id: 'sentence-2', text: 'I answer the phone myself.' },
    { id: 'sentence-3', text: 'My van is a workshop, so most jobs take one visit.' },
    { id: 'sentence-4', text: 'I clean up before I leave.' },
  ],
}

/** A website composed from facts, by default the plumber's with every section. */
export function composedSite({
  facts = plumberFacts,
  ...change
}: Partial<Omit<ComposeInput, 'business'>> & { id?: string; facts?: Facts } = {}): WebsiteSettings {
  return composeWebsite({
    id: 'site-1',
    businessName: 'Wren Plumbing',
    business: business.parse(facts),
    language: 'en-GB',
    fontPair: 'sign',
    palette: 'deep-green',
    sections: everySection,
    ...change,
  })
}

const works = ['A new boiler', 'A bathroom', 'Copper pipes'].map((description, nth) =>
  image.parse({ provider: 'Custom', description, urls: [{ type: 'regular', url: `/media/work-${nth + 1}.jpg` }] }),
)

/** The plumber's website with a gallery of photos. */
export const siteWithGallery = (): WebsiteSettings => withGallery(composedSite(), works, everySection)
