import { useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import type { Image } from '../../../renderer/document/image.ts'
import type { ListItem } from '../../fields/field-description.ts'
import { withPictures } from '../../fields/list-pictures.ts'
import { usePictureDialogs } from '../../fields/use-picture-dialogs.ts'
import { documentAtom } from '../document/session.ts'
import { setFieldAtom } from '../document/use-field.ts'
import { partUnder } from './page-part.ts'
import { startPictureDrops } from './picture-drops.ts'
import { type PictureTarget, pictureOf } from './picture-target.ts'

/** A double click on a picture of the page chooses another; files that are dropped on one take its place, or join its list. */
export function useCanvasPictures(frame: Document | undefined) {
  const store = useStore()
  const setField = useSetAtom(setFieldAtom)
  const dialogs = usePictureDialogs()

  useEffect(() => {
    if (!frame) return
    const ask = (target: PictureTarget, files?: File[]) => {
      const { path } = target
      if (target.does === 'replace') {
        const { label, current } = target
        const onChoose = (image: Image) => setField({ path, value: image })
        return dialogs.choose(path, { label, current, files, onChoose })
      }
      const { list, room } = target
      const onChoose = (images: Image[]) =>
        setField({ path, value: (items: ListItem[] = []) => withPictures(items, images, list) })
      return dialogs.add(path, { label: list.label, room, files, onChoose })
    }
    const choose = (event: MouseEvent) => {
      const document = store.get(documentAtom)
      const part = document && partUnder(frame, document, event)
      const target = part && pictureOf(document, part.path)
      if (target) ask(target)
    }

    const end = new AbortController()
    frame.addEventListener('dblclick', choose, { signal: end.signal })
    startPictureDrops(frame, { document: () => store.get(documentAtom), onFiles: ask }, end.signal)
    return () => end.abort()
  }, [frame, store, setField, dialogs])
}
