import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { uploadPicture } from '#api/upload-picture.ts'
import { type PhotoSet, photoStore, photosFor } from '#session/browser-photos.ts'
import { placePictures } from '#templates/compose/place-pictures.ts'
import { messageFor } from '#ui/errors/error-texts.ts'
import { toastWithAction, toastWork } from '#ui/toasts/toast.tsx'
import { editAsAtom } from '../document/edits.ts'
import { saveOwnEditAtom } from '../document/save.ts'
import { keepLibraryPicture } from '../pictures/queries.ts'
import { publishOpenAtom } from '../publish/publishing.ts'
import { photosAtom } from './photos-state.ts'
import { sendPhotos } from './send-photos.ts'

/**
 * Uploads photos from the wizard and places them as one undo step. Until then, they stay in this browser. After a failure, offers a retry.
 * The next visit or reconnect also retries.
 */
export function PhotosOnTheWay({ draftId, onSettled }: { draftId: string; onSettled: () => void }) {
  const store = useStore()
  const queries = useQueryClient()
  const setPhotosState = useSetAtom(photosAtom)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again.
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const again = () => setTurn((before) => before + 1)
    const place = async (set: PhotoSet) => {
      const count = set.photos.length
      setPhotosState({ message: count === 1 ? 'Adding your photo…' : `Adding your ${count} photos…` })
      try {
        const onSent = (picture: Parameters<typeof keepLibraryPicture>[2]) =>
          void keepLibraryPicture(queries, draftId, picture)
        const pictures = await sendPhotos(set, { draftId, send: uploadPicture, onSent, signal })
        store.set(editAsAtom, 'Your photos', (document) => placePictures(document, pictures, set.sections))
        await store.set(saveOwnEditAtom)
        await photoStore.drop([set.id])
        setPhotosState(null)
      } catch (error) {
        if (signal.aborted) return
        addEventListener('online', again, { once: true, signal })
        const why = failureCode(error) === 'network' ? '' : `${messageFor(failureCode(error))} `
        setPhotosState({
          message: `${why}Your photos aren’t on your website yet. They’re safe in this browser.`,
          again,
        })
      }
    }
    // Runs in one tab at a time, so that photos aren't placed twice.
    const inTurn = async () => {
      const set = await photosFor(draftId)
      if (set && !signal.aborted) await place(set)
      onSettled()
    }
    void navigator.locks.request(`photos of ${draftId}`, { signal }, inTurn).catch(() => undefined)
    return () => {
      ended.abort()
      setPhotosState(null)
    }
  }, [draftId, turn, onSettled])
  return <PhotosToast />
}

/** Shows upload progress in a toast, unless the publish panel is open and shows it. */
function PhotosToast() {
  const state = useAtomValue(photosAtom)
  const isPublishing = useAtomValue(publishOpenAtom)
  useEffect(() => {
    if (!state || isPublishing) return
    const { message, again } = state
    const hide = again
      ? toastWithAction(message, { text: 'Try again', run: again, stays: true })
      : toastWork(message).hide
    return () => void hide()
  }, [state, isPublishing])
  return null
}
