import type * as z from 'zod'
import { type Section, sectionTypes } from '../section-types.ts'
import { type FormattedText, withWords } from '../values/formatted-text.ts'
import type { Link } from '../values/link.ts'
import type { FieldPath } from './field-path.ts'
import { fieldText } from './field-text.ts'
import type { Ask } from './fields.ts'
import { limits } from './limits.ts'
import { itemSchema, type SchemaField, schemaFields } from './schema-fields.ts'

/** Rewritable text of a section. Excludes facts and quotes. */
export type SectionText = {
  /** Path of the field, with `.label` for the label of a link. */
  path: FieldPath
  label: string
  text: string
  max: number
  prose: boolean
  ask: Ask | undefined
}

/** The nonblank texts of a section, or of the field or item at `path`. */
export function sectionTexts(section: Section, path: FieldPath = section.id): SectionText[] {
  const texts: SectionText[] = []
  visit(section, (text) => {
    if (`${text.path}.`.startsWith(`${path}.`)) texts.push(text)
    return text.text
  })
  return texts
}

export const withTexts = (section: Section, words: ReadonlyMap<FieldPath, string>): Section =>
  visit(section, ({ path, text }) => words.get(path) ?? text)

type Values = Record<string, unknown>
type Change = (text: SectionText) => string

function visit(section: Section, change: Change): Section {
  const content = visited(sectionTypes[section.type].content, section.content, section.id, change)
  return { ...section, content } as Section
}

function visited(schema: z.ZodObject, values: Values, at: FieldPath, change: Change): Values {
  const changed = schemaFields(schema).map((field) => {
    const value = values[field.name]
    return [field.name, isGiven(field, values) ? value : changedValue(field, value, `${at}.${field.name}`, change)]
  })
  return { ...values, ...Object.fromEntries(changed) }
}

const isGiven = ({ given }: SchemaField, { sample }: Values) =>
  given === 'always' || (given === 'unlessSample' && sample !== true)

function changedValue(field: SchemaField, value: unknown, path: FieldPath, change: Change): unknown {
  const { control, label, ask, max = 0 } = field
  const say = (text: string, of: Pick<SectionText, 'path' | 'max' | 'prose'>) =>
    text.trim() === '' ? text : change({ ...of, label, text, ask })
  const words = fieldText(field, value)
  if (words !== undefined) {
    const rewritten = say(words, { path, max, prose: control !== 'line' })
    return rewritten === words ? value : withWords(value as FormattedText, rewritten)
  }
  if (control === 'link' && !field.asSign) {
    const link = value as Link
    const most = field.labelMax ?? limits.buttonLabel
    return { ...link, label: say(link.label, { path: `${path}.label`, max: most, prose: false }) }
  }
  if (control !== 'list') return value
  const schema = itemSchema(field)
  return (value as (Values & { id: string })[]).map((item) => visited(schema, item, `${path}.${item.id}`, change))
}
