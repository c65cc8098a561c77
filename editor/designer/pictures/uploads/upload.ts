import type { FailureCode } from '#api/api-error.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'

export type UploadState =
  | { status: 'waiting' }
  | { status: 'preparing' }
  /** `share` of its bytes that are sent, from 0 to 1. */
  | { status: 'sending'; share: number }
  | { status: 'done'; picture: LibraryPicture }
  | { status: 'failed'; code: FailureCode }

/** A file on its way to a website's pictures. */
export type Upload = {
  id: string
  draftId: string
  file: File
  /** When it was added, in milliseconds since 1970. */
  addedAt: number
  state: UploadState
  /** Ends the attempt that is under way. */
  controller: AbortController
  /** Called at the end of each attempt, with the picture on success. */
  onEnd: (picture?: LibraryPicture) => void
}

export const isRunning = ({ state }: Upload) => state.status === 'preparing' || state.status === 'sending'
export const isUnderWay = (upload: Upload) => upload.state.status === 'waiting' || isRunning(upload)

/** What is wrong with the file itself stays wrong. */
const lasting: readonly FailureCode[] = ['unsupported_media_type', 'picture_unreadable', 'picture_too_large']
export const canRetry = ({ state }: Upload) => state.status === 'failed' && !lasting.includes(state.code)

/** What a person calls the file. Pictures that are pasted all come under the same name. */
export const uploadName = ({ file }: Pick<Upload, 'file'>) =>
  file.name === '' || file.name === 'image.png' ? 'Pasted picture' : file.name
