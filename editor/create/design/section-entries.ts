import { type SectionType, sectionTypeNames } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { defaultSections, sectionChoices } from '#templates/compose/section-order.ts'
import { fillingOf, missingFor } from './section-filling.ts'

type SectionEntry = { title: string; types: readonly SectionType[]; required: boolean }

/** `filling`: a summary of the section's content, or of what is missing. */
export type OfferedEntry = SectionEntry & { filling: string }

const required = sectionChoices.filter((choice) => choice.required)

/** All sections that the wizard offers. Required sections share one entry, 'Header & Footer'. */
export const sectionEntries: readonly SectionEntry[] = [
  { title: required.map(({ title }) => title).join(' & '), types: required.map(({ type }) => type), required: true },
  ...sectionChoices
    .filter((choice) => !choice.required)
    .map(({ title, type }) => ({ title, types: [type], required: false })),
]

type Grouped = {
  onPage: OfferedEntry[]
  /** Optional sections with content. */
  ready: OfferedEntry[]
  /** Sections without content. */
  missing: OfferedEntry[]
}

/** Groups the entries by whether they have content, regardless of the selection. `whole`: the page with all sections. */
export function groupedEntries(whole: WebsiteSettings, recommended: readonly SectionType[]): Grouped {
  const { sections, ...site } = publishedDocument(whole)
  const placeOf = ({ types }: SectionEntry) => sections.findIndex(({ type }) => types.includes(type))
  const entries = sectionEntries.map((entry) => {
    const section = sections[placeOf(entry)]
    const filling = entry.required
      ? 'Always there'
      : section
        ? fillingOf(section, site)
        : missingFor(entry.types[0], sections)
    return { ...entry, filling, isFilled: section !== undefined }
  })
  const isUsual = ({ types }: SectionEntry) =>
    types.every((type) => defaultSections.includes(type) || recommended.includes(type))
  const filled = entries.filter(({ isFilled }) => isFilled).toSorted((one, other) => placeOf(one) - placeOf(other))
  return {
    onPage: filled.filter(isUsual),
    ready: filled.filter((entry) => !isUsual(entry)),
    missing: entries.filter(({ isFilled }) => !isFilled),
  }
}

/** Adds or removes an entry's types, in page order. */
export function toggleEntry(chosen: readonly SectionType[], types: readonly SectionType[], on: boolean): SectionType[] {
  const wanted = new Set(chosen)
  for (const type of types) {
    if (on) wanted.add(type)
    else wanted.delete(type)
  }
  return sectionTypeNames.filter((type) => wanted.has(type))
}
