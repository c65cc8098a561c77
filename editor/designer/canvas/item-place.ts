import { type FieldPath, findField } from '#renderer/document/fields/field-path.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { ListItem } from '../form/field-description.ts'

export type ItemPlace = { listPath: FieldPath; id: string; name: string; index: number; count: number; max: number }

export function itemPlace(document: WebsiteSettings, path: FieldPath): ItemPlace | undefined {
  const [sectionId, listName, id = ''] = path.split('.')
  const listPath = `${sectionId}.${listName}`
  const list = findField(document, listPath)
  if (list?.field.control !== 'list') return undefined
  const items = list.value as ListItem[]
  const index = items.findIndex((item) => item.id === id)
  if (index < 0) return undefined
  const { itemLabel: name = 'item', max = items.length } = list.field
  return { listPath, id, name, index, count: items.length, max }
}
