import { type SectionType, sectionTypeNames, sectionTypes } from '../../renderer/document/section-types.ts'

export type SectionChoice = {
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
