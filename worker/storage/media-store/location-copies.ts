import type { MediaFile } from '../../../renderer/document/media.ts'
import type { Env } from '../../env.ts'
import { type MediaFormat, mediaKey, mediaKeysOf } from './keys.ts'

type Sites = Pick<Env, 'SITES_ORIGIN'>

/** In seconds: what is removed may stay in the caches of other locations that long. They can only be emptied one by one, from within. */
export const keptByLocation = 3600

/** What a location keeps a picture under. It names the picture and nothing of a request, nor its host. */
export const copyKey = ({ SITES_ORIGIN }: Sites, { hash, variant }: MediaFile, format: MediaFormat): string =>
  `${SITES_ORIGIN}/${mediaKey(hash, variant, format)}`

/** Drops this location's copies of a picture. Other locations keep theirs until `keptByLocation` has passed. */
export async function dropCopies({ SITES_ORIGIN }: Sites, hash: string): Promise<void> {
  await Promise.all(mediaKeysOf(hash).map((key) => caches.default.delete(`${SITES_ORIGIN}/${key}`)))
}
