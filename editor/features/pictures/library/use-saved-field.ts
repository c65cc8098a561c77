import { useDebouncedCallback } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LibraryPicture } from '../../../../worker/pictures/schema.ts'
import { type PictureChange, showPictureChange, useChangePicture } from '../../../state/picture-changes.ts'

/** In milliseconds without a keystroke, after which what was typed is kept. */
const pause = 1000

/**
 * A text about a picture that is saved when typing pauses, when the field loses focus and when it unmounts. `initial`
 * is the stored text.
 */
export function useSavedField(
  draftId: string,
  picture: LibraryPicture,
  initial: string,
  asChange: (text: string) => PictureChange,
) {
  const [value, setValue] = useState(initial)
  const { mutate, error, isSuccess } = useChangePicture(draftId)
  const [sent, setSent] = useState(initial)
  const send = (text: string) => {
    setSent(text)
    mutate({ id: picture.id, change: asChange(text) })
  }
  const store = useDebouncedCallback(send, { delay: pause, flushOnUnmount: true })
  const queries = useQueryClient()
  const change = (text: string) => {
    setValue(text)
    showPictureChange(queries, draftId, picture.id, asChange(text))
    store(text)
  }
  const set = (text: string) => {
    change(text)
    store.flush()
  }
  return { value, change, set, save: store.flush, problem: error, isSaved: isSuccess && sent === value }
}
