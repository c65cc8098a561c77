import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { composeWebsite } from '../../../templates/compose.ts'
import { creationAnswersAtom } from './offered.ts'

/** The person's own site as the composer makes it from their answers. */
export function useComposedSite() {
  const answers = useAtomValue(creationAnswersAtom)
  return useMemo(() => composeWebsite({ ...answers, id: 'preview', year: new Date().getUTCFullYear() }), [answers])
}
