import { itemSchema, type SchemaField, schemaFields } from '#renderer/document/fields/schema-fields.ts'
import { sectionTitle } from '#renderer/document/section-title.ts'
import { type Section, sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

export type Severity = 'must look at' | 'worth a look'

export type Finding = {
  severity: Severity
  /** The place's name: 'Services', 'Theme'. */
  place: string
  sentence: string
  /** The fix as a title and as a button's verb. */
  task?: { title: string; verb: string }
  /** Path for openFieldAtom. */
  path: string
}

/** The draft, and what publishing it would show. */
export type CheckedSite = { draft: WebsiteSettings; published: WebsiteSettings }

/** A check. Returns its findings in page order. */
export type Check = (site: CheckedSite) => Finding[]

/** A section's field and its value. A list is represented by the fields of its items. */
export type FilledField = {
  section: Section
  place: string
  /** The input's path: `services.items.service-2.heading`. */
  path: string
  field: SchemaField
  value: unknown
}

/** The fields of all sections, in page order. */
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
