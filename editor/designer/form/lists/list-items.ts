import type * as z from 'zod'
import type { Price } from '#renderer/document/business.ts'
import { sampleField } from '#renderer/document/edits/samples.ts'
import { fieldText, isText } from '#renderer/document/fields/field-text.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { Link } from '#renderer/document/values/link.ts'
import { formatPrice } from '#renderer/facts/format-price.ts'
import { describeFields, type FieldOf, humanize, type ListItem } from '../field-description.ts'
import { type LinkTargets, linkDestination } from '../links/link-text.ts'

export function blankItem(items: readonly ListItem[], schema: z.ZodObject, itemLabel: string): ListItem {
  return schema.parse({ id: freeId(items, itemLabel) }) as ListItem
}

export function duplicateItem(items: readonly ListItem[], index: number, itemLabel: string) {
  const id = freeId(items, itemLabel)
  return { id, items: items.toSpliced(index + 1, 0, { ...(items[index] as ListItem), id }) }
}

function freeId(items: readonly ListItem[], itemLabel: string): string {
  const base = itemLabel.toLowerCase().replace(/[^a-z]+/g, '-') || 'item'
  const taken = new Set(items.map(({ id }) => id))
  let count = items.length + 1
  while (taken.has(`${base}-${count}`)) count += 1
  return `${base}-${count}`
}

/** Moves an item. Does nothing past either end. */
export function moveItemTo(items: readonly ListItem[], id: string, to: number): ListItem[] {
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  if (!item || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** An item's texts in form order, including its price, link labels and targets, and alt texts. */
export function itemTexts(item: ListItem, schema: z.ZodObject, targets: LinkTargets = [], locale = 'en-US'): string[] {
  return describeFields(schema)
    .filter(({ onlyFor }) => !onlyFor || item[onlyFor.field] === onlyFor.value)
    .flatMap((field): (string | undefined)[] => {
      const value = item[field.name]
      if (field.control === 'phone') return [value as string]
      if (isText(field.control)) return [fieldText(field, value)]
      if (field.control === 'price') return [value ? formatPrice(value as Price, locale) : '']
      if (field.control === 'link') return [(value as Link).label, linkDestination(value as Link, targets)]
      return field.control === 'picture' ? [(value as Image | null)?.description] : []
    })
    .map((text) => inOneLine(text ?? ''))
    .filter((text) => text !== '')
}

/** Joins lines with spaces, or with dots after lines without end punctuation. */
export const inOneLine = (text: string): string =>
  text
    .trim()
    .replace(/^- /, '')
    .replace(/([.!?:;,])?\s*\n\s*(?:- )?/g, (_, end?: string) => (end ? `${end} ` : ' · '))
    .replace(/\s+/g, ' ')

/** The value that decides which fields an item has: 'Short Text'. */
export function itemKind(item: ListItem, schema: z.ZodObject): string | undefined {
  const fields = describeFields(schema)
  const kind = fields.find(
    ({ name, control }) => control === 'choice' && fields.some(({ onlyFor }) => onlyFor?.field === name),
  )
  return kind && humanize(String(item[kind.name]))
}

/** The item's first text, truncated at a word. Blank without any text. */
export const itemName = ([text = '']: readonly string[]): string => cutAtWord(text, maxNameLength)
const maxNameLength = 40

/** Truncates at a word, with an ellipsis, to at most `maxLength` characters. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : maxLength).replace(/[\s.,;:–—-]+$/, '')}…`
}

/** An item's picture. Null if missing, undefined if items of its kind have no pictures. */
export function itemPicture(item: ListItem, schema: z.ZodObject): Image | null | undefined {
  const field = describeFields(schema).find(({ control }) => control === 'picture')
  return field && (item[field.name] as Image | null)
}

/** The label of an item without text: 'Picture 3', or 'New picture' while blank. */
export const wordlessName = (item: ListItem, { item: schema, itemLabel }: PictureList, index: number): string =>
  itemPicture(item, schema)
    ? `${itemLabel.charAt(0).toUpperCase()}${itemLabel.slice(1)} ${index + 1}`
    : `New ${itemLabel}`

/** Omits fields from a schema. Ignores unknown names. */
export function without(schema: z.ZodObject, names: readonly string[]): z.ZodObject {
  const known = names.filter((name) => name in schema.shape)
  if (known.length === 0) return schema
  return schema.omit(Object.fromEntries(known.map((name) => [name, true])) as Record<string, true>)
}

/** The picture field that an item is about: its first field, if that's a picture. */
export function leadingPicture(item: z.ZodObject): string | undefined {
  const [first] = describeFields(item)
  return first?.control === 'picture' ? first.name : undefined
}

type PictureList = Pick<FieldOf<'list'>, 'item' | 'itemLabel' | 'max'>

/**
 * Adds an item for each picture up to the limit. Up to `from`, adds blank items. Returns the same array if the items have no main picture.
 */
export function withPictures(
  items: readonly ListItem[],
  pictures: readonly Image[],
  list: PictureList,
  from = items.length,
): ListItem[] {
  const name = leadingPicture(list.item)
  if (!name) return [...items]
  const all = [...items]
  while (all.length < from) all.push(blankItem(all, list.item, list.itemLabel))
  for (const picture of pictures.slice(0, Math.max(0, list.max - all.length))) {
    all.push({ ...blankItem(all, list.item, list.itemLabel), [name]: picture })
  }
  return all
}

export const isSample = (item: ListItem) => item[sampleField] === true

export const countReal = (items: readonly ListItem[]) => items.filter((item) => !isSample(item)).length

export function sampleNote(items: readonly ListItem[]): string {
  const count = items.filter(isSample).length
  if (count === 0) return ''
  const which = count === items.length ? 'These are samples' : count === 1 ? '1 is a sample' : `${count} are samples`
  const it = count === 1 ? 'it' : 'them'
  return `${which}: visitors won’t see ${it}. Write over ${it} or remove ${it}.`
}

const plurals: Record<string, string> = { person: 'people' }

/** The noun for a count: 'reviews', 'person'. */
export const itemNoun = (count: number, itemLabel: string) =>
  count === 1 ? itemLabel : (plurals[itemLabel] ?? `${itemLabel}s`)
