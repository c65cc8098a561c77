import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { composeWebsite } from '#templates/compose/compose.ts'
import { usePlacedPhotos } from '../photos/use-placed-photos.ts'
import { composedBusinessAtom, composedLanguageAtom, neighborAtom } from './composed-business.ts'
import { creationAnswersAtom } from './offered.ts'

/** The person's own site as the composer makes it from their answers. */
export function useComposedSite() {
  const answers = useAtomValue(creationAnswersAtom)
  const business = useAtomValue(composedBusinessAtom)
  const language = useAtomValue(composedLanguageAtom)
  const neighbor = useAtomValue(neighborAtom)
  const site = useMemo(
    () =>
      composeWebsite({ ...answers, business, language, neighbor, id: 'preview', year: new Date().getUTCFullYear() }),
    [answers, business, language, neighbor],
  )
  return usePlacedPhotos(site)
}
