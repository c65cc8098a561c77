import type * as z from 'zod'
import { sameJson } from '../document/compare/same-json.ts'
import type { Control } from '../document/fields/fields.ts'
import { schemaFields } from '../document/fields/schema-fields.ts'
import { type Section, sectionTypes } from '../document/section-types.ts'
import { type FormattedText, isBlank } from '../document/values/formatted-text.ts'
import { memoizeByObject } from '../memoize.ts'

const seen: Partial<Record<Control, (value: unknown) => boolean>> = {
  line: (value) => String(value).trim() !== '',
  prose: (value) => String(value).trim() !== '',
  formatted: (value) => !isBlank(value as FormattedText),
  picture: (value) => value !== null,
  link: (value) => (value as { value: string }).value.trim() !== '',
  list: (value) => (value as unknown[]).length > 0,
}

/**
 * Whether a section has content: nondefault text, a picture, a link, an item or a form. Headers and footers always do.
 */
export function hasSubstance(section: Section): boolean {
  const definition = sectionTypes[section.type]
  if (definition.required) return true
  const content: Record<string, unknown> = section.content
  const shape: Record<string, z.ZodType> = definition.content.shape
  return schemaFields(definition.content).some(({ name, control, shows }) => {
    const [value, schema] = [content[name], shape[name]]
    if (shows && value === true) return true
    return (seen[control]?.(value) ?? false) && !(schema && sameJson(value, initialValue(schema)))
  })
}

const initialValue = memoizeByObject((schema: z.ZodType): unknown => schema.parse(undefined))
