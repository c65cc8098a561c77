import * as z from 'zod'
import type { Border } from '#renderer/document/border.ts'
import type { Business, OpeningHours, Price } from '#renderer/document/business.ts'
import { borders } from '#renderer/document/enumerations.ts'
import type { Control, FieldMeta } from '#renderer/document/fields/fields.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { itemSchema, type SchemaField, schemaFields } from '#renderer/document/fields/schema-fields.ts'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { Link } from '#renderer/document/values/link.ts'

export type ListItem = { id: string } & Record<string, unknown>

export type ValueOf = {
  line: string
  prose: string
  formatted: FormattedText
  /** Undefined if the style decides. */
  choice: string | undefined
  layout: string
  range: number
  stars: number
  picture: Image | null
  link: Link
  list: ListItem[]
  toggle: boolean
  border: Border
  phone: string
  group: Record<string, unknown>
  tags: ListItem[]
  languages: ListItem[]
  price: Price | null
  hours: OpeningHours
  experience: Business['since']
  /** A service's id, or blank. */
  service: string
}

type Particulars = {
  /** `problem`: validates the text after blur. */
  line: {
    max: number
    input?: FieldMeta['input']
    problem?: FieldMeta['problem']
    suggests?: FieldMeta['suggests']
    heads?: FieldMeta['heads']
  }
  prose: { max: number }
  formatted: { max: number }
  choice: { values: readonly string[]; optional: boolean }
  layout: { values: readonly string[] }
  range: { min: number; max: number; step: number; unit: string }
  stars: object
  /** `decorative`: needs no alt text. `sets`: how choosing a picture changes other fields. */
  picture: { decorative: boolean; sets?: FieldMeta['sets'] }
  /** `labelMax`: character limit. `asSign`: drawn as an icon without a label. `isNeeded`: without this link, the section has no purpose. */
  link: { labelMax: number; asSign: boolean; isNeeded: boolean }
  /** `rows`: small items that are always open. `ownPanel`: an item's form replaces the section's form. */
  list: { max: number; item: z.ZodObject; itemLabel: string; rows: boolean; ownPanel: boolean }
  /** `notice`: shown once when switched on. */
  toggle: { notice?: string }
  border: { sides: readonly Border['sides'][] }
  phone: { max: number }
  group: { schema: z.ZodObject }
  /** `text`: the item's field that the tag shows, and its limit. */
  tags: { max: number; item: z.ZodObject; itemLabel: string; text: { name: string; max: number } }
  languages: { max: number; item: z.ZodObject; itemLabel: string }
  price: object
  hours: object
  experience: object
  service: object
}

export type FieldOf<C extends Control> = {
  name: string
  control: C
  label: string
  hint?: string
  /** Whether it's a fact or someone's own words. */
  given?: FieldMeta['given']
  /** Only shown while a sibling field has this value. */
  onlyFor?: FieldMeta['onlyFor']
  /** The business fact that is shown while it's blank. */
  overrides?: FieldMeta['overrides']
} & Particulars[C]
export type FieldDescription = { [C in Control]: FieldOf<C> }[Control]

const described = new WeakMap<z.ZodObject, FieldDescription[]>()

/** Describes an object schema's fields in order. Cached, so that forms don't rerender. */
export function describeFields(schema: z.ZodObject): FieldDescription[] {
  const known = described.get(schema)
  if (known) return known
  const fields = schemaFields(schema).map((field) => {
    const { name, control, label, hint, given, overrides, onlyFor } = field
    return {
      name,
      control,
      label,
      hint,
      given,
      overrides,
      onlyFor,
      ...particulars[control](field),
    } as FieldDescription
  })
  described.set(schema, fields)
  return fields
}

const particulars: { [C in Control]: (field: SchemaField) => Particulars[C] } = {
  line: ({ max = 256, input, problem, suggests, heads }) => ({ max, input, problem, suggests, heads }),
  prose: ({ max = 1024 }) => ({ max }),
  formatted: ({ max = 1024 }) => ({ max }),
  choice: (field) => ({ values: enumValues(field), optional: field.optional }),
  layout: (field) => ({ values: enumValues(field) }),
  range: ({ min = 0, max = 1, step = 1, unit = '' }) => ({ min, max, step, unit }),
  stars: () => ({}),
  picture: ({ decorative = false, sets }) => ({ decorative, sets }),
  link: ({ labelMax = limits.buttonLabel, asSign = false, needed }) => ({
    labelMax,
    asSign,
    isNeeded: needed !== undefined,
  }),
  list: (field) => ({ ...listParticulars(field), rows: field.rows ?? false, ownPanel: field.ownPanel ?? false }),
  toggle: ({ notice }) => ({ notice }),
  border: ({ sides = borders }) => ({ sides }),
  phone: ({ max = limits.phone }) => ({ max }),
  group: ({ name, schema }) => {
    if (!(schema instanceof z.ZodObject)) throw new TypeError(`${name}: a group must be an object`)
    return { schema }
  },
  tags: (field) => {
    const text = schemaFields(itemSchema(field)).find(({ control }) => control === 'line')
    if (!text) throw new TypeError(`${field.name}: tags need a line of text`)
    return { ...listParticulars(field), text: { name: text.name, max: text.max ?? 64 } }
  },
  languages: (field) => listParticulars(field),
  price: () => ({}),
  hours: () => ({}),
  experience: () => ({}),
  service: () => ({}),
}

function enumValues({ name, schema }: SchemaField): string[] {
  if (!(schema instanceof z.ZodEnum)) throw new TypeError(`${name}: a choice must be an enum`)
  return schema.options.map(String)
}

function listParticulars(field: SchemaField) {
  return { max: field.max ?? 12, item: itemSchema(field), itemLabel: field.itemLabel ?? 'item' }
}

/** Labels that `humanize` would misspell. */
const exceptions: Readonly<Record<string, string>> = {
  '': 'None',
  WhatsApp: 'WhatsApp',
  ImageAndText: 'Image and text',
}

/** Formats a value as a label: 'Extra Large', 'Color Fill', 'Cookie', 'Wine glass'. */
export function humanize(name: string): string {
  const exception = exceptions[name]
  if (exception) return exception
  const words = name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
