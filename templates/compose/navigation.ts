import { type SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import type { Brief } from './brief.ts'

/** What a link to a section says, in the order in which links are worth having. */
const labels: Partial<Record<SectionType, string>> = {
  Services: 'Services',
  Gallery: 'Gallery',
  Team: 'Team',
  CustomerReviews: 'Reviews',
  FrequentlyAskedQuestions: 'FAQ',
  Contact: 'Contact',
  Scheduling: 'Book',
  Video: 'Video',
}

/** The sections of the page that a link may lead to, with what it says. */
export function navigation(brief: Brief): { type: SectionType; label: string }[] {
  const types = Object.keys(labels) as SectionType[]
  return types
    .filter((type) => brief.chosen.has(type) && sectionTypes[type].headerLinkAllowed)
    .map((type) => ({ type, label: brief.industry.navigation?.[type] ?? labels[type] ?? sectionTypes[type].title }))
}
