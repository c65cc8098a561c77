import type { Env } from '../../env.ts'
import { mediaKeysOf } from '../media-store/keys.ts'

type Media = Pick<Env, 'MEDIA'>
/** `next` is null at the end. */
type KeyPage = { keys: string[]; next: string | null }

const prefix = 'media/'
const keysPerPage = 500

/** The keys of the media store's files: as many as one answer holds, from a cursor on, which is blank at first. */
export async function listMediaKeys({ MEDIA }: Media, cursor: string): Promise<KeyPage> {
  const page = await MEDIA.list({ prefix, limit: keysPerPage, ...(cursor && { cursor }) })
  return { keys: page.objects.map(({ key }) => key), next: page.truncated ? page.cursor : null }
}

/** The keys of the files that there are of a picture. */
export async function listFilesOf({ MEDIA }: Media, hash: string): Promise<Set<string>> {
  const { objects } = await MEDIA.list({ prefix: `${prefix}${hash}/` })
  return new Set(objects.map(({ key }) => key))
}

/** The picture that a key may belong to, by its hash; undefined for a key that no picture has. */
export function hashOfKey(key: string): string | undefined {
  const hash = key.slice(prefix.length).split('/', 1)[0] ?? ''
  return /^[0-9a-f]{64}$/.test(hash) && mediaKeysOf(hash).includes(key) ? hash : undefined
}

/** Removes files that no picture can have. Throws R2's error. */
export const removeMediaKeys = ({ MEDIA }: Media, keys: string[]): Promise<void> => MEDIA.delete(keys)
