import { type SectionType, sectionTypeNames, sectionTypes } from '../../renderer/document/section-types.ts'

/** Where a section stands among those of its type, counted from one. */
export type Place = { type: SectionType; nth: number }

/** How a page reads best: a promise, what is done, proof, answers, and the way to get in touch. Repeated banners space it out. */
const order: readonly SectionType[] = [
  'Header',
  'Introduction',
  'QuoteBanner',
  'Services',
  'ImageBanner',
  'Gallery',
  'Team',
  'QuoteBanner',
  'CustomerReviews',
  'ImageBanner',
  'FrequentlyAskedQuestions',
  'Video',
  'QuoteBanner',
  'Scheduling',
  'ImageBanner',
  'Contact',
  'Footer',
]

/** The sections of a page in order: those chosen, as often as they are chosen and allowed, and those that every page has. */
export function orderedSections(chosen: readonly SectionType[]): Place[] {
  const left = new Map<SectionType, number>()
  for (const type of chosen) left.set(type, (left.get(type) ?? 0) + 1)
  const counts = new Map<SectionType, number>()
  return order.flatMap((type) => {
    const nth = (counts.get(type) ?? 0) + 1
    if (nth > (sectionTypes[type].required ? 1 : (left.get(type) ?? 0))) return []
    counts.set(type, nth)
    return { type, nth }
  })
}

/** `services`, `quote-banner-2`. */
export function sectionId(type: SectionType, nth: number): string {
  const base = type.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
  return nth === 1 ? base : `${base}-${nth}`
}

type SectionChoice = {
  type: SectionType
  title: string
  /** Whether a new website begins with it. */
  default: boolean
  /** Whether it cannot be left out. */
  required: boolean
}

/** What the wizard offers, in the order in which a page has them. Types that are switched off are not offered. */
export const sectionChoices: readonly SectionChoice[] = sectionTypeNames
  .filter((type) => !sectionTypes[type].disabled)
  .map((type) => {
    const { title, default: chosen, required } = sectionTypes[type]
    return { type, title, default: chosen, required }
  })

/** What is ticked when the wizard opens. */
export const defaultSections: readonly SectionType[] = sectionChoices
  .filter((choice) => choice.default)
  .map(({ type }) => type)
