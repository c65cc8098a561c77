import { useStore } from 'jotai'
import { useMemo } from 'react'
import type { Image } from '#renderer/document/values/image.ts'
import type { Store } from '#session/current-store.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { type DocumentPath, fieldValue } from '../../document/field.ts'
import { documentAtom } from '../../document/session.ts'
import { useToastWithUndo } from '../../document/undo-toast.ts'
import { setFieldAtom } from '../../document/use-field.ts'
import type { FieldOf, ListItem } from '../field-description.ts'
import { copyItemAtom, removeItemAtom } from './item-edits.ts'
import {
  blankItem,
  countReal,
  isSample,
  itemName,
  itemTexts,
  moveItemTo,
  withPictures,
  wordlessName,
} from './list-items.ts'

type List = {
  field: FieldOf<'list'>
  path: DocumentPath
  /** Opens an item. Null closes the open one. */
  open: (id: string | null) => void
  /** Announces a change to screen readers. */
  announce: (text: string) => void
}

/** Actions on a list. They read it when called, so their identity doesn't change. */
export function useListActions({ field, path, open, announce }: List) {
  const store = useStore()
  const toast = useToastWithUndo()
  return useMemo(
    () => actionsOn({ field, path, open, announce, toast }, store),
    [field, path, open, announce, toast, store],
  )
}

export type ListActions = ReturnType<typeof actionsOn>

function actionsOn(list: List & { toast: (message: string) => void }, store: Store) {
  const { field, path, open, announce, toast } = list
  const read = () => {
    const document = store.get(documentAtom)
    return ((document && fieldValue(document, path)) ?? []) as ListItem[]
  }
  const write = (items: ListItem[]) => store.set(setFieldAtom, { path, value: items })
  const find = (id: string) => read().findIndex((item) => item.id === id)
  const nameOf = (item: ListItem | undefined) =>
    item ? itemName(itemTexts(item, field.item)) || wordlessName(item, field, find(item.id)) : `New ${field.itemLabel}`
  /** Drops the last sample if the list is full. */
  const withRoom = () => {
    const items = read()
    return items.length < field.max ? items : items.toSpliced(items.findLastIndex(isSample), 1)
  }

  return {
    open,
    change: (id: string, next: ListItem | ((before: ListItem) => ListItem)) =>
      store.set(setFieldAtom, { path: `${path}.${id}`, value: next }),
    add: () => {
      if (countReal(read()) >= field.max) return
      const items = withRoom()
      const item = blankItem(items, field.item, field.itemLabel)
      write([...items, item])
      open(item.id)
      focusFirstField(`${path}.${item.id}`)
    },
    addPictures: (pictures: Image[]) => {
      const items = read()
      const next = withPictures(items, pictures, field)
      const added = next.length - items.length
      write(next)
      open(null)
      announce(added === 1 ? '1 picture added.' : `${added} pictures added.`)
    },
    duplicate: (id: string) => {
      const items = read()
      if (items.length >= field.max) return
      const copy = store.set(copyItemAtom, { path, id, itemLabel: field.itemLabel })
      if (copy === undefined) return
      open(copy)
      focusSoon(`${path}.${copy}`)
      announce(`${nameOf(items[find(id)])}: copied.`)
    },
    /** `from`: the id of the focused element. */
    moveBy: (id: string, by: -1 | 1, from?: string) => {
      const items = read()
      const to = find(id) + by
      if (to < 0 || to >= items.length) return
      announce(`${nameOf(items[find(id)])}: place ${to + 1} of ${items.length}.`)
      write(moveItemTo(items, id, to))
      // Moving a DOM node drops its focus.
      if (from) focusSoon(from)
    },
    moveTo: (id: string, to: number) => {
      if (find(id) !== to) write(moveItemTo(read(), id, to))
    },
    remove: (id: string) => {
      const items = read()
      const index = find(id)
      store.set(removeItemAtom, { path, id })
      toast(`${nameOf(items[index])} removed`)
      const neighbor = items[index + 1] ?? items[index - 1]
      focusSoon(neighbor ? `${path}.${neighbor.id}` : `${path}-add`)
    },
  }
}

const fields = 'input:not([type=checkbox], [type=hidden], [type=file]), textarea, select'

/** Focuses the first field of an item that opens in the next frame. */
function focusFirstField(itemId: string) {
  requestAnimationFrame(() => {
    const opener = document.getElementById(itemId)
    const first = opener?.closest('li')?.querySelector<HTMLElement>(`:is(${fields}):not(:disabled)`)
    const target = first ?? opener
    target?.focus()
  })
}
