import * as z from 'zod'
import { type Section, sectionTypes } from '../section-types.ts'
import type { Image } from '../values/image.ts'
import type { Ask, Control } from './fields.ts'
import { itemSchema, type SchemaField, schemaFields } from './schema-fields.ts'
import { sectionTexts } from './section-texts.ts'

/** Of a list that a writer makes: more are no help to a visitor. */
const mostItems = 8

/**
 * A text that we ask a model for, with limits on its answer: as words in the schema's description, which the model reads,
 * and as metadata (`control`, `max`, `ask`), which `fitAnswer` reads. For a section's field, or for a text without one.
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

type Values = Readonly<Record<string, unknown>>

/**
 * What a model is asked for in a section, by the field's path: each text with an `ask`, and each list with one as a whole, as long as the
 * writer likes within its limit. What is blank is meant to be and stays so; a caption is asked for where there is a picture that shows
 * something, and a drawing does not.
 */
export function askedOfSection(section: Section): Map<string, z.ZodType> {
  const lists = freeLists(section).map(({ field, path }) => [path, askedList(field)] as const)
  const texts = sectionTexts(section)
    .filter(({ ask, path }) => ask !== undefined && !lists.some(([list]) => path.startsWith(`${list}.`)))
    .filter(({ path }) => !path.endsWith('.caption'))
    .map(({ path, prose, max, ask }) => [path, askedText({ control: prose ? 'prose' : 'line', max, ask })] as const)
  return new Map([...texts, ...askedCaptions(section), ...lists])
}

/** The lists of a section whose items the writer decides. */
export const freeLists = ({ id, type, content }: Section): { field: SchemaField; path: string }[] =>
  schemaFields(sectionTypes[type].content)
    .filter(({ control, ask, name }) => control === 'list' && ask && ((content as Values)[name] as []).length > 0)
    .map((field) => ({ field, path: `${id}.${field.name}` }))

function askedList(field: SchemaField): z.ZodType {
  const asked = schemaFields(itemSchema(field)).filter(({ ask }) => ask)
  const most = Math.min(field.max ?? mostItems, mostItems)
  return z
    .array(z.object(Object.fromEntries(asked.map((one) => [one.name, askedText(one)]))))
    .min(1)
    .max(most)
    .describe(`${field.ask?.what ?? field.label}: 1 to ${most}, as many as there is something to say.`)
}

function askedCaptions({ id, type, content }: Section): [string, z.ZodType][] {
  return schemaFields(sectionTypes[type].content)
    .filter(({ control }) => control === 'list')
    .flatMap((field) => {
      const caption = schemaFields(itemSchema(field)).find(({ name, ask }) => name === 'caption' && ask)
      if (!caption) return []
      return ((content as Values)[field.name] as (Values & { id: string })[])
        .filter(({ image }) => showsSomething(image as Image | null))
        .map((item): [string, z.ZodType] => [`${id}.${field.name}.${item.id}.caption`, askedText(caption)])
    })
}

const showsSomething = (image: Image | null) =>
  image !== null && image.provider !== 'Artwork' && image.description.trim() !== ''

function described({ what, words, sentences, blankable }: Ask, max?: number): string {
  const most = [
    words && `at most ${words} words`,
    sentences && `at most ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}`,
    max && `at most ${max} characters`,
    blankable && 'may be ""',
  ].filter(Boolean)
  const text = `${what}: ${most.join(', ')}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
