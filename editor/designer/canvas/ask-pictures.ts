import { useStore } from 'jotai'
import { useCallback } from 'react'
import type { Image } from '#renderer/document/values/image.ts'
import { editAsAtom } from '../document/edits.ts'
import { fieldValue, withFieldValue } from '../document/field.ts'
import { openFieldAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import type { ListItem } from '../form/field-description.ts'
import { withPictures } from '../form/lists/list-items.ts'
import { usePictureDialogs } from '../form/pictures/use-picture-dialogs.ts'
import type { PictureTarget } from './picture-target.ts'

/** Opens the picture dialog for a place on the page. The result is one undo step. If the place was empty, its form opens. */
export function useAskPictures() {
  const store = useStore()
  const dialogs = usePictureDialogs()
  return useCallback(
    (target: PictureTarget, files?: File[]) => {
      const { path } = target
      const write = (stepTitle: string, value: unknown) =>
        store.set(editAsAtom, stepTitle, (document) => withFieldValue(document, path, value))
      const open = (added: string) => store.set(openFieldAtom, added, { isOnPage: true })
      if (target.does === 'replace') {
        const { label, current } = target
        const onChoose = (image: Image) => {
          write(`${label} ${current ? 'replaced' : 'added'}`, image)
          if (!current) open(path)
        }
        return dialogs.choose(path, { label, current, files, onChoose })
      }
      const { list, room, at } = target
      const onChoose = (images: Image[]) => {
        const document = store.get(documentAtom)
        const items = ((document && fieldValue(document, path)) ?? []) as ListItem[]
        const next = withPictures(items, images, list, at)
        write(images.length === 1 ? 'Picture added' : `${images.length} pictures added`, next)
        if (items.length === 0) open(`${path}.${next.at(-images.length)?.id}`)
      }
      return dialogs.add(path, { label: list.label, room, files, onChoose })
    },
    [store, dialogs],
  )
}
