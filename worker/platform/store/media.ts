import { type MediaFile, type MediaVariant, mediaVariants } from '../../../renderer/document/media.ts'
import type { Env } from '../../env.ts'

/** The formats that one size may be stored in: the one it always has, and a smaller one for browsers that know it. */
const mediaFormats = ['', '.avif'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** A stored picture in one size: `media/{hash}/{variant}`, with `.avif` beside it where that is smaller. Never changes once written. */
export const mediaKey = (hash: string, variant: MediaVariant, format: MediaFormat = '') =>
  `media/${hash}/${variant}${format}`

/** Every key that a picture may have. */
export const mediaKeysOf = (hash: string): string[] =>
  mediaVariants.flatMap((variant) => mediaFormats.map((format) => mediaKey(hash, variant, format)))

/** In seconds: what is removed may stay in the caches of other locations that long. They can only be emptied one by one, from within. */
export const keptByLocation = 3600

/** What a location keeps a file under. It names the file and nothing of a request, nor its host. */
export const copyKey = ({ SITES_ORIGIN }: Pick<Env, 'SITES_ORIGIN'>, key: string): string => `${SITES_ORIGIN}/${key}`

/**
 * A picture in one size: in this format where it is stored in it, else in the one it always has; null without such a picture.
 * Throws R2's error.
 */
export async function readMedia(
  { MEDIA }: Pick<Env, 'MEDIA'>,
  { hash, variant }: MediaFile,
  format: MediaFormat,
): Promise<R2ObjectBody | null> {
  const smaller = format === '' ? null : await MEDIA.get(mediaKey(hash, variant, format))
  return smaller ?? MEDIA.get(mediaKey(hash, variant))
}
