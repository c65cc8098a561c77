import * as z from 'zod'
import { perObject } from '../../remember.ts'
import type { Control, FieldMeta } from './fields.ts'

/** A field as its schema declares it. */
export type SchemaField = Partial<FieldMeta> & {
  name: string
  control: Control
  label: string
  /** Of its value, without what says that it may be left out. */
  schema: z.ZodType
  /** Whether it may stay undefined in a document. */
  optional: boolean
}

/** The fields of an object's schema, in its order. What carries no control (an id) is no field. */
export const schemaFields = perObject((schema: z.ZodObject): readonly SchemaField[] =>
  Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
    const { control, label = name, ...meta } = field.meta() ?? {}
    if (!control) return []
    return [{ ...meta, name, control, label, schema: bare(field), optional: field instanceof z.ZodOptional }]
  }),
)

/** The schema of a list's items. */
export const itemSchema = perObject(({ name, schema }: SchemaField): z.ZodObject => {
  const item = schema instanceof z.ZodArray ? bare(schema.element as z.ZodType) : undefined
  if (!(item instanceof z.ZodObject)) throw new TypeError(`${name}: a list must be an array of objects`)
  return item
})

/** The schema inside default(), prefault(), optional() and nullable(). */
function bare(schema: z.ZodType): z.ZodType {
  const wrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  return wrapped ? bare(schema.unwrap() as z.ZodType) : schema
}
