import { storedHashes } from '#renderer/document/edits/without-picture.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { picturesIn } from '#renderer/elements/pictures/pictures.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'

/** Identifies a stored picture. */
export const hashOf = ({ image }: LibraryPicture): string => [...storedHashes({ urls: image.urls })][0] ?? ''

/** URL of the smallest file that fills a tile. */
export const tileUrl = ({ image }: LibraryPicture): string | undefined =>
  (image.urls.find(({ type }) => type === 'small') ?? image.urls.at(-1))?.url

const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** '1200 × 800 pixels, 2.3 MB', for the original upload. */
export function sizeWords({ width, height, bytes }: Pick<LibraryPicture, 'width' | 'height' | 'bytes'>): string {
  const size =
    bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.format(bytes / 1024 ** 2)} MB`
  return `${width} × ${height} pixels, ${size}`
}

/** Counts how often the website uses each stored picture, by hash. Crops count as their source. */
export function pictureUses(document: WebsiteSettings): Map<string, number> {
  const uses = new Map<string, number>()
  for (const picture of picturesIn(document)) {
    for (const hash of storedHashes(picture)) uses.set(hash, (uses.get(hash) ?? 0) + 1)
  }
  return uses
}

export const picturesInWords = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`

/** Whether a square crop would hide much of the picture, as for a logo or banner. */
export const isLongOrTall = ({ width, height }: Pick<LibraryPicture, 'width' | 'height'>) =>
  Math.max(width / height, height / width) >= 2

/** 'On your website 2 times' */
export function usesInWords(uses: number): string {
  if (uses === 0) return 'Not on your website'
  return uses === 1 ? 'On your website once' : `On your website ${uses} times`
}
