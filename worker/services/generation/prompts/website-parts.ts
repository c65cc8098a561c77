import type { SectionType } from '../../../../renderer/document/section-types.ts'
import type { PagePlace } from '../../../creation/writing/outline.ts'

/** A part of a website: what one call writes, and the facts in it. */
type Part = { instruction: string; places: readonly PagePlace[] }

/**
 * The parts in which a website is written, each by one call, at the same time. With the page's title and labels they are six, as many as a
 * Worker may have waiting at once.
 */
export const websiteParts = {
  introduction: {
    instruction:
      'Write the introduction of the website and its text banners. The headline says what the business is, where, and the strongest fact. The text tells the other facts in the owner’s own sentences, changed only where the meaning stays the same. A banner is one thing that the owner said.',
    places: ['headline', 'introduction', 'strip', 'banner'],
  },
  services: {
    instruction:
      'Write the words around the services. Names, prices and durations stand beside them already. A description says what the owner says of this service, and nothing else.',
    places: ['services'],
  },
  people: {
    instruction:
      'Write the heading over the people, and what stands with the pictures. A caption says what `pictures` says that the picture shows: it claims no work that it does not show.',
    places: ['team'],
  },
  questions: {
    instruction:
      'Write the questions that customers of this business ask and the facts answer: cost, area, hours, languages, booking, duration, terms. Each answer tells facts, in whole sentences, with every number as it is. No question without a fact that answers it.',
    places: ['faq'],
  },
  invitations: {
    instruction:
      'Write the invitations of the website: over the ways to get in touch, over booking, beside a video and on wide pictures. Each asks for one thing, and promises nothing.',
    places: ['contact'],
  },
} as const satisfies Record<string, Part>
export type WebsitePart = keyof typeof websiteParts
export const websitePartNames = Object.keys(websiteParts) as WebsitePart[]

/** Which part writes each section type; null where there is nothing to write. Reviews are customers' words. */
export const partOf: Record<SectionType, WebsitePart | null> = {
  Header: null,
  Introduction: 'introduction',
  Services: 'services',
  Gallery: 'people',
  QuoteBanner: 'introduction',
  ImageBanner: 'invitations',
  Team: 'people',
  Scheduling: 'invitations',
  Video: 'invitations',
  CustomerReviews: null,
  FrequentlyAskedQuestions: 'questions',
  Contact: 'invitations',
  Footer: null,
}
