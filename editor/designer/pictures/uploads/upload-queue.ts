import { atom } from 'jotai'
import { type FailureCode, failureCode } from '#api/api-error.ts'
import { type PictureUpload, uploadPicture } from '#api/upload-picture.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { readPictureHead } from '#ui/pictures/prepare-picture.ts'
import { type LibraryPicture, type PictureType, pictureTypes } from '#worker/pictures/schema.ts'
import { canRetry, isRunning, isUnderWay, type Upload, type UploadState } from './upload.ts'

/** Accepted extensions, for browsers that don't know the type. */
const extension = /\.(jpe?g|png|gif|webp)$/i

/** Why a file can't be uploaded, if that is known without decoding it. Otherwise undefined. */
export async function fileProblem(file: File): Promise<FailureCode | undefined> {
  const isOffered = file.type === '' ? extension.test(file.name) : pictureTypes.includes(file.type as PictureType)
  if (!isOffered) return 'unsupported_media_type'
  if (file.size > limits.imageBytes) return 'picture_too_large'
  const head = await readPictureHead(file).catch(() => undefined)
  return head ? undefined : 'picture_unreadable'
}

export const maxConcurrent = 3

export type UploadSteps = {
  problemOf: (file: File) => Promise<FailureCode | undefined>
  prepare: (file: File, signal: AbortSignal) => Promise<Blob>
  send: (upload: PictureUpload) => Promise<LibraryPicture>
}

export const uploadStepsAtom = atom<UploadSteps>({
  problemOf: fileProblem,
  prepare: async (file, signal) => (await import('#ui/pictures/prepare-picture.ts')).preparePicture(file, signal),
  send: uploadPicture,
})

/** Uploads that haven't been cleared, in the order in which they were added. */
export const uploadsAtom = atom<readonly Upload[]>([])

type AddedFiles = Pick<Upload, 'draftId' | 'onEnd'> & {
  files: readonly File[]
  /** How many more pictures the website can have, not counting running uploads. */
  room: number
}

/** Adds files. Invalid files and those beyond the limit get an error. All others upload. */
export const addFilesAtom = atom(null, async (get, set, { files, room, draftId, onEnd }: AddedFiles) => {
  const problems = await Promise.all(files.map(get(uploadStepsAtom).problemOf))
  const underWay = get(uploadsAtom).filter((upload) => upload.draftId === draftId && isUnderWay(upload))
  let left = room - underWay.length
  const stateOf = (problem: FailureCode | undefined): UploadState => {
    if (problem) return { status: 'failed', code: problem }
    left -= 1
    return left < 0 ? { status: 'failed', code: 'picture_limit_reached' } : { status: 'waiting' }
  }
  const added = files.map((file, index) => ({
    id: crypto.randomUUID(),
    draftId,
    file,
    url: URL.createObjectURL(file),
    addedAt: Date.now(),
    state: stateOf(problems[index]),
    controller: new AbortController(),
    onEnd,
  }))
  set(uploadsAtom, [...get(uploadsAtom), ...added])
  set(startNextAtom)
})

export const retryUploadAtom = atom(null, (get, set, id: string) => {
  const again = (upload: Upload): Upload =>
    upload.id === id && canRetry(upload)
      ? { ...upload, state: { status: 'waiting' }, controller: new AbortController() }
      : upload
  set(uploadsAtom, get(uploadsAtom).map(again))
  set(startNextAtom)
})

export const cancelUploadAtom = atom(null, (get, set, id: string) => {
  const upload = get(uploadsAtom).find((candidate) => candidate.id === id)
  if (!upload) return
  set(leaveListAtom, (candidate) => candidate === upload)
  if (isRunning(upload)) {
    upload.controller.abort()
    // The server may have stored the picture anyway.
    upload.onEnd()
  }
  set(startNextAtom)
})

/** Removes ended uploads, or only successful ones with `done`. */
export const clearUploadsAtom = atom(null, (_get, set, which: 'ended' | 'done') => {
  const stays = (upload: Upload) => isUnderWay(upload) || (which === 'done' && upload.state.status === 'failed')
  set(leaveListAtom, (upload) => !stays(upload))
})

const leaveListAtom = atom(null, (get, set, leaves: (upload: Upload) => boolean) => {
  const uploads = get(uploadsAtom)
  for (const { url } of uploads.filter(leaves)) URL.revokeObjectURL(url)
  set(
    uploadsAtom,
    uploads.filter((upload) => !leaves(upload)),
  )
})

const startNextAtom = atom(null, (get, set) => {
  const uploads = get(uploadsAtom)
  const free = Math.max(0, maxConcurrent - uploads.filter(isRunning).length)
  const next = uploads.filter(({ state }) => state.status === 'waiting').slice(0, free)
  for (const upload of next) void set(runAtom, upload)
})

const runAtom = atom(null, async (get, set, { id, draftId, file, controller, onEnd }: Upload) => {
  const { signal } = controller
  const { prepare, send } = get(uploadStepsAtom)
  const become = (state: UploadState) => {
    if (signal.aborted) return
    set(
      uploadsAtom,
      get(uploadsAtom).map((upload) => (upload.id === id ? { ...upload, state } : upload)),
    )
  }
  become({ status: 'preparing' })
  try {
    const body = await prepare(file, signal)
    signal.throwIfAborted()
    become({ status: 'sending', share: 0 })
    const onProgress = (share: number) => become({ status: 'sending', share })
    const picture = await send({ draftId, file: body, kind: 'upload', signal, onProgress })
    onEnd(picture)
    become({ status: 'done', picture })
  } catch (error) {
    if (!signal.aborted) onEnd()
    become({ status: 'failed', code: failureCode(error), error })
  }
  set(startNextAtom)
})
