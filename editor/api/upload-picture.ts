import { libraryPicture, type UploadKind } from '#worker/pictures/schema.ts'
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

type Sending = Pick<PictureUpload, 'file' | 'signal' | 'onProgress'> & { headers?: Record<string, string> }

/** By XMLHttpRequest, the one call that does not go through api/client.ts: fetch does not tell how much it has sent. */
function sendFile(path: string, { file, signal, onProgress, headers = {} }: Sending) {
  return new Promise<unknown>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 1)
    request.onload = () => {
      const body = parsed(request.responseText)
      if (request.status < 200 || request.status > 299) reject(errorOf(body))
      else resolve(body)
    }
    request.onerror = () => reject(new ApiError('network'))
    request.ontimeout = () => reject(new ApiError('network'))
    request.onabort = () => reject(signal?.reason ?? new ApiError('network'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.open('POST', path)
    request.setRequestHeader('content-type', file.type)
    for (const [name, text] of Object.entries(headers)) request.setRequestHeader(name, text)
    request.send(file)
  })
}

function uploadPath(draftId: string, kind: UploadKind, description = '') {
  const query = new URLSearchParams({ kind, ...(description && { description }) })
  return `/api/drafts/${encodeURIComponent(draftId)}/images?${query}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
