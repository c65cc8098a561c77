import type * as z from 'zod'
import { itemSchema, type SchemaField, schemaFields } from '../../document/fields/schema-fields.ts'
import type { FormattedText } from '../../document/values/formatted-text.ts'
import type { Image } from '../../document/values/image.ts'
import type { Link } from '../../document/values/link.ts'
import { memoizeByObject } from '../../memoize.ts'

type Values = {
  stars: number
  line: string
  prose: string
  formatted: FormattedText
  link: Link
  picture: Image | null
  list: Item[]
}
type Item = { fields: ContentField[] }

export type ContentField = {
  [C in keyof Values]: { control: C; label: string; value: Values[C] }
}[keyof Values]

const seenControls: readonly string[] = ['line', 'prose', 'formatted', 'stars', 'link', 'picture', 'list']

const isSeen = ({ control }: SchemaField) => seenControls.includes(control)

const seenFields = memoizeByObject((schema: z.ZodObject) => schemaFields(schema).filter(isSeen))

export function contentFields(schema: z.ZodObject, content: unknown): ContentField[] {
  const values = content as Record<string, unknown>
  return seenFields(schema).map((field) => {
    const { name, control, label } = field
    const items = () => (values[name] as unknown[]).map((item) => ({ fields: contentFields(itemSchema(field), item) }))
    return { control, label, value: control === 'list' ? items() : values[name] } as ContentField
  })
}
