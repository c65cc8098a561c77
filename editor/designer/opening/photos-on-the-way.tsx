import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { uploadPicture } from '#api/upload-picture.ts'
import { type PhotoSet, photoShelf, photosFor } from '#session/browser-photos.ts'
import { placePictures } from '#templates/compose/place-pictures.ts'
import { messageFor } from '#ui/errors/error-texts.ts'
import { toastWithAction, toastWork } from '#ui/toasts/toast.tsx'
import { editAsAtom } from '../document/edits.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import { keepLibraryPicture } from '../pictures/queries.ts'
import { sendPhotos } from './send-photos.ts'

/**
 * Sends the photos that their owner gave the wizard, and puts them on the website as one step. They stay in this browser until then: a
 * failure is told with a way to try again, and so does the next visit or the network when it is back.
 */
export function PhotosOnTheWay({ draftId }: { draftId: string }) {
  const store = useStore()
  const queries = useQueryClient()
  const say = useToastWithUndo()
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again.
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const again = () => setTurn((before) => before + 1)
    const place = async (set: PhotoSet) => {
      const done = toastWork(
        set.photos.length === 1 ? 'Adding your photo…' : `Adding your ${set.photos.length} photos…`,
      )
      try {
        const onSent = (picture: Parameters<typeof keepLibraryPicture>[2]) =>
          void keepLibraryPicture(queries, draftId, picture)
        const pictures = await sendPhotos(set, { draftId, send: uploadPicture, onSent, signal })
        store.set(editAsAtom, 'Your photos', (document) => placePictures(document, pictures, set.sections))
        await photoShelf.drop([set.id])
        if (pictures.length > 0) say('Your photos are on your website')
      } catch (error) {
        if (signal.aborted) return
        addEventListener('online', again, { once: true, signal })
        const why = failureCode(error) === 'network' ? '' : `${messageFor(failureCode(error))} `
        toastWithAction(`${why}Your photos aren’t on your website yet. They’re safe in this browser.`, {
          text: 'Try again',
          run: again,
          stays: true,
        })
      } finally {
        done()
      }
    }
    // One tab at a time: each would place them.
    const inTurn = async () => {
      const set = await photosFor(draftId)
      if (set && !signal.aborted) await place(set)
    }
    void navigator.locks.request(`photos of ${draftId}`, { signal }, inTurn).catch(() => undefined)
    return () => ended.abort()
  }, [draftId, turn])
  return null
}
