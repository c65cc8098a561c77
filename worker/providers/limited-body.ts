import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BodyRefused, readLimited as readBody } from '../read-limited.ts'
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

async function readBytes(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBody(response, most)
  } catch (error) {
    await response.body?.cancel().catch(() => undefined)
    if (error instanceof BodyRefused && error.reason === 'too_large') throw tooLarge(most)
    throw new FetchRefused('no_answer', 'the answer was cut off', error)
  }
}

const tooLarge = (most: number) => new FetchRefused('too_large', `more than ${most} bytes`)
