import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { useNoteLimit } from '../../state/website-limit.ts'
import { creationAnswers } from './answers.ts'
import { offered } from './offered.ts'
import { answersAtom, createdFromAtom, restartWizardAtom } from './wizard-state.ts'

/**
 * The website made from the answers: made once, and read again after a reload. When the one that was made is gone (it was
 * claimed, or it waited too long) the wizard starts anew.
 */
export function useCreation() {
  const answers = creationAnswers(useAtomValue(answersAtom), offered)
  const wanted = JSON.stringify(answers)
  const createdFrom = useAtomValue(createdFromAtom)
  const remember = useSetAtom(createdFromAtom)
  const restart = useSetAtom(restartWizardAtom)
  const limit = useNoteLimit()

  return useQuery({
    queryKey: ['creation', wanted],
    queryFn: async () => {
      if (createdFrom === wanted) {
        return answerOf(api.creations.current.$get()).catch((error: unknown) => {
          if (failureCode(error) === 'not_found') restart()
          throw error
        })
      }
      const made = await answerOf(api.creations.$post({ json: answers })).catch(async (error: unknown) => {
        await limit.failed(error)
        throw error
      })
      remember(wanted)
      return made
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
