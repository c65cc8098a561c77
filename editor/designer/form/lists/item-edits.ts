import { atom, type Getter } from 'jotai'
import { findField } from '#renderer/document/fields/field-path.ts'
import { copyService, copyServiceItem, removeServiceItem } from '#renderer/facts/service-items.ts'
import { today } from '../../document/business.ts'
import { editAtom } from '../../document/edits.ts'
import { type DocumentPath, fieldValue } from '../../document/field.ts'
import { documentAtom } from '../../document/session.ts'
import { setFieldAtom } from '../../document/use-field.ts'
import type { ListItem } from '../field-description.ts'
import { duplicateItem } from './list-items.ts'

/** `itemLabel`: 'service'. */
type ItemOfList = { path: DocumentPath; id: string; itemLabel: string }

export const removeItemAtom = atom(null, (get, set, { path, id }: Omit<ItemOfList, 'itemLabel'>) => {
  const place = servicePlace(get, path, id)
  if (place) return set(editAtom, (before) => removeServiceItem(before, place))
  set(setFieldAtom, { path, value: (items: ListItem[]) => items.filter((item) => item.id !== id) })
})

/** Duplicates an item, and the business service it shows. Returns the copy's id. */
export const copyItemAtom = atom(null, (get, set, { path, id, itemLabel }: ItemOfList): string | undefined => {
  const place = servicePlace(get, path, id)
  const items = () => itemsAt(get, path)
  const index = items().findIndex((item) => item.id === id)
  if (place) set(editAtom, (before) => copyServiceItem(before, place))
  else if (path === 'business.services') set(editAtom, (before) => copyService(before, id, today()))
  else set(setFieldAtom, { path, value: (before: ListItem[]) => duplicateItem(before, index, itemLabel).items })
  return items()[index + 1]?.id
})

function servicePlace(get: Getter, path: DocumentPath, itemId: string) {
  const document = get(documentAtom)
  const section = document && findField(document, path)?.section
  return section?.type === 'Services' ? { sectionId: section.id, itemId, asOf: today() } : undefined
}

function itemsAt(get: Getter, path: DocumentPath): ListItem[] {
  const document = get(documentAtom)
  return ((document && fieldValue(document, path)) ?? []) as ListItem[]
}
