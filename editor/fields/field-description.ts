import * as z from 'zod'
import type { Border } from '../../renderer/document/border.ts'
import { borders } from '../../renderer/document/enumerations.ts'
import type { Control, FieldMeta } from '../../renderer/document/fields.ts'
import type { Image } from '../../renderer/document/image.ts'
import { limits } from '../../renderer/document/limits.ts'
import type { Link } from '../../renderer/document/link.ts'
import { itemSchema, type SchemaField, schemaFields } from '../../renderer/document/schema-fields.ts'

export type ListItem = { id: string } & Record<string, unknown>

/** What each control edits. */
export type ValueOf = {
  line: string
  prose: string
  /** Undefined where the schema lets the style decide. */
  choice: string | undefined
  range: number
  picture: Image | null
  link: Link
  list: ListItem[]
  toggle: boolean
  border: Border
}

type Particulars = {
  line: { max: number }
  prose: { max: number }
  choice: { values: readonly string[]; optional: boolean }
  range: { min: number; max: number; step: number; unit: string }
  /** `decorative`: nobody needs a description of it. `sets`: what choosing one sets in the other fields beside it. */
  picture: { decorative: boolean; sets?: Readonly<Record<string, unknown>> }
  /** `labelMax`: how long its label may be. `asSign`: it is drawn without one. */
  link: { labelMax: number; asSign: boolean }
  list: { max: number; item: z.ZodObject; itemLabel: string }
  /** `notice` is said once when it is switched on. */
  toggle: { notice?: string }
  /** The sides it may be on. */
  border: { sides: readonly Border['sides'][] }
}

export type FieldOf<C extends Control> = {
  name: string
  control: C
  label: string
  hint?: string
  disabled?: boolean
  /** A fact, or somebody's own words. */
  given?: FieldMeta['given']
} & Particulars[C]
export type FieldDescription = { [C in Control]: FieldOf<C> }[Control]

const described = new WeakMap<z.ZodObject, FieldDescription[]>()

/** What a form must know of each field of an object's schema, in its order. The same answer each time, so that forms keep still. */
export function describeFields(schema: z.ZodObject): FieldDescription[] {
  const known = described.get(schema)
  if (known) return known
  const fields = schemaFields(schema).map((field) => {
    const { name, control, label, hint, disabled, given } = field
    return { name, control, label, hint, disabled, given, ...particulars[control](field) } as FieldDescription
  })
  described.set(schema, fields)
  return fields
}

const particulars: { [C in Control]: (field: SchemaField) => Particulars[C] } = {
  line: ({ max = 256 }) => ({ max }),
  prose: ({ max = 1024 }) => ({ max }),
  choice: ({ name, schema, optional }) => {
    if (!(schema instanceof z.ZodEnum)) throw new TypeError(`${name}: a choice must be an enum`)
    return { values: schema.options.map(String), optional }
  },
  range: ({ min = 0, max = 1, step = 1, unit = '' }) => ({ min, max, step, unit }),
  picture: ({ decorative = false, sets }) => ({ decorative, sets }),
  link: ({ labelMax = limits.buttonLabel, asSign = false }) => ({ labelMax, asSign }),
  list: (field) => ({ max: field.max ?? 12, item: itemSchema(field), itemLabel: field.itemLabel ?? 'item' }),
  toggle: ({ notice }) => ({ notice }),
  border: ({ sides = borders }) => ({ sides }),
}
