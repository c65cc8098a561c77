import { libraryPicture, type UploadKind } from '#worker/pictures/schema.ts'
import { ApiError } from './api-error.ts'
import { type Sending, sendFile } from './send-file.ts'

/** A file of type `image/jpeg`, `image/png`, `image/gif` or `image/webp`. */
export type PictureUpload = Omit<Sending, 'headers'> & {
  draftId: string
  kind: UploadKind
  /** Its text for people who cannot see it. */
  description?: string
}

/**
 * Sends a picture to the website's store and answers it as it is kept. Throws ApiError with the server's code, `network` when
 * there was no answer, or what `signal` was aborted with.
 */
export async function uploadPicture({ draftId, kind, description, ...sending }: PictureUpload) {
  const { data } = libraryPicture.safeParse(await sendFile(uploadPath(draftId, kind, description), sending))
  if (!data) throw new ApiError('unknown')
  return data
}

type PhoneUpload = Pick<PictureUpload, 'file' | 'onProgress'> & { token: string }

/** Sends a photo from a phone to the computer that shows the link. Throws like uploadPicture. */
export const uploadFromPhone = ({ token, ...sending }: PhoneUpload) =>
  sendFile('/api/phone-photos/sent', { ...sending, headers: { authorization: `Bearer ${token}` } })

function uploadPath(draftId: string, kind: UploadKind, description = '') {
  const query = new URLSearchParams({ kind, ...(description && { description }) })
  return `/api/drafts/${encodeURIComponent(draftId)}/images?${query}`
}
