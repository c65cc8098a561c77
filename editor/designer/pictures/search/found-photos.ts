import { limits } from '#renderer/document/fields/limits.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { FoundPhoto, PhotoPage } from '#worker/adapters/photos/schema.ts'
import type { Picked } from '../picked.ts'

/** Unique key: the id at the source, or the URL. */
export const photoKey = ({ image, choice }: FoundPhoto): string =>
  choice ? `${choice.provider} ${choice.id}` : `${image.provider} ${image.urls[0]?.url}`

export const asPicked = (photo: FoundPhoto): Picked => ({
  key: photoKey(photo),
  image: photo.image,
  choice: photo.choice,
})

/** Flattens pages without duplicates, since a new photo at the service moves others to the next page. */
export function photosOf(pages: readonly PhotoPage[]): FoundPhoto[] {
  const photos = pages.flatMap((page) => page.photos)
  return [...new Map(photos.map((photo) => [photoKey(photo), photo])).values()]
}

/** Width ÷ height of a photo in the results. */
export function photoRatio({ urls }: Image): number {
  const { width, height } = urls.find((known) => known.width && known.height) ?? {}
  return width && height ? Math.min(Math.max(width / height, minRatio), maxRatio) : 4 / 3
}
/** Results are cropped if their ratio is beyond these limits. */
const minRatio = 0.6
const maxRatio = 2.2

/** The first two keywords, as the initial search. */
export const firstWords = (keywords: readonly string[]): string =>
  keywords
    .flatMap((keyword) => keyword.split(/\s+/))
    .filter((word) => word !== '')
    .slice(0, 2)
    .join(' ')

/** Normalizes a text for the search API. */
export const asKeyword = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, limits.imageTag).trimEnd()
