import * as z from 'zod'
import { type FoundField, findField, writeField } from '../fields/field-path.ts'
import { itemSchema, type SchemaField, schemaFields } from '../fields/schema-fields.ts'
import { image } from '../values/image.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { fieldPath } from './inputs.ts'
import { defineTool, type Outcome, titleIn } from './tool.ts'

type Item = Record<string, unknown> & { id: string }

export const addItemTool = defineTool({
  name: 'add-item',
  description:
    'Adds an entry to a list of a section, such as a question to FAQ (`faq-id.items`: question, answer) or an own field to the contact form (`contact-id.formFields`: label, kind, ask). Services and people have tools of their own; reviews are never invented.',
  input: z.object({
    listPath: fieldPath.describe('The section’s id and the list’s name: faq.items'),
    texts: z.record(z.string().max(32), z.string().max(2048)),
    picture: image.optional(),
  }),
  titleOf: ({ listPath, texts }, document) => {
    const list = listAt(document, listPath)
    const [first = ''] = Object.values(texts)
    const what = list?.field.itemLabel ?? 'entry'
    const quotedText = first === '' ? '' : ` “${first.slice(0, 60)}”`
    return `New ${what}${quotedText} in ${titleIn(document, listPath.split('.')[0] ?? '')}`
  },
  run: (document, { listPath, texts, picture }) => {
    const list = listAt(document, listPath)
    if (!list) return noList
    const { field, value, section } = list
    if (section.locked) return { problem: `${titleIn(document, section.id)} is locked.` }
    const items = value as Item[]
    const most = field.max ?? 0
    if (items.length >= most) return { problem: `“${field.label}” has room for ${most}.` }
    const known = schemaFields(itemSchema(field)).filter(({ control }) => written.has(control))
    const named = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        known.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name ?? name,
        text,
      ]),
    )
    const strange = Object.keys(named).find((name) => !known.some((one) => one.name === name))
    if (strange !== undefined) {
      const all = known.map(({ name }) => name).join(', ')
      return { problem: `A ${field.itemLabel ?? 'entry'} has no “${strange}”. It has ${all}.` }
    }
    const ofPicture = schemaFields(itemSchema(field)).find(({ control }) => control === 'picture')
    if (picture && !ofPicture) return { problem: `A ${field.itemLabel ?? 'entry'} has no picture.` }
    if (!picture && Object.values(texts).every((text) => text.trim() === ''))
      return { problem: 'There is nothing in it.' }
    const { success, data, error } = itemSchema(field).safeParse({
      ...{ id: freeItemId(items, field), ...named },
      ...(picture && ofPicture && { [ofPicture.name]: picture }),
    })
    if (!success) return { problem: `This doesn’t fit a ${field.itemLabel ?? 'entry'}: ${z.prettifyError(error)}` }
    return writeField(document, listPath, [...items, data])
  },
})

export const removeItemTool = defineTool({
  name: 'remove-item',
  description:
    'Removes an entry of a section’s list, such as a question or a picture, by its path. Services and people have tools of their own.',
  input: z.object({ path: fieldPath.describe('The list’s path and the entry’s id: faq.items.faq-2') }),
  titleOf: ({ path }, document) => {
    const [listPath, id] = parted(path)
    const list = listAt(document, listPath)
    const item = (list?.value as Item[] | undefined)?.find((one) => one.id === id)
    const words = Object.values(item ?? {}).find((value) => typeof value === 'string' && value !== id && value !== '')
    const what = list?.field.itemLabel ?? 'entry'
    const named = typeof words === 'string' ? ` “${words.slice(0, 60)}”` : ''
    return `${what.charAt(0).toUpperCase()}${what.slice(1)}${named} removed`
  },
  run: (document, { path }): Outcome => {
    const [listPath, id] = parted(path)
    const list = listAt(document, listPath)
    if (!list) return noList
    const items = list.value as Item[]
    const left = items.filter((one) => one.id !== id)
    return left.length === items.length
      ? { problem: 'That entry is gone already.' }
      : writeField(document, listPath, left)
  },
})

export const moveItemTool = defineTool({
  name: 'move-item',
  description: 'Moves an entry of a section’s list, such as a picture or a question, to another place in it.',
  input: z.object({
    path: fieldPath.describe('The list’s path and the entry’s id: gallery.items.picture-3'),
    position: z.number().int().min(1).max(40).describe('1 for the first.'),
  }),
  titleOf: ({ path, position }, document) => {
    const [listPath] = parted(path)
    const what = listAt(document, listPath)?.field.itemLabel ?? 'entry'
    return `${what.charAt(0).toUpperCase()}${what.slice(1)} moved to place ${position} in ${titleIn(document, path.split('.')[0] ?? '')}`
  },
  run: (document, { path, position }): Outcome => {
    const [listPath, id] = parted(path)
    const list = listAt(document, listPath)
    if (!list) return noList
    const items = list.value as Item[]
    const moved = items.find((one) => one.id === id)
    if (!moved) return { problem: 'That entry is gone already.' }
    if (items[position - 1] === moved) return { problem: 'It is in that place already.' }
    return writeField(document, listPath, items.filter((one) => one !== moved).toSpliced(position - 1, 0, moved))
  },
})

const written: ReadonlySet<string> = new Set(['line', 'prose', 'formatted', 'choice'])
const noList = { problem: 'There is no such list on the page.' }

function listAt(document: WebsiteSettings, path: string): FoundField | undefined {
  const found = findField(document, path)
  return found?.field.control === 'list' && Array.isArray(found.value) ? found : undefined
}

const parted = (path: string): [listPath: string, id: string] => {
  const at = path.lastIndexOf('.')
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)]
}

function freeItemId(items: readonly Item[], { itemLabel = 'item' }: SchemaField): string {
  const base = itemLabel.split(' ').at(-1) ?? 'item'
  const taken = new Set(items.map(({ id }) => id))
  let count = items.length + 1
  while (taken.has(`${base}-${count}`)) count += 1
  return `${base}-${count}`
}
