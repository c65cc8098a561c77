/**
 * Pictures in our own store. Their address is a path, the same on every host that shows them:
 * `/media/{hash}/{variant}`, where the hash is the SHA-256 of the uploaded bytes, in hexadecimal.
 */
export const mediaRoot = '/media/'

/** The sizes that a picture is kept in: those of every picture, those of a browser icon, and the card of a shared link. */
export const pictureVariants = ['thumbnail', 'small', 'regular', 'full'] as const
export const iconVariants = ['icon-32', 'icon-180', 'icon-192', 'icon-512'] as const
export const cardVariant = 'card'
export const mediaVariants = [...pictureVariants, ...iconVariants, cardVariant] as const
export type MediaVariant = (typeof mediaVariants)[number]

export const mediaPath = (hash: string, variant: MediaVariant) => `${mediaRoot}${hash}/${variant}`

const shape = new RegExp(`^${mediaRoot}([0-9a-f]{64})/(${mediaVariants.join('|')})$`)

export type MediaFile = { hash: string; variant: MediaVariant }

/** What a path names in the store; undefined for any other path. */
export function parseMediaPath(path: string): MediaFile | undefined {
  const [, hash, variant] = shape.exec(path) ?? []
  return hash && variant ? { hash, variant: variant as MediaVariant } : undefined
}
