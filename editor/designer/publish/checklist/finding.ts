import { itemSchema, type SchemaField, schemaFields } from '#renderer/document/fields/schema-fields.ts'
import { sectionTitle } from '#renderer/document/section-title.ts'
import { type Section, sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

export type Severity = 'must look at' | 'worth a look'

/** Something about a website that its owner may want to change before visitors see it. */
export type Finding = {
  severity: Severity
  /** What a person calls the place: 'Services', 'Theme'. */
  place: string
  sentence: string
  /** The fix, as a title and as the verb on a button. */
  task?: { title: string; verb: string }
  /** The path of its field, for openFieldAtom. */
  path: string
}

/** A website as its owner sees it, and as visitors would. */
export type CheckedSite = { draft: WebsiteSettings; published: WebsiteSettings }

/** One thing that is looked for. It answers what it found, from the top of the page; nothing when all is well. */
export type Check = (site: CheckedSite) => Finding[]

/** A field of a section's content, with its value. A list's items give their fields, not the list itself. */
export type FilledField = {
  section: Section
  /** What the section is called. */
  place: string
  /** As the form's inputs are called: `services.items.service-2.heading`. */
  path: string
  field: SchemaField
  value: unknown
}

/** The fields of all sections, from the top of the page. */
export function sectionFields({ sections }: WebsiteSettings): FilledField[] {
  return sections.flatMap((section) =>
    filled(sectionTypes[section.type].content, section.content, section.id).map((field) => ({
      ...field,
      section,
      place: sectionTitle(section, sections),
    })),
  )
}

type Values = Record<string, unknown>

function filled(
  schema: Parameters<typeof schemaFields>[0],
  content: Values,
  path: string,
): Pick<FilledField, 'path' | 'field' | 'value'>[] {
  return schemaFields(schema).flatMap((field) => {
    const at = `${path}.${field.name}`
    const value = content[field.name]
    if (field.control !== 'list') return [{ path: at, field, value }]
    return (value as (Values & { id: string })[]).flatMap((item) => filled(itemSchema(field), item, `${at}.${item.id}`))
  })
}
