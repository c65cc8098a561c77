import { type Image, image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { BrowserPhoto, PhotoSet } from '#session/browser-photos.ts'
import { photoUrl } from '#session/photo-urls.ts'
import { placePictures } from '#templates/compose/place-pictures.ts'

const blank = image.parse({ provider: 'Custom' })

const shown = (photo: BrowserPhoto): Image => {
  const { width, height } = photo
  return { ...blank, urls: [{ type: 'regular', url: photoUrl(photo), width, height }] }
}

/** Places photos that are stored in this browser on the website. */
export const withPhotos = (document: WebsiteSettings, { photos, sections }: Pick<PhotoSet, 'photos' | 'sections'>) =>
  placePictures(
    document,
    photos.map((photo) => ({ ...photo, kind: 'picture', image: shown(photo) })),
    sections,
  )
