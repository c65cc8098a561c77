import * as z from 'zod'
import type { Control } from '../../renderer/document/fields.ts'
import type { Image } from '../../renderer/document/image.ts'
import type { Link } from '../../renderer/document/link.ts'

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
}

type Particulars = {
  line: { max: number }
  prose: { max: number }
  choice: { values: readonly string[]; optional: boolean }
  range: { min: number; max: number; step: number; unit: string }
  picture: object
  link: object
  list: { max: number; item: z.ZodObject; itemLabel: string }
  /** `notice` is said once when it is switched on. */
  toggle: { notice?: string }
}

export type FieldOf<C extends Control> = {
  name: string
  control: C
  label: string
  hint?: string
  disabled?: boolean
} & Particulars[C]
export type FieldDescription = { [C in Control]: FieldOf<C> }[Control]

/** Says what fields an object's schema has, in its order. What carries no control (an id) is no field. */
export function describeFields(schema: z.ZodObject): FieldDescription[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const meta = (field as z.ZodType).meta()
    if (!meta?.control) return []
    const base = { name, label: meta.label ?? name, hint: meta.hint, disabled: meta.disabled }
    return [{ ...base, ...particulars[meta.control](field as z.ZodType) } as FieldDescription]
  })
}

const particulars: { [C in Control]: (schema: z.ZodType) => { control: C } & Particulars[C] } = {
  line: (schema) => ({ control: 'line', max: schema.meta()?.max ?? 256 }),
  prose: (schema) => ({ control: 'prose', max: schema.meta()?.max ?? 1024 }),
  choice: (schema) => {
    const inner = unwrap(schema)
    if (!(inner instanceof z.ZodEnum)) throw new TypeError('a choice must be an enum')
    return { control: 'choice', values: inner.options.map(String), optional: schema instanceof z.ZodOptional }
  },
  range: (schema) => {
    const { min = 0, max = 1, step = 1, unit = '' } = schema.meta() ?? {}
    return { control: 'range', min, max, step, unit }
  },
  picture: () => ({ control: 'picture' }),
  link: () => ({ control: 'link' }),
  list: (schema) => {
    const inner = unwrap(schema)
    if (!(inner instanceof z.ZodArray) || !(inner.element instanceof z.ZodObject)) {
      throw new TypeError('a list must be an array of objects')
    }
    const { max = 12, itemLabel = 'item' } = schema.meta() ?? {}
    return { control: 'list', max, item: inner.element, itemLabel }
  },
  toggle: (schema) => ({ control: 'toggle', notice: schema.meta()?.notice }),
}

/** The schema inside default(), prefault(), optional() and nullable(). */
function unwrap(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  ) {
    return unwrap(schema.unwrap() as z.ZodType)
  }
  return schema
}
