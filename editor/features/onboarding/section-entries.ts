import { type SectionType, sectionTypeNames } from '../../../renderer/document/section-types.ts'
import { sectionChoices } from '../../../templates/compose/section-order.ts'

export type SectionEntry = { title: string; types: readonly SectionType[]; required: boolean }

const required = sectionChoices.filter((choice) => choice.required)

/** What the wizard offers. The sections that no page goes without are one entry, 'Header & Footer'. */
export const sectionEntries: readonly SectionEntry[] = [
  { title: required.map(({ title }) => title).join(' & '), types: required.map(({ type }) => type), required: true },
  ...sectionChoices
    .filter((choice) => !choice.required)
    .map(({ title, type }) => ({ title, types: [type], required: false })),
]

/** The chosen types with an entry's put in or taken out, in the order in which a page has them. */
export function toggleEntry(chosen: readonly SectionType[], types: readonly SectionType[], on: boolean): SectionType[] {
  const wanted = new Set(chosen)
  for (const type of types) {
    if (on) wanted.add(type)
    else wanted.delete(type)
  }
  return sectionTypeNames.filter((type) => wanted.has(type))
}
