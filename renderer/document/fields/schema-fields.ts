import * as z from 'zod'
import { memoizeByObject } from '../../memoize.ts'
import type { Control, FieldMeta } from './fields.ts'

export type SchemaField = Partial<FieldMeta> & {
  name: string
  control: Control
  label: string
  schema: z.ZodType
  /** Whether the value can be undefined. */
  optional: boolean
}

/** The fields of an object schema, in order. Properties without a control, such as ids, aren't fields. */
export const schemaFields = memoizeByObject((schema: z.ZodObject): readonly SchemaField[] =>
  Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
    const { control, label = name, ...meta } = field.meta() ?? {}
    if (!control) return []
    return [{ ...meta, name, control, label, schema: bare(field), optional: field instanceof z.ZodOptional }]
  }),
)

export const itemSchema = memoizeByObject(({ name, schema }: SchemaField): z.ZodObject => {
  const item = schema instanceof z.ZodArray ? bare(schema.element as z.ZodType) : undefined
  if (!(item instanceof z.ZodObject)) throw new TypeError(`${name}: a list must be an array of objects`)
  return item
})

/** Unwraps default(), prefault(), optional() and nullable(). */
function bare(schema: z.ZodType): z.ZodType {
  const wrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  return wrapped ? bare(schema.unwrap() as z.ZodType) : schema
}
