import type * as z from 'zod'
import { replaceSection } from '../edits/edits.ts'
import { withField } from '../edits/with-field.ts'
import { type Section, sectionTypes } from '../section-types.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { itemSchema, type SchemaField, schemaFields } from './schema-fields.ts'

/**
 * The path of a field: a section's id, then field names and item ids, as in `services.items.service-2.heading`. It
 * stays valid when sections and items move. Elements on the page use a position within their section instead, with item
 * indexes: `items.1.heading`.
 */
export type FieldPath = string

type Values = Record<string, unknown>
type Item = Values & { id: string }

export type FoundField = {
  section: Section
  schema: z.ZodObject
  field: SchemaField
  value: unknown
  /** The items that contain the field, outermost first, each with its list's path. */
  items: readonly { listPath: FieldPath; id: string }[]
}

/** Undefined if the document has no such field. */
export function findField(document: WebsiteSettings, path: FieldPath): FoundField | undefined {
  const [sectionId = '', ...steps] = path.split('.')
  const section = document.sections.find(({ id }) => id === sectionId)
  if (!section) return undefined
  const found = walk(sectionTypes[section.type].content, section.content, steps, sectionId)
  return found && { section, ...found }
}

function walk(
  schema: z.ZodObject,
  values: Values,
  steps: string[],
  at: string,
): Omit<FoundField, 'section'> | undefined {
  const [name, itemId, ...rest] = steps
  const field = schemaFields(schema).find((candidate) => candidate.name === name)
  if (!field) return undefined
  const value = values[field.name]
  if (itemId === undefined) return { schema, field, value, items: [] }
  if (field.control !== 'list') return undefined
  const item = (value as Item[]).find(({ id }) => id === itemId)
  if (!item || rest.length === 0) return undefined
  const listPath = `${at}.${field.name}`
  const found = walk(itemSchema(field), item, rest, `${listPath}.${itemId}`)
  return found && { ...found, items: [{ listPath, id: itemId }, ...found.items] }
}

export function writeField(document: WebsiteSettings, path: FieldPath, value: unknown): WebsiteSettings {
  const [sectionId = '', ...steps] = path.split('.')
  const section = document.sections.find(({ id }) => id === sectionId)
  const found = findField(document, path)
  if (!section || !found) return document
  const change = (values: Values) => withField(found.field, values, value)
  return replaceSection(document, { ...section, content: updateValues(section.content, steps, change) } as Section)
}

/** Applies `change` to the object that contains the last step. */
function updateValues(
  values: Values,
  [name = '', itemId, ...rest]: string[],
  change: (values: Values) => Values,
): Values {
  if (itemId === undefined) return change(values)
  const items = (values[name] as Item[]).map((item) => (item.id === itemId ? updateValues(item, rest, change) : item))
  return { ...values, [name]: items }
}

/** Converts a position on the page to a path. */
export function pathOnPage(section: Section, place: string): FieldPath {
  let value: unknown = section.content
  const steps = place.split('.').map((step) => {
    const next = (value as Values | undefined)?.[step]
    const name = Array.isArray(value) ? ((next as Item | undefined)?.id ?? step) : step
    value = next
    return name
  })
  return [section.id, ...steps].join('.')
}

/** Converts a path to a position on the page. */
export function placeOnPage(section: Section, path: FieldPath): string {
  let value: unknown = section.content
  return path
    .split('.')
    .slice(1)
    .map((step) => {
      if (!Array.isArray(value)) {
        value = (value as Values | undefined)?.[step]
        return step
      }
      const index = (value as Item[]).findIndex(({ id }) => id === step)
      value = value[index]
      return String(index)
    })
    .join('.')
}

export function itemPath(section: Section, itemId: string): FieldPath | undefined {
  for (const field of schemaFields(sectionTypes[section.type].content)) {
    const value = (section.content as Values)[field.name]
    if (field.control === 'list' && (value as Item[]).some(({ id }) => id === itemId)) {
      return `${section.id}.${field.name}.${itemId}`
    }
  }
  return undefined
}
