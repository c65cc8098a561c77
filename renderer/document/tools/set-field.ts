import * as z from 'zod'
import { findField, writeField } from '../fields/field-path.ts'
import { type SchemaField, schemaFields } from '../fields/schema-fields.ts'
import { sectionTypes } from '../section-types.ts'
import { type FormattedText, withWords } from '../values/formatted-text.ts'
import { image } from '../values/image.ts'
import { hrefOnPage, type Link, navLink } from '../values/link.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { chooseLayoutTool } from './choose-layout.ts'
import { fieldPath } from './inputs.ts'
import { defineTool, sectionGone, titleIn } from './tool.ts'

const givenValue = z.union([z.string().max(4096), z.number(), z.boolean()])
const value = z.union([givenValue, image, navLink])
export type FieldValue = z.output<typeof value>

/** Input for models: no pictures or links. */
export const fieldWords = z.object({ path: fieldPath, value: givenValue })

export const setFieldTool = defineTool({
  name: 'set-field',
  description:
    'Sets one field of a section by its path, as listed with the page: a text, a choice, a number or a toggle; for a link `….label` is its words. Never for facts such as hours, phone, prices, services or people: each has its own tool.',
  input: z.object({ path: fieldPath, value }),
  titleOf: ({ path }, document) => {
    const found = findField(document, withoutLabel(path))
    return found ? `${found.field.label} of ${titleIn(document, found.section.id)}` : 'A text'
  },
  run: (document, { path, value }) => {
    const sectionId = path.split('.')[0] ?? ''
    const section = document.sections.find(({ id }) => id === sectionId)
    if (!section) return { problem: sectionGone }
    if (section.locked) return { problem: `${titleIn(document, sectionId)} is locked.` }
    const found = findField(document, withoutLabel(path))
    if (!found) {
      const names = schemaFields(sectionTypes[section.type].content).map(({ name }) => name)
      return { problem: `${titleIn(document, sectionId)} has no field “${path}”. It has ${names.join(', ')}.` }
    }
    if (found.field.control === 'layout' && typeof value === 'string') {
      return chooseLayoutTool.run(document, { sectionId, layout: value })
    }
    const fitted = valueFor(found.field, found.value, { path, value })
    if ('problem' in fitted) return { problem: `“${found.field.label}”: ${fitted.problem}` }
    if (isLink(found.field) && leadsNowhere(document, fitted.value as Link)) {
      return { problem: 'This link would lead nowhere.' }
    }
    return writeField(document, withoutLabel(path), fitted.value)
  },
})

const isLink = ({ control }: SchemaField) => control === 'link'
const withoutLabel = (path: string) => path.replace(/\.label$/, '')
const leadsNowhere = ({ sections }: WebsiteSettings, link: Link) =>
  link.type !== 'None' && link.value.trim() !== '' && hrefOnPage(link, sections) === undefined

type Fitted = { value: unknown } | { problem: string }

function valueFor(field: SchemaField, before: unknown, { path, value }: { path: string; value: FieldValue }): Fitted {
  if (typeof value === 'string' && path.endsWith('.label') && isLink(field)) {
    return checked(field, { ...(before as Link), label: value })
  }
  if (field.control === 'formatted') {
    return typeof value === 'string'
      ? checked(field, withWords(before as FormattedText, value))
      : { problem: 'this is a text.' }
  }
  if (field.control === 'list') return { problem: 'this is a list: use add-item and remove-item.' }
  const problem = typeof value === 'string' ? field.problem?.(value) : undefined
  return problem ? { problem } : checked(field, value)
}

function checked({ schema, max }: SchemaField, value: unknown): Fitted {
  const { success, data, error } = schema.safeParse(value)
  if (success) return { value: data }
  const meant = otherForms(value, schema).find((one) => schema.safeParse(one).success)
  if (meant !== undefined) return { value: meant }
  return typeof value === 'string' && max !== undefined && value.length > max
    ? { problem: `at most ${max} characters.` }
    : { problem: z.prettifyError(error).replace(/^✖ /, '') }
}

/** Other types for a toggle, number or choice that arrived as text. */
function otherForms(value: unknown, schema: SchemaField['schema']): unknown[] {
  if (typeof value !== 'string') return []
  const lowercase = value.trim().toLowerCase()
  const { options = [] } = schema as { options?: readonly string[] }
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]+/g, '')
  return [
    ...(/^(?:true|yes|on)$/.test(lowercase) ? [true] : /^(?:false|no|off)$/.test(lowercase) ? [false] : []),
    ...(/^-?\d+(?:\.\d+)?$/.test(lowercase) ? [Number(lowercase)] : []),
    ...options.filter((one) => plain(one) === plain(value)),
  ]
}
