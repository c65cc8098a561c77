import type * as z from 'zod'
import type { FieldMeta } from '../../renderer/document/fields.ts'

export type ContentField = { path: (string | number)[]; meta: Partial<FieldMeta> }

type Wrapped = { def: { innerType?: Wrapped; element?: Wrapped; type: string }; shape?: Shape }
type Shape = Record<string, z.ZodType>

/** Every field of a section type's content, those of list items under index 0. */
export function contentFields(content: z.ZodType, path: (string | number)[] = []): ContentField[] {
  const { shape } = unwrap(content as unknown as Wrapped)
  return Object.entries(shape ?? {}).flatMap(([name, field]) => {
    const meta = field.meta()
    if (meta?.control === undefined) return []
    const at = [...path, name]
    const element = meta.control === 'list' ? unwrap(field as unknown as Wrapped).def.element : undefined
    const inner = element ? contentFields(element as unknown as z.ZodType, [...at, 0]) : []
    return [{ path: at, meta }, ...inner]
  })
}

/** A value for the field at `path`, with everything around it that it needs. */
export function contentWith(path: (string | number)[], value: unknown): Record<string, unknown> {
  const [name, ...rest] = path
  if (rest.length === 0) return { [String(name)]: value }
  if (rest[0] === 0) return { [String(name)]: [{ id: 'a', ...contentWith(rest.slice(1), value) }] }
  return { [String(name)]: contentWith(rest, value) }
}

function unwrap(schema: Wrapped): Wrapped {
  return schema.def.innerType ? unwrap(schema.def.innerType) : schema
}
