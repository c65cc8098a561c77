import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type FailureCode, failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { useRememberLimit } from '#editor/websites/website-limit.ts'
import { forgetCreationBegun } from '#session/creation-begun.ts'
import { useSession } from '#session/session.ts'
import { storeInTab } from '#session/tab-storage.ts'
import { designerPath } from '#worker/platform/addresses/paths.ts'
import { restartWizardAtom } from '../wizard-state.ts'
import type { Making } from './making.ts'

/**
 * Claims a finished website for the signed-in person and opens it in the designer. Does nothing if nobody is signed in. `isKeeping`: the
 * designer is about to open.
 */
export function useKeepCreation(
  making: Making | undefined,
  turn: number,
): { isKeeping: boolean; problem: FailureCode | undefined } {
  const { user, status } = useSession()
  const restart = useSetAtom(restartWizardAtom)
  const navigate = useNavigate()
  const limit = useRememberLimit()
  const [problem, setProblem] = useState<FailureCode>()
  const creation = making?.end?.type === 'done' ? making.end.creation : undefined
  const wanted = creation && (user !== null || creation.draftId !== null) ? creation : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each website and attempt.
  useEffect(() => {
    if (!wanted) return
    let left = false
    let given = false
    setProblem(undefined)
    const keep = async () => {
      const draftId = await claimed().catch((error: unknown) => {
        if (!wanted.draftId) throw error
        return wanted.draftId
      })
      if (left) return
      given = true
      forgetCreationBegun()
      limit.made()
      storeInTab('wizardDone', draftId ?? '')
      navigate(designerPath(draftId ?? ''), { replace: true })
    }
    keep().catch(async (error: unknown) => {
      await limit.failed(error)
      if (!left) setProblem(failureCode(error))
    })
    return () => {
      left = true
      // Only restarts after navigating, since the wizard would flash its first step.
      if (given) restart()
    }
  }, [wanted?.creationId, turn])

  return {
    isKeeping: creation !== undefined && problem === undefined && (wanted !== undefined || status === 'Waiting'),
    problem,
  }
}

const claimed = async () => (await responseBody(api.creations.current.claim.$post())).draftId
