import type { Link } from '../../renderer/document/link.ts'
import { itemSchema, schemaFields } from '../../renderer/document/schema-fields.ts'
import { type Section, sectionTypes } from '../../renderer/document/section-types.ts'

type Values = Readonly<Record<string, unknown>>
type Schema = Parameters<typeof schemaFields>[0]

/** Every text that a section holds for visitors: its lines, what its buttons say and where they lead. Blank ones are left out. */
export function sectionTextsOf(section: Section): string[] {
  return textsOf(sectionTypes[section.type].content, section.content).filter((text) => text.trim() !== '')
}

function textsOf(schema: Schema, values: Values): string[] {
  return schemaFields(schema).flatMap((field) => {
    const value = values[field.name]
    if (field.control === 'line' || field.control === 'prose') return [value as string]
    if (field.control === 'link') return linkTexts(value as Link)
    if (field.control !== 'list') return []
    return (value as readonly Values[]).flatMap((item) => textsOf(itemSchema(field), item))
  })
}

/** A link to a section says its label only; any other says its address as well. */
const linkTexts = ({ type, label, value }: Link): string[] =>
  type === 'None' ? [] : type === 'Section' ? [label] : [label, value]
