import { type MediaVariant, mediaVariants } from '../../../renderer/document/media.ts'

/** The formats that one size may be stored in: the one it always has, and a smaller one for browsers that know it. */
export const mediaFormats = ['', '.avif'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** A stored picture in one size: `media/{hash}/{variant}`, with `.avif` beside it where that is smaller. Never changes once written. */
export const mediaKey = (hash: string, variant: MediaVariant, format: MediaFormat = '') =>
  `media/${hash}/${variant}${format}`

/** Every key that a picture may have. */
export const mediaKeysOf = (hash: string): string[] =>
  mediaVariants.flatMap((variant) => mediaFormats.map((format) => mediaKey(hash, variant, format)))
