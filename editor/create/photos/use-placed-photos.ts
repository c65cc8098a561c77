import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type Image, image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { BrowserPhoto } from '#session/browser-photos.ts'
import { placePictures } from '#templates/compose/place-pictures.ts'
import { chosenSectionsAtom } from '../design/offered.ts'
import { photosAtom } from './photo-state.ts'
import { photoUrl } from './photo-urls.ts'

const blank = image.parse({ provider: 'Custom' })

const shown = (photo: BrowserPhoto): Image => {
  const { width, height } = photo
  return { ...blank, urls: [{ type: 'regular', url: photoUrl(photo), width, height }] }
}

/** A website as it will be once the photos that wait in this browser are on it. */
export function usePlacedPhotos(document: WebsiteSettings): WebsiteSettings {
  const photos = useAtomValue(photosAtom)
  const sections = useAtomValue(chosenSectionsAtom)
  return useMemo(
    () =>
      placePictures(
        document,
        photos.map((photo) => ({ ...photo, kind: 'picture', image: shown(photo) })),
        sections,
      ),
    [document, photos, sections],
  )
}
