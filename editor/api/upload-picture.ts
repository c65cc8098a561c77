import { libraryPicture, type UploadKind } from '#worker/pictures/schema.ts'
import { ApiError } from './api-error.ts'
import { type FileUpload, sendFile } from './send-file.ts'

/** A file of type `image/jpeg`, `image/png`, `image/gif` or `image/webp`. */
export type PictureUpload = Omit<FileUpload, 'headers'> & {
  draftId: string
  kind: UploadKind
  /** Alt text. */
  description?: string
}

/** Uploads a picture to the website's library and returns it as stored. Throws like sendFile. */
export async function uploadPicture({ draftId, kind, description, ...sending }: PictureUpload) {
  const { data } = libraryPicture.safeParse(await sendFile(uploadPath(draftId, kind, description), sending))
  if (!data) throw new ApiError('unknown')
  return data
}

type PhoneUpload = Pick<PictureUpload, 'file' | 'onProgress'> & { token: string }

/** Sends a photo from a phone to the computer that shows the link. Throws like sendFile. */
export const uploadFromPhone = ({ token, ...sending }: PhoneUpload) =>
  sendFile('/api/phone-photos/sent', { ...sending, headers: { authorization: `Bearer ${token}` } })

function uploadPath(draftId: string, kind: UploadKind, description = '') {
  const query = new URLSearchParams({ kind, ...(description && { description }) })
  return `/api/drafts/${encodeURIComponent(draftId)}/images?${query}`
}
