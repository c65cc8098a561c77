import * as z from 'zod'
import type { Control } from '../../document/fields.ts'
import type { Image } from '../../document/image.ts'
import type { Link } from '../../document/link.ts'
import { itemSchema, schemaFields } from '../../document/schema-fields.ts'

type Values = { line: string; prose: string; link: Link; picture: Image | null; list: Item[] }
type Item = { fields: ContentField[] }

/** A field that visitors see something of, with what it holds. */
export type ContentField = {
  [C in keyof Values]: { control: C; label: string; value: Values[C] }
}[keyof Values]

const isSeen = (control: Control): control is keyof Values =>
  ['line', 'prose', 'link', 'picture', 'list'].includes(control)

/** The fields of a content or of a list's item, in the order of its schema. What each is, its schema says. */
export function contentFields(schema: z.ZodType, content: unknown): ContentField[] {
  if (!(schema instanceof z.ZodObject)) return []
  const values = content as Record<string, unknown>
  return schemaFields(schema).flatMap((field) => {
    const { name, control, label } = field
    if (!isSeen(control)) return []
    const items = () => (values[name] as unknown[]).map((item) => ({ fields: contentFields(itemSchema(field), item) }))
    return [{ control, label, value: control === 'list' ? items() : values[name] } as ContentField]
  })
}
