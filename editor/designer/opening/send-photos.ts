import { ApiError, type FailureCode, failureCode } from '#api/api-error.ts'
import type { PictureUpload } from '#api/upload-picture.ts'
import { type BrowserPhoto, type PhotoSet, photoStore } from '#session/browser-photos.ts'
import type { OwnPicture } from '#templates/compose/place-pictures.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'

const maxConcurrent = 3

/** Errors that retrying can't fix. */
const unsendable: readonly FailureCode[] = ['unsupported_media_type', 'picture_unreadable', 'picture_too_large']

type Sending = {
  draftId: string
  send: (upload: PictureUpload) => Promise<LibraryPicture>
  onSent: (picture: LibraryPicture) => void
  signal: AbortSignal
  storage?: Pick<typeof photoStore, 'change'>
}

/**
 * Uploads a set's remaining photos and records each success. Returns all uploaded photos in order. Throws the first ApiError after running
 * uploads end. Photos that failed stay in this browser.
 */
export async function sendPhotos(
  { id, photos }: PhotoSet,
  { draftId, send, onSent, signal, storage = photoStore }: Sending,
): Promise<OwnPicture[]> {
  const sent = new Map(photos.flatMap((photo) => (photo.sent ? [[photo.id, photo.sent] as const] : [])))
  const waiting = photos.filter((photo) => !photo.sent)
  let problem: ApiError | undefined
  const note = (photo: BrowserPhoto, picture: LibraryPicture) => {
    sent.set(photo.id, picture)
    onSent(picture)
    const noted = (one: BrowserPhoto) => (one.id === photo.id ? { ...one, sent: picture } : one)
    return storage.change(id, (set) => ({ ...set, photos: set.photos.map(noted) }))
  }
  const sendNext = async (): Promise<void> => {
    const photo = problem || signal.aborted ? undefined : waiting.shift()
    if (!photo) return
    try {
      await note(photo, await send({ draftId, file: photo.file, kind: 'upload', signal }))
    } catch (error) {
      if (!unsendable.includes(failureCode(error)))
        problem = error instanceof ApiError ? error : new ApiError('unknown')
    }
    return sendNext()
  }
  await Promise.all(Array.from({ length: maxConcurrent }, sendNext))
  signal.throwIfAborted()
  if (problem) throw problem
  return photos.flatMap((photo) => {
    const picture = sent.get(photo.id)
    return picture ? [{ kind: 'picture', ...picture }] : []
  })
}
