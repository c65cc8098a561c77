import type { ClientResponse } from 'hono/client'
import { ApiError, parseApiError } from './api-error.ts'

export type ReceivedFile = { name: string; file: Blob }

/**
 * Downloads a file under the server's file name. `onProgress` gets the number of bytes so far. Throws ApiError with the server's code, or
 * `network` for a missing or incomplete response.
 */
export async function downloadFile(
  call: Promise<ClientResponse<unknown, number, string>>,
  { name, onProgress }: { name: string; onProgress: (bytes: number) => void },
): Promise<ReceivedFile> {
  const response = await call.catch(() => {
    throw new ApiError('network')
  })
  if (!response.ok) throw parseApiError(await response.json().catch(() => undefined))
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => {
        bytes += chunk.length
        onProgress(bytes)
        out.enqueue(chunk)
      },
    }),
  )
  try {
    const type = response.headers.get('content-type') ?? ''
    const file = await new Response(counted ?? null, { headers: { 'content-type': type } }).blob()
    return { name: fileNameIn(response.headers.get('content-disposition')) ?? name, file }
  } catch {
    throw new ApiError('network')
  }
}

const fileNameIn = (disposition: string | null) => disposition?.match(/filename="([^"\\/]+)"/)?.[1]
