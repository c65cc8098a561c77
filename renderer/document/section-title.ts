import { fieldText } from './fields/field-text.ts'
import { schemaFields } from './fields/schema-fields.ts'
import { type Section, sectionTypes } from './section-types.ts'

/** In characters, of words that name a section. */
const mostWords = 48

type Outline = Pick<Section, 'id' | 'type'>

/** What a section is called: its type's title, numbered where there are several of a type. */
export function sectionTitle(section: Outline, sections: readonly Outline[]): string {
  const { title } = sectionTypes[section.type]
  const alike = sections.filter(({ type }) => type === section.type)
  return alike.length > 1 ? `${title} ${alike.findIndex(({ id }) => id === section.id) + 1}` : title
}

/** The section's heading or other words that identify it. */
export const sectionName = (section: Section, sections: readonly Outline[]): string =>
  tellingWords(section) || sectionTitle(section, sections)

/** The words of a banner, which a page may have several of, or of a booking; blank in other sections. */
export function tellingWords(section: Section): string {
  if (section.type !== 'Scheduling' && sectionTypes[section.type].maxCount < 2) return ''
  const words = sectionExcerpt(section).replace(/\s+/g, ' ')
  return words.length <= mostWords ? words : `${words.slice(0, mostWords).replace(/\s+\S*$/, '')}…`
}

/** The first text of a section, to tell it from its like. Empty when it has none. */
export function sectionExcerpt(section: Section): string {
  const content: Record<string, unknown> = section.content
  for (const { name, control } of schemaFields(sectionTypes[section.type].content)) {
    const text = fieldText({ control }, content[name])?.trim()
    if (text) return text
  }
  return ''
}
