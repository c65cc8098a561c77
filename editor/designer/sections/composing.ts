import { blankSection } from '#renderer/document/edits/edits.ts'
import { type Section, type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

/** What writes sections comes with all the packs of trades, so it is fetched when it is about to be wanted. */
export const composing = () => import('#templates/compose/compose.ts')

export type Composer = {
  compose: (document: WebsiteSettings, type: SectionType) => Section
  /** What a section would need to be more than blank fields, as a sentence; undefined where it has enough. */
  needs: (type: SectionType, document: WebsiteSettings) => string | undefined
  /** What the menu calls it. */
  menuLabel: (type: SectionType, document: WebsiteSettings) => string
}

const blanks: Composer = {
  compose: blankSection,
  needs: () => undefined,
  menuLabel: (type) => sectionTypes[type].title,
}

/** What makes a section for a business. Without a network to fetch the words over, sections begin blank. */
export const loadComposer = (): Promise<Composer> =>
  composing().then(
    ({ composeSection, sectionNeeds, menuLabel }) => ({ compose: composeSection, needs: sectionNeeds, menuLabel }),
    () => blanks,
  )

/** Where in the business's form the facts are that a section needs, and what its button says. */
export const factsFor: Partial<Record<SectionType, { path: string; label: string }>> = {
  Services: { path: 'business.services', label: 'Add services' },
  Team: { path: 'business.people', label: 'Add people' },
  FrequentlyAskedQuestions: { path: 'business.services', label: 'Add prices' },
  Scheduling: { path: 'business.links', label: 'Add a link' },
}

/** Placeholder texts for the miniatures of sections that have no content yet. They say what the section is for. */
const sketches: Partial<Record<SectionType, object>> = {
  QuoteBanner: { primary: 'What you stand for, in large letters' },
  ImageBanner: { heading: 'A line on a wide picture' },
  CustomerReviews: {
    items: ['first', 'second', 'third'].map((id) => ({
      id,
      paragraph: 'What a customer says about you',
      authorName: 'Their name',
      stars: 5,
    })),
  },
}

/** A section with placeholder texts, for its miniature only. */
export const sketched = (section: Section): Section =>
  sectionTypes[section.type].schema.parse({
    ...section,
    content: { ...section.content, ...sketches[section.type] },
  }) as Section
