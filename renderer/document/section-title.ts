import { fieldText } from './fields/field-text.ts'
import { schemaFields } from './fields/schema-fields.ts'
import { type Section, sectionTypes } from './section-types.ts'

const maxExcerptLength = 48

type Outline = Pick<Section, 'id' | 'type'>

/** The type's title, numbered if there are several of the type. */
export function sectionTitle(section: Outline, sections: readonly Outline[]): string {
  const { title } = sectionTypes[section.type]
  const alike = sections.filter(({ type }) => type === section.type)
  return alike.length > 1 ? `${title} ${alike.findIndex(({ id }) => id === section.id) + 1}` : title
}

export const sectionName = (section: Section, sections: readonly Outline[]): string =>
  identifyingText(section) || sectionTitle(section, sections)

/** Identifying words of a banner or booking section, since a page can have several. Blank for other types. */
export function identifyingText(section: Section): string {
  if (section.type !== 'Scheduling' && sectionTypes[section.type].maxCount < 2) return ''
  const words = sectionExcerpt(section).replace(/\s+/g, ' ')
  return words.length <= maxExcerptLength ? words : `${words.slice(0, maxExcerptLength).replace(/\s+\S*$/, '')}…`
}

/** A section's first text, to distinguish it from other sections of its type. Blank without text. */
export function sectionExcerpt(section: Section): string {
  const content: Record<string, unknown> = section.content
  for (const { name, control } of schemaFields(sectionTypes[section.type].content)) {
    const text = fieldText({ control }, content[name])?.trim()
    if (text) return text
  }
  return ''
}
