import { type FieldPath, findField } from '../../renderer/document/field-path.ts'
import type { Image } from '../../renderer/document/image.ts'
import { itemSchema, schemaFields } from '../../renderer/document/schema-fields.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { picturesIn } from '../../renderer/elements/pictures.ts'

/** So many words help to choose, more hinder. */
const most = 8

/**
 * What a search for a picture begins with: the keywords of the one that is there, else those of the pictures beside it in its
 * list; then what its item is called, and what the website's pictures show.
 */
export function pictureWords(
  document: WebsiteSettings | null,
  path: FieldPath,
  current: Image | null,
  websiteTags: readonly string[],
): string[] {
  const [listPath = '', itemId = ''] = itemOf(path)
  const list = document ? findField(document, listPath) : undefined
  const items = list?.field.control === 'list' ? (list.value as { id: string }[]) : []
  const item = items.find(({ id }) => id === itemId)
  const titles = item && list ? namesOf(item, itemSchema(list.field)) : []
  const beside = picturesIn(items).flatMap(({ tags }) => tags)
  const words = [...(current?.tags ?? []), ...beside, ...titles, ...websiteTags].map((word) =>
    word.trim().toLowerCase(),
  )
  return [...new Set(words.filter((word) => word !== ''))].slice(0, most)
}

/** `services.items.service-2.image` is in the item `service-2` of the list `services.items`. */
function itemOf(path: FieldPath): string[] {
  const [section, list, item] = path.split('.')
  return [`${section}.${list}`, item ?? '']
}

/** What the writer was asked to call the item: a service's name, not a person's. */
function namesOf(item: Record<string, unknown>, schema: Parameters<typeof schemaFields>[0]): string[] {
  const named = schemaFields(schema).find(({ control, given }) => control === 'line' && given === undefined)
  return named ? [String(item[named.name])] : []
}
