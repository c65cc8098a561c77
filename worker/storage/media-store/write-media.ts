import type { Env } from '../../env.ts'
import { mediaKeysOf } from './keys.ts'

type Media = Pick<Env, 'MEDIA'>

/** Stores one file of a picture; writing it again changes nothing. Throws R2's error; it may have been written all the same. */
export async function writeMedia({ MEDIA }: Media, key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await MEDIA.put(key, bytes, { httpMetadata: { contentType } })
}

/** Removes every file of a picture. Throws R2's error. */
export async function removeMedia({ MEDIA }: Media, hash: string): Promise<void> {
  await MEDIA.delete(mediaKeysOf(hash))
}
