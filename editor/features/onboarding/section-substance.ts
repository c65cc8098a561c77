import type { SectionType } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sectionNeeds } from '../../../templates/compose/compose-section.ts'

const later: Partial<Record<SectionType, string>> = {
  Services: 'We’ll add this when you say what you offer.',
  Gallery: 'We’ll add this when you have pictures of your work.',
  QuoteBanner: 'We’ll add this when you have a sentence for it.',
  ImageBanner: 'We’ll add this when you have a picture and a line for it.',
  Team: 'We’ll add this when you name people.',
  Scheduling: 'We’ll add this when you have a booking page.',
  Video: 'We’ll add this when you have a video.',
  CustomerReviews: 'We’ll add this when you have reviews.',
  FrequentlyAskedQuestions: 'We’ll add this when you give prices, hours or areas.',
}

/** Why a section is not on the page, or would not be if it were chosen; undefined for one that has something to say. */
export function whenAdded(
  type: SectionType,
  page: WebsiteSettings,
  chosen: readonly SectionType[],
): string | undefined {
  if (page.sections.some((section) => section.type === type)) return undefined
  return chosen.includes(type) || sectionNeeds(type, page) !== undefined ? later[type] : undefined
}
