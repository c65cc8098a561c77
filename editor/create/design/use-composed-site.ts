import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { SectionType } from '#renderer/document/section-types.ts'
import { composeWebsite } from '#templates/compose/compose.ts'
import { usePlacedPhotos } from '../photos/use-placed-photos.ts'
import { composedBusinessAtom, composedLanguageAtom, neighborAtom } from './composed-business.ts'
import { creationAnswersAtom } from './offered.ts'

export function useComposedSite(sections?: readonly SectionType[]) {
  const chosen = useAtomValue(creationAnswersAtom)
  const business = useAtomValue(composedBusinessAtom)
  const language = useAtomValue(composedLanguageAtom)
  const neighbor = useAtomValue(neighborAtom)
  const site = useMemo(() => {
    const answers = sections ? { ...chosen, sections: [...sections] } : chosen
    return composeWebsite({
      ...answers,
      ...{ business, language, neighbor, id: 'preview', year: new Date().getUTCFullYear() },
    })
  }, [chosen, sections, business, language, neighbor])
  return usePlacedPhotos(site)
}
