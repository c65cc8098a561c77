import { useStore } from 'jotai'
import { use, useMemo } from 'react'
import { type FieldPath, findField } from '../../renderer/document/field-path.ts'
import type { Image } from '../../renderer/document/image.ts'
import { pictureShape } from '../../renderer/picture-shape.ts'
import { documentAtom } from '../designer/document/session.ts'
import { cropWantedAtom, pictureWantedAtom } from '../state/picture-wanted.ts'
import { morePictures, onePicture } from './picture-wishes.ts'
import { pictureWords } from './picture-words.ts'
import { SurroundingsContext } from './surroundings.ts'

type Choice = { label: string; current: Image | null; files?: readonly File[]; onChoose: (picture: Image) => void }
type Addition = { label: string; room: number; files?: readonly File[]; onChoose: (pictures: Image[]) => void }
type Cut = { label: string; image: Image; onCrop: (picture: Image) => void }

/** Opens the dialogs that choose and cut pictures, for the fields at whatever path. */
export function usePictureDialogs() {
  const store = useStore()
  const { pictureTags } = use(SurroundingsContext)
  return useMemo(() => {
    const wordsFor = (path: FieldPath, current: Image | null) =>
      pictureWords(store.get(documentAtom), path, current, pictureTags)
    return {
      choose: (path: FieldPath, wish: Choice) => {
        const document = store.get(documentAtom)
        const kind = (document && findField(document, path)?.field.kind) ?? undefined
        store.set(pictureWantedAtom, onePicture({ ...wish, kind, keywords: wordsFor(path, wish.current) }))
      },
      add: (listPath: FieldPath, wish: Addition) =>
        store.set(pictureWantedAtom, morePictures({ ...wish, keywords: wordsFor(`${listPath}.new.new`, null) })),
      cut: (path: FieldPath, wish: Cut) => {
        const document = store.get(documentAtom)
        const shape = document && pictureShape(document, path)
        if (shape) store.set(cropWantedAtom, { ...wish, ...shape, path })
      },
    }
  }, [store, pictureTags])
}
