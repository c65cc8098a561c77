import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { businessFromAnswers } from '../../../templates/compose/business-from-answers.ts'
import { composeWebsite } from '../../../templates/compose.ts'
import { creationAnswersAtom } from './offered.ts'

/** The person's own site as the composer makes it from their answers. */
export function useComposedSite() {
  const answers = useAtomValue(creationAnswersAtom)
  return useMemo(
    () =>
      composeWebsite({
        ...answers,
        business: businessFromAnswers(answers),
        language: 'en',
        id: 'preview',
        year: new Date().getUTCFullYear(),
      }),
    [answers],
  )
}
