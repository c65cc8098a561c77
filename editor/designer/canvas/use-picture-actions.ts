import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useMemo } from 'react'
import { findField } from '#renderer/document/fields/field-path.ts'
import { itemSchema } from '#renderer/document/fields/schema-fields.ts'
import { fieldValue } from '../document/field.ts'
import { documentPart } from '../document/parts.ts'
import { markedPathAtom, openFieldAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import { setFieldAtom } from '../document/use-field.ts'
import { humanize, type ListItem } from '../form/field-description.ts'
import { duplicateItem, leadingPicture } from '../form/lists/list-items.ts'
import { itemPlace } from './item-place.ts'
import { pictureOf } from './picture-target.ts'

/** Shortcuts for the picture selected on the page. Undefined without one. */
export function usePictureActions() {
  const store = useStore()
  const path = useAtomValue(markedPathAtom)
  const set = useSetAtom(setFieldAtom)
  const open = useSetAtom(openFieldAtom)
  const toast = useToastWithUndo()
  const isPicture = useAtomValue(
    useMemo(() => documentPart((document) => path !== null && pictureOf(document, path) !== undefined), [path]),
  )
  if (!path || !isPicture) return undefined

  const read = () => {
    const document = store.get(documentAtom)
    const picture = document && pictureOf(document, path)
    const place = document && itemPlace(document, path)
    if (!document || !picture) return undefined
    const field = path.split('.').at(-1) ?? ''
    const list = place && findField(document, place.listPath)?.field
    const items = place ? (fieldValue(document, place.listPath) as ListItem[]) : []
    return { picture, place, items, field, leads: list && leadingPicture(itemSchema(list)) === field }
  }
  return {
    duplicate: () => {
      const { place, items, field } = read() ?? {}
      if (!place || !items || place.count >= place.max) return
      const copy = duplicateItem(items, place.index, place.name)
      set({ path: place.listPath, value: copy.items })
      open(`${place.listPath}.${copy.id}.${field}`, { isOnPage: true })
    },
    /** Removes the item if the picture is its main field, and selects the next item. */
    remove: () => {
      const { picture, place, items = [], field, leads } = read() ?? {}
      if (!picture) return
      if (!place || !leads) {
        if (picture.does !== 'replace' || !picture.current) return
        set({ path, value: null })
        return toast(`${picture.label} removed`)
      }
      const next = items[place.index + 1] ?? items[place.index - 1]
      set({ path: place.listPath, value: items.toSpliced(place.index, 1) })
      open(next ? `${place.listPath}.${next.id}.${field}` : (path.split('.')[0] ?? ''), { isOnPage: true })
      toast(`${humanize(place.name)} removed`)
    },
  }
}
