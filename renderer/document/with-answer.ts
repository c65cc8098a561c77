import type { Image } from './image.ts'
import { limits } from './limits.ts'
import { itemSchema, type SchemaField, schemaFields } from './schema-fields.ts'
import { type Section, sectionTypes } from './section-types.ts'

type Values = Readonly<Record<string, unknown>>
type Texts = readonly (readonly [before: string, now: string])[]

/**
 * A section with what a model answered to `askedOfSection`: texts in place of texts, and a phrase as what a drawing is drawn, and a photo
 * searched, from. Ids, links and what says that somebody is invented stay. Throws zod's error when it is no section then.
 */
export function withAnswer<S extends Section>(section: S, answer: Values): S {
  const definition = sectionTypes[section.type]
  return definition.schema.parse({ ...section, content: answered(definition.content, section.content, answer) }) as S
}

function answered(schema: Parameters<typeof schemaFields>[0], values: Values, answer: Values): Values {
  const fields = schemaFields(schema).filter(({ name }) => Object.hasOwn(answer, name))
  const texts = fields.filter(isText).map(({ name }) => [String(values[name] ?? ''), String(answer[name])] as const)
  const changed = fields.map((field) => [field.name, answeredField(field, values, answer[field.name], texts)])
  const pictures = schemaFields(schema)
    .filter(({ control, name }) => control === 'picture' && !Object.hasOwn(answer, name))
    .map(({ name }) => [name, retold(values[name] as Image | null, texts)])
  return { ...values, ...Object.fromEntries([...pictures, ...changed]) }
}

const isText = ({ control }: SchemaField) => control === 'line' || control === 'prose'

function answeredField(field: SchemaField, values: Values, answer: unknown, texts: Texts): unknown {
  const before = values[field.name]
  if (field.control === 'list') {
    const answers = answer as Values[]
    return (before as Values[]).map((item, index) => answered(itemSchema(field), item, answers[index] ?? {}))
  }
  if (field.control === 'picture') return drawnFrom(before as Image | null, String(answer), texts)
  return asSample(field, values, String(answer))
}

/** What says that somebody is invented stands in front, and is cut off by no limit. */
function asSample({ ask, max = Number.POSITIVE_INFINITY }: SchemaField, { sample }: Values, text: string): string {
  const prefix = sample === true ? ask?.samplePrefix : undefined
  if (prefix === undefined || text.startsWith(prefix)) return text
  return `${prefix} ${text}`.slice(0, max)
}

/** The new phrase first; then what the trade's pictures have to do with, which is second, and what it was drawn from. */
function drawnFrom(image: Image | null, phrase: string, texts: Texts): Image | null {
  if (image?.provider !== 'Artwork') return retold(image, texts)
  const [first = '', subject = ''] = image.tags
  const tags = [...new Set([phrase.slice(0, limits.imageTag), subject || first, first])].filter((tag) => tag !== '')
  const description = `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`.slice(0, limits.imageDescription)
  return { ...image, tags, description }
}

/** A description that names what has another name now: 'Portrait of Ana'. */
function retold(image: Image | null, texts: Texts): Image | null {
  const named = image && texts.find(([before]) => before !== '' && image.description.includes(before))
  if (!named) return image
  return { ...image, description: image.description.replaceAll(...named).slice(0, limits.imageDescription) }
}
