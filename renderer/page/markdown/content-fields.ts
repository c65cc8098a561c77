import * as z from 'zod'
import type { FieldMeta } from '../../document/fields.ts'
import type { Image } from '../../document/image.ts'
import type { Link } from '../../document/link.ts'

type Values = { line: string; prose: string; link: Link; picture: Image | null; list: Item[] }
type Item = { fields: ContentField[] }

/** A field that visitors see something of, with what it holds. */
export type ContentField = {
  [C in keyof Values]: { control: C; label: string; value: Values[C] }
}[keyof Values]

const isSeen = (control: FieldMeta['control'] | undefined): control is keyof Values =>
  control !== undefined && ['line', 'prose', 'link', 'picture', 'list'].includes(control)

/** The fields of a content or of a list's item, in the order of its schema. What each is, its schema says. */
export function contentFields(schema: z.ZodType, content: unknown): ContentField[] {
  if (!(schema instanceof z.ZodObject)) return []
  const values = content as Record<string, unknown>
  return Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
    const { control, label = name } = field.meta() ?? {}
    if (!isSeen(control)) return []
    const value = control === 'list' ? itemsOf(field, values[name] as unknown[]) : values[name]
    return [{ control, label, value } as ContentField]
  })
}

function itemsOf(list: z.ZodType, items: unknown[]): Item[] {
  const array = list instanceof z.ZodDefault ? list.unwrap() : list
  if (!(array instanceof z.ZodArray)) return []
  const { element } = array
  return items.map((item) => ({ fields: contentFields(element as z.ZodType, item) }))
}
