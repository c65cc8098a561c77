import { storedHashes } from '../../../../renderer/document/without-picture.ts'
import type { LibraryPicture } from '../../../../worker/pictures/schema.ts'

/** What tells a picture's files from all others'. */
export const hashOf = ({ image }: LibraryPicture): string => [...storedHashes({ urls: image.urls })][0] ?? ''

/** The smallest file that fills a tile. */
export const tileUrl = ({ image }: LibraryPicture): string | undefined =>
  (image.urls.find(({ type }) => type === 'small') ?? image.urls.at(-1))?.url

const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** '1200 × 800 pixels, 2.3 MB', of what was uploaded. */
export function sizeWords({ width, height, bytes }: Pick<LibraryPicture, 'width' | 'height' | 'bytes'>): string {
  const size =
    bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.format(bytes / 1024 ** 2)} MB`
  return `${width} × ${height} pixels, ${size}`
}
