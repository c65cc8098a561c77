import type * as z from 'zod'
import { describeFields, type ListItem } from './field-description.ts'

/** An item with nothing filled in, under an id that no other item has. */
export function blankItem(items: readonly ListItem[], schema: z.ZodObject, itemLabel: string): ListItem {
  const base = itemLabel.toLowerCase().replace(/[^a-z]+/g, '-') || 'item'
  const taken = new Set(items.map(({ id }) => id))
  let count = items.length + 1
  while (taken.has(`${base}-${count}`)) count += 1
  return schema.parse({ id: `${base}-${count}` }) as ListItem
}

/** Swaps an item with the one before (-1) or after (+1) it; at the end of the list nothing changes. */
export function moveItem(items: readonly ListItem[], id: string, by: -1 | 1): ListItem[] {
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  const to = from + by
  if (!item || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** What an item is called in the list: its first text, else its link's label, else its picture's description. */
export function itemTitle(item: ListItem, schema: z.ZodObject): string {
  for (const { name, control } of describeFields(schema)) {
    const value = item[name] as never as string & { label: string } & { description: string }
    const text =
      control === 'line' || control === 'prose' ? value : control === 'link' ? value.label : value?.description
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  return ''
}
