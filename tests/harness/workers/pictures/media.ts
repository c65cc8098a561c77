import { env } from 'cloudflare:workers'
import { type MediaFile, mediaPath } from '../../../../renderer/document/media.ts'
import { type MediaFormat, mediaKey } from '../../../../worker/platform/store/media.ts'

let pictures = 0

/** A hash that no other test of the file uses. */
export const newHash = () => (pictures++).toString(16).padStart(64, 'a')

type Stored = {
  variant?: MediaFile['variant']
  format?: MediaFormat
  contentType?: string
  bytes?: string | Uint8Array
}

/** Puts a file into the media store as it is; its hash and its path. */
export async function storeFile(
  hash: string,
  { variant = 'regular', format = '', contentType = 'image/webp', bytes = '0123456789' }: Stored = {},
): Promise<string> {
  await env.MEDIA.put(mediaKey(hash, variant, format), bytes, { httpMetadata: { contentType } })
  return mediaPath(hash, variant)
}

/** A bucket that counts its calls by operation. */
export function watchedBucket(bucket: R2Bucket) {
  const reads: string[] = []
  const media = new Proxy(bucket, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'get' && name !== 'head') return value.bind(target)
      return (key: string, ...rest: unknown[]) => {
        reads.push(key)
        return value.call(target, key, ...rest)
      }
    },
  })
  return { media, reads }
}
