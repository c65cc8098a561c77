import { ActionIcon, FileButton } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useStore } from 'jotai'
import { useRef } from 'react'
import { pictureTypes } from '#worker/pictures/schema.ts'
import { selectedIdAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { useAskPictures } from './ask-pictures.ts'
import { photoPlace } from './photo-place.ts'

/** Opens the phone's photo picker and adds the photos where the page needs them. */
export function AddPhotosButton() {
  const store = useStore()
  const ask = useAskPictures()
  const reset = useRef<() => void>(null)
  const add = (files: File[]) => {
    const document = store.get(documentAtom)
    const target = document && photoPlace(document, store.get(selectedIdAtom))
    if (target && files.length > 0) ask(target, files)
    // Allows choosing the same photo again.
    reset.current?.()
  }
  return (
    <FileButton multiple accept={pictureTypes.join()} resetRef={reset} onChange={add}>
      {(open) => (
        <ActionIcon
          {...open}
          variant="subtle"
          size={32}
          aria-label="Add photos"
          title="Add photos"
          data-click="add-photos"
        >
          <IconPhotoPlus size={20} aria-hidden />
        </ActionIcon>
      )}
    </FileButton>
  )
}
