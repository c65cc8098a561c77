import type { FailureCode } from '#api/api-error.ts'
import { messageFor } from '#ui/errors/error-texts.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { picturesInWords } from '../library/picture-facts.ts'

export type UploadState =
  | { status: 'waiting' }
  | { status: 'preparing' }
  /** `share`: the share of its bytes that was sent, from 0 to 1. */
  | { status: 'sending'; share: number }
  | { status: 'done'; picture: LibraryPicture }
  | { status: 'failed'; code: FailureCode; error?: unknown }

export type Upload = {
  id: string
  draftId: string
  file: File
  /** Object URL for previews. Revoked when the upload leaves the list. */
  url: string
  /** In milliseconds since 1970. */
  addedAt: number
  state: UploadState
  controller: AbortController
  /** Called after each attempt, with the picture on success. */
  onEnd: (picture?: LibraryPicture) => void
}

export const isRunning = ({ state }: Upload) => state.status === 'preparing' || state.status === 'sending'
export const isUnderWay = (upload: Upload) => upload.state.status === 'waiting' || isRunning(upload)

/** Problems with the file itself, which retrying can't fix. */
const permanentFailures: readonly FailureCode[] = ['unsupported_media_type', 'picture_unreadable', 'picture_too_large']
export const canRetry = ({ state }: Upload) => state.status === 'failed' && !permanentFailures.includes(state.code)

/** The file's display name. Browsers name every pasted picture image.png. */
export const uploadName = ({ file }: Pick<Upload, 'file'>) =>
  file.name === '' || file.name === 'image.png' ? 'Pasted picture' : file.name

export function stateWords(state: UploadState): string {
  if (state.status === 'sending') return state.share < 1 ? `Sending ${Math.floor(state.share * 100)} %` : 'Finishing…'
  if (state.status === 'failed') return messageFor(state.code === 'unknown' ? 'upload_failed' : state.code)
  return { waiting: 'Waiting', preparing: 'Preparing…', done: 'Done' }[state.status]
}

export const storedOf = ({ state }: Upload) => (state.status === 'done' ? state.picture : undefined)

/** 'Uploading 2 of 5', '4 pictures uploaded, 1 not uploaded'. Empty without uploads. */
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

/** Progress from 0 to 1. The first tenth is for preparing, the last for the server's work. */
export function progressOf(state: UploadState): number {
  const shares = { waiting: 0, preparing: 0.05, done: 1, failed: 0 }
  return state.status === 'sending' ? 0.1 + state.share * 0.8 : shares[state.status]
}
