import type { FailureCode } from '#api/api-error.ts'
import { messageFor } from '#ui/errors/error-texts.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { picturesInWords } from '../library/picture-facts.ts'

export type UploadState =
  | { status: 'waiting' }
  | { status: 'preparing' }
  /** `share` of its bytes that are sent, from 0 to 1. */
  | { status: 'sending'; share: number }
  | { status: 'done'; picture: LibraryPicture }
  | { status: 'failed'; code: FailureCode; error?: unknown }

/** A file on its way to a website's pictures. */
export type Upload = {
  id: string
  draftId: string
  file: File
  /** An object URL of the file, to show it before it is stored. Revoked when the upload leaves the list. */
  url: string
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

/** Where an upload stands, in a few words or as the sentence that says why it failed. */
export function stateWords(state: UploadState): string {
  if (state.status === 'sending') return state.share < 1 ? `Sending ${Math.floor(state.share * 100)} %` : 'Finishing…'
  if (state.status === 'failed') return messageFor(state.code === 'unknown' ? 'upload_failed' : state.code)
  return { waiting: 'Waiting', preparing: 'Preparing…', done: 'Done' }[state.status]
}

/** The picture that an upload has become. */
export const storedOf = ({ state }: Upload) => (state.status === 'done' ? state.picture : undefined)

/** All uploads in a line: 'Uploading 2 of 5', '4 pictures uploaded, 1 not uploaded'. Empty without any. */
export function summaryWords(uploads: readonly Upload[]): string {
  if (uploads.length === 0) return ''
  const done = uploads.filter(({ state }) => state.status === 'done').length
  const failed = uploads.filter(({ state }) => state.status === 'failed').length
  if (uploads.some(isUnderWay)) return `Uploading ${done + failed + 1} of ${uploads.length}`
  if (failed === 0) return `${picturesInWords(done)} uploaded`
  return done === 0
    ? `${picturesInWords(failed)} not uploaded`
    : `${picturesInWords(done)} uploaded, ${failed} not uploaded`
}

/** How far an upload is, from 0 to 1, as its bar shows it: getting it ready is the first tenth, the server's part the last. */
export function progressOf(state: UploadState): number {
  const shares = { waiting: 0, preparing: 0.05, done: 1, failed: 0 }
  return state.status === 'sending' ? 0.1 + state.share * 0.8 : shares[state.status]
}
