import type * as z from 'zod'

/** An object's schema without some of its fields. Names that it does not have are passed over. */
export function without(schema: z.ZodObject, names: readonly string[]): z.ZodObject {
  const known = names.filter((name) => name in schema.shape)
  if (known.length === 0) return schema
  return schema.omit(Object.fromEntries(known.map((name) => [name, true])) as Record<string, true>)
}
