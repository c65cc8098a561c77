import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { FetchRefused } from './fetch-refused.ts'

/** In bytes: as they travel, and unpacked. */
type Limits = { packed: number; unpacked: number }

/** Each stops at `maxOutputLength`, so that what is packed a thousandfold takes no more room than what is allowed. */
const unpackers: Record<string, typeof gunzipSync> = { gzip: gunzipSync, br: brotliDecompressSync }

/** The body of an answer that was left packed as it came. Throws FetchRefused: too_large, packing, no_answer. */
export async function readLimited(response: Response, limits: Limits): Promise<Uint8Array<ArrayBuffer>> {
  const packing = (response.headers.get('content-encoding') ?? '').trim().toLowerCase()
  const unpack = unpackers[packing]
  if (!unpack && !/^(identity)?$/.test(packing)) {
    await response.body?.cancel()
    throw new FetchRefused('packing', 'packed in an unknown way')
  }
  const bytes = await readBytes(response, unpack ? limits.packed : Math.min(limits.packed, limits.unpacked))
  if (!unpack) return bytes
  try {
    return unpack(bytes, { maxOutputLength: limits.unpacked })
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(limits.unpacked)
    throw new FetchRefused('packing', 'cannot be unpacked', error)
  }
}

async function readBytes({ body, headers }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > most) {
    await body?.cancel()
    throw tooLarge(most)
  }
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength
      if (length > most) throw tooLarge(most)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof FetchRefused ? error : new FetchRefused('no_answer', 'the answer was cut off', error)
  }
  return joined(chunks, length)
}

const tooLarge = (most: number) => new FetchRefused('too_large', `more than ${most} bytes`)

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
