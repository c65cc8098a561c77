import type { SectionType } from '../../../../renderer/document/section-types.ts'

/**
 * The parts in which a website is written, each by one call, at the same time: six, as many as a Worker may have waiting at once. What fits
 * together is in one, and none is much longer than the others.
 */
export const websiteParts = {
  introduction:
    'Write the introduction of the website: its headline and text say what the business does, where, and for whom. A text banner has a line worth remembering and, where asked for, the text about the business: who they are and how they work, in the first person plural.',
  services:
    'Write the services: first those that the data names, under the names given there, then what such a business usually offers. A description says what the customer gets.',
  reviews:
    'Write reviews as customers of such a business might, as samples that the owner will replace: each about one small concrete thing, in the customer’s own voice, all of them different in length and beginning. Names are invented and of many origins.',
  questions:
    'Write the questions that customers of such a business really ask before they come, and honest answers. Where the answer depends on the business, say what it depends on and to ask.',
  invitations:
    'Write the invitations of the website: what stands on its wide pictures, over booking, beside a video and over the ways to get in touch. Each asks for one thing.',
  showcase:
    'Write what stands with the pictures of work and people. A search phrase names things that can be seen in one photo of such work, no people, no abstract words. People are invented samples that the owner will replace: a name, a role in such a business and two sentences that one would say of a colleague.',
} as const
export type WebsitePart = keyof typeof websiteParts

/** Which part writes each section type; null where there is nothing to write. */
export const partOf: Record<SectionType, WebsitePart | null> = {
  Header: null,
  Introduction: 'introduction',
  Services: 'services',
  Gallery: 'showcase',
  QuoteBanner: 'introduction',
  ImageBanner: 'invitations',
  Team: 'showcase',
  Scheduling: 'invitations',
  Video: 'invitations',
  CustomerReviews: 'reviews',
  FrequentlyAskedQuestions: 'questions',
  Contact: 'invitations',
  Footer: null,
}
