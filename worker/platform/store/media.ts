import { type MediaFile, type MediaVariant, mediaVariants } from '../../../renderer/document/values/media.ts'
import type { Env } from '../../env.ts'

/** The formats of a stored size: the standard one, which always exists, and AVIF for browsers that support it. */
const mediaFormats = ['', '.avif'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** The key of a stored size: `media/{hash}/{variant}`, plus `.avif` for the AVIF file if that is smaller. Immutable once written. */
export const mediaKey = (hash: string, variant: MediaVariant, format: MediaFormat = '') =>
  `media/${hash}/${variant}${format}`

/** Every key that a picture may have. */
export const mediaKeysOf = (hash: string): string[] =>
  mediaVariants.flatMap((variant) => mediaFormats.map((format) => mediaKey(hash, variant, format)))

/** In seconds: how long other locations' caches may keep a deleted file. A cache can only be purged from within its location. */
export const keptByLocation = 3600

/** A location's cache key for a file, independent of the request and its host. */
export const copyKey = ({ SITES_ORIGIN }: Pick<Env, 'SITES_ORIGIN'>, key: string): string => `${SITES_ORIGIN}/${key}`

/**
 * One size of a picture, in the requested format if it exists, else in the standard one; null if the picture doesn't exist. Throws R2's
 * error.
 */
export async function readMedia(
  { MEDIA }: Pick<Env, 'MEDIA'>,
  { hash, variant }: MediaFile,
  format: MediaFormat,
): Promise<R2ObjectBody | null> {
  const smaller = format === '' ? null : await MEDIA.get(mediaKey(hash, variant, format))
  return smaller ?? MEDIA.get(mediaKey(hash, variant))
}
