import { ApiError, parseApiError } from './api-error.ts'

export type FileUpload = {
  /** Sent as its content type. */
  file: Blob
  signal?: AbortSignal
  /** Called with the share sent, 0 to 1. The response arrives after it reaches 1. */
  onProgress?: (share: number) => void
  headers?: Record<string, string>
}

/**
 * Posts a file and returns the response's JSON. Throws ApiError with the server's code, `network` without a response,
 * or the abort reason. Uses XMLHttpRequest because fetch doesn't report upload progress.
 */
export function sendFile(path: string, { file, signal, onProgress, headers = {} }: FileUpload) {
  return new Promise<unknown>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 1)
    request.onload = () => {
      const body = parsed(request.responseText)
      if (request.status < 200 || request.status > 299) reject(parseApiError(body))
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
