import { limits } from '#renderer/document/fields/limits.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { FoundPhoto, PhotoPage } from '#worker/adapters/photos/schema.ts'
import type { Picked } from '../picked.ts'

/** Key of a found photo: its id at the source, or its URL. */
export const photoKey = ({ image, choice }: FoundPhoto): string =>
  choice ? `${choice.provider} ${choice.id}` : `${image.provider} ${image.urls[0]?.url}`

/** A found picture as the dialog keeps it. */
export const asPicked = (photo: FoundPhoto): Picked => ({
  key: photoKey(photo),
  image: photo.image,
  choice: photo.choice,
})

/** The pictures of all pages, each once: a new upload at the service moves the others to the next page. */
export function photosOf(pages: readonly PhotoPage[]): FoundPhoto[] {
  const photos = pages.flatMap((page) => page.photos)
  return [...new Map(photos.map((photo) => [photoKey(photo), photo])).values()]
}

/** Width ÷ height of a photo in the search results. */
export function photoRatio({ urls }: Image): number {
  const { width, height } = urls.find((known) => known.width && known.height) ?? {}
  return width && height ? Math.min(Math.max(width / height, narrowest), widest) : 4 / 3
}
/** Beyond these a picture is cut in the list, so that it leaves room for others. */
const narrowest = 0.6
const widest = 2.2

/** What a search begins with: the first two words of what is wanted. */
export const firstWords = (keywords: readonly string[]): string =>
  keywords
    .flatMap((keyword) => keyword.split(/\s+/))
    .filter((word) => word !== '')
    .slice(0, 2)
    .join(' ')

/** A text as a search takes it. */
export const asKeyword = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, limits.imageTag).trimEnd()
