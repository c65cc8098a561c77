import { type SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import { pageWords } from '../../renderer/elements/page-words.ts'
import { type Brief, isInTradesLanguage } from './brief.ts'

/** The sections that a link may lead to, in the order in which links are worth having. */
const order: readonly SectionType[] = [
  'Services',
  'Gallery',
  'Team',
  'CustomerReviews',
  'FrequentlyAskedQuestions',
  'Contact',
  'Scheduling',
  'Video',
]

/** What a section is called in the page's language: the trade's own word where it has one. Blank in a language without words. */
export function navigationLabel(brief: Brief, type: SectionType): string {
  const { labels, trade, language } = brief
  if (!labels) return ''
  const words = pageWords(language)
  const own: Partial<Record<SectionType, string>> = {
    Services: words.services,
    Gallery: words.gallery,
    Team: words.team,
    CustomerReviews: labels.reviews,
    FrequentlyAskedQuestions: labels.faq,
    Contact: labels.contact,
    Scheduling: labels.book,
    Video: words.video,
  }
  return (isInTradesLanguage(brief) ? trade.navigation?.[type] : undefined) ?? own[type] ?? ''
}

/** The sections of the page that a link may lead to, with what it says. */
export function navigation(brief: Brief): { type: SectionType; label: string }[] {
  return order
    .filter((type) => brief.chosen.has(type) && sectionTypes[type].headerLinkAllowed)
    .map((type) => ({ type, label: navigationLabel(brief, type) }))
    .filter(({ label }) => label !== '')
}
