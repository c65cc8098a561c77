/**
 * Pictures in our media store. Their path is the same on every host: `/media/{hash}/{variant}`, where the hash is the
 * hexadecimal SHA-256 of the upload.
 */
export const mediaRoot = '/media/'

/** Stored sizes of every picture, of browser icons, and of link previews. */
export const pictureVariants = ['thumbnail', 'small', 'regular', 'full'] as const
export const iconVariants = ['icon-32', 'icon-180', 'icon-192', 'icon-512'] as const
export const cardVariant = 'card'
export const mediaVariants = [...pictureVariants, ...iconVariants, cardVariant] as const
export type MediaVariant = (typeof mediaVariants)[number]

export const mediaPath = (hash: string, variant: MediaVariant) => `${mediaRoot}${hash}/${variant}`

const shape = new RegExp(`^${mediaRoot}([0-9a-f]{64})/(${mediaVariants.join('|')})$`)

export type MediaFile = { hash: string; variant: MediaVariant }

/** Undefined for paths outside the media store. */
export function parseMediaPath(path: string): MediaFile | undefined {
  const [, hash, variant] = shape.exec(path) ?? []
  return hash && variant ? { hash, variant: variant as MediaVariant } : undefined
}
