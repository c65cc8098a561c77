import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { withPhotos } from '#ui/site/with-photos.ts'
import { chosenSectionsAtom } from '../design/offered.ts'
import { photosAtom } from './photo-state.ts'

export function usePlacedPhotos(document: WebsiteSettings): WebsiteSettings {
  const photos = useAtomValue(photosAtom)
  const sections = useAtomValue(chosenSectionsAtom)
  return useMemo(() => withPhotos(document, { photos, sections }), [document, photos, sections])
}
