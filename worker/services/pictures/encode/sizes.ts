import type { MediaVariant } from '../../../../renderer/document/media.ts'

export type EncodedFormat = 'image/webp' | 'image/png' | 'image/jpeg'
export type Size = {
  variant: MediaVariant
  /** At most, in pixels. */
  width: number
  /** What the encoder is asked for; PNG has none. */
  quality?: number
  /** Stored as AVIF too, of this quality, where that is worth it. */
  avif?: number
  /** Of an animation only the first picture. */
  still?: true
}
export type Sizes = { format: EncodedFormat; sizes: readonly Size[] }
export type PictureKind = 'upload' | 'stock' | 'crop' | 'icon' | 'card'

const photo: Sizes = {
  format: 'image/webp',
  sizes: [
    { variant: 'thumbnail', width: 256, quality: 75, still: true },
    { variant: 'small', width: 800, quality: 80, avif: 60 },
    { variant: 'regular', width: 1200, quality: 80, avif: 60 },
    { variant: 'full', width: 2000, quality: 80 },
  ],
}

const icon: Sizes = {
  format: 'image/png',
  sizes: [
    { variant: 'icon-32', width: 32 },
    { variant: 'icon-180', width: 180 },
    { variant: 'icon-192', width: 192 },
    { variant: 'icon-512', width: 512 },
  ],
}

const card: Sizes = { format: 'image/jpeg', sizes: [{ variant: 'card', width: 1200, quality: 85 }] }

/** The stored sizes of a picture, the smallest first, by purpose. */
export const sizesOf: Record<PictureKind, Sizes> = { upload: photo, stock: photo, crop: photo, icon, card }
