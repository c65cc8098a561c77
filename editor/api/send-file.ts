import { ApiError, errorOf } from './api-error.ts'

export type Sending = {
  /** Its type is the content type. */
  file: Blob
  signal?: AbortSignal
  /** Told while it is sent, as a share from 0 to 1. Less than 1 until all is sent; the answer takes a while longer. */
  onProgress?: (share: number) => void
  headers?: Record<string, string>
}

/**
 * Posts a file as it is and answers the JSON that comes back. Throws ApiError with the server's code, `network` when there was no answer, or
 * what `signal` was aborted with. By XMLHttpRequest, the one call that does not go through api/client.ts: fetch does not tell how much it
 * has sent.
 */
export function sendFile(path: string, { file, signal, onProgress, headers = {} }: Sending) {
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
