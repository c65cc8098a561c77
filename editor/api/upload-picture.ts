import { type LibraryPicture, libraryPicture, type UploadKind } from '#worker/pictures/schema.ts'
import { ApiError, errorOf } from './api-error.ts'

export type PictureUpload = {
  draftId: string
  /** Its type is the content type: `image/jpeg`, `image/png`, `image/gif` or `image/webp`. */
  file: Blob
  kind: UploadKind
  /** Its text for people who cannot see it. */
  description?: string
  signal?: AbortSignal
  /** Told while it is sent, as a share from 0 to 1. Less than 1 until all is sent; the answer takes a while longer. */
  onProgress?: (share: number) => void
}

/**
 * Sends a picture to the website's store and answers it as it is kept. Throws ApiError with the server's code, `network` when
 * there was no answer, or what `signal` was aborted with.
 *
 * By XMLHttpRequest, the one call that does not go through api/client.ts: fetch does not tell how much it has sent.
 */
export function uploadPicture({ draftId, file, kind, description, signal, onProgress }: PictureUpload) {
  return new Promise<LibraryPicture>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 1)
    request.onload = () => {
      try {
        resolve(pictureOf(request))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new ApiError('network'))
    request.ontimeout = () => reject(new ApiError('network'))
    request.onabort = () => reject(signal?.reason ?? new ApiError('network'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.open('POST', uploadPath(draftId, kind, description))
    request.setRequestHeader('content-type', file.type)
    request.send(file)
  })
}

function uploadPath(draftId: string, kind: UploadKind, description = '') {
  const query = new URLSearchParams({ kind, ...(description && { description }) })
  return `/api/drafts/${encodeURIComponent(draftId)}/images?${query}`
}

function pictureOf({ status, responseText }: XMLHttpRequest): LibraryPicture {
  const body = parsed(responseText)
  if (status < 200 || status > 299) throw errorOf(body)
  const { data } = libraryPicture.safeParse(body)
  if (!data) throw new ApiError('unknown')
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
