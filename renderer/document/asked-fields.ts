import * as z from 'zod'
import type { Ask, Control } from './fields.ts'
import { limits } from './limits.ts'
import { itemSchema, type SchemaField, schemaFields } from './schema-fields.ts'
import { type Section, sectionTypes } from './section-types.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * A text that a model is asked for, with the limits that its answer is held to: as words in the schema's description, which the model reads,
 * and as metadata (`control`, `max`, `ask`), which `fitAnswer` reads. Of a field of a section as it is, or of what is no field.
 */
export const askedText = ({
  control,
  max,
  ask,
  label,
}: {
  control: Control
  max?: number
  ask?: Ask
  label?: string
}) =>
  z.string().meta({
    description: described(ask ?? { what: label ?? '' }, max),
    control,
    ...(max !== undefined && { max }),
    ...(ask && { ask }),
  })

/**
 * What a model is asked for in a section, as the schema of its answer: its fields with `ask` under their own names, in its order, lists with
 * as many items as the section has. What is blank is meant to be and stays so. Undefined where nothing is asked for.
 */
export const askedOfSection = ({ type, content }: Section): z.ZodObject | undefined =>
  askedOf(sectionTypes[type].content, content)

function askedOf(schema: z.ZodObject, values: Values): z.ZodObject | undefined {
  const asked = schemaFields(schema).flatMap((field): [string, z.ZodType][] => {
    const answer = askedField(field, values[field.name])
    return answer ? [[field.name, answer]] : []
  })
  return asked.length > 0 ? z.object(Object.fromEntries(asked)) : undefined
}

function askedField(field: SchemaField, value: unknown): z.ZodType | undefined {
  if (field.control === 'list') return askedList(field, value as Values[])
  if (!field.ask || !value) return undefined
  if (field.control === 'picture') return askedText({ ...field, max: limits.imageTag })
  return askedText(field)
}

/** Items are asked for alike, so what the first has decides. */
function askedList(field: SchemaField, items: readonly Values[]): z.ZodType | undefined {
  const [first] = items
  const item = first && askedOf(itemSchema(field), first)
  if (!item) return undefined
  const count = items.length
  return z
    .array(item)
    .length(count)
    .describe(`Exactly ${count} different ${count === 1 ? 'one' : 'ones'}.`)
}

function described({ what, words, sentences }: Ask, max?: number): string {
  const most = [
    words && `at most ${words} words`,
    sentences && `at most ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}`,
    max && `at most ${max} characters`,
  ].filter(Boolean)
  const text = `${what}: ${most.join(', ')}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
