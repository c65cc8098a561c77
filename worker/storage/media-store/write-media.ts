import type { Env } from '../../env.ts'
import { copyKey, mediaKeysOf } from './keys.ts'

type Media = Pick<Env, 'MEDIA'>
type Copies = Pick<Env, 'MEDIA' | 'SITES_ORIGIN'>

/** Stores one file of a picture; writing it again changes nothing. Throws R2's error; it may have been written all the same. */
export async function writeMedia({ MEDIA }: Media, key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await MEDIA.put(key, bytes, { httpMetadata: { contentType } })
}

/** Removes every file of a picture, and then this location's copies: a visitor may read one until its file is gone. Throws R2's error. */
export async function removeMedia(env: Copies, hash: string): Promise<void> {
  const keys = mediaKeysOf(hash)
  await env.MEDIA.delete(keys)
  await Promise.all(keys.map((key) => caches.default.delete(copyKey(env, key))))
}
