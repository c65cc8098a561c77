import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import { failureCode } from '#api/api-error.ts'
import { sessionQuery } from '#session/session.ts'
import type { ReauthenticationAct } from '#worker/accounts/schema.ts'
import { initialAct, nextStep, type ReturnedAct, stateAfterRedirect } from './act-steps.ts'

/**
 * An act that requires reauthentication. `run` performs it, with another reauthentication if the last one expired. The form keeps its
 * values. `back`: the result of a redirect through the social provider.
 */
export function useAct<Given>(name: ReauthenticationAct, { back, explains = false, run, onDone }: ActOptions<Given>) {
  const queries = useQueryClient()
  const [state, send] = useReducer(nextStep, back, (was) =>
    was?.act === name ? stateAfterRedirect(Date.now(), was.problem) : initialAct,
  )
  const mutation = useMutation({
    mutationFn: run,
    networkMode: 'always',
    onSuccess: async () => {
      send({ type: 'done' })
      await onDone?.()
    },
    onError: (error) => {
      if (needsProof(error)) send({ type: 'refused' })
      if (failureCode(error) === 'not_signed_in') void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
  return {
    name,
    ...state,
    begin: () => {
      mutation.reset()
      send({ type: 'begun', now: Date.now(), explains })
    },
    goOn: () => send({ type: 'wentOn', now: Date.now() }),
    proven: (until: number) => {
      mutation.reset()
      send({ type: 'proven', until })
    },
    close: () => send({ type: 'closed' }),
    /** `onFailed` isn't called for an expired reauthentication. */
    run: (given: Given, onFailed?: (error: Error) => void) =>
      mutation.mutate(given, { onError: (error) => needsProof(error) || onFailed?.(error) }),
    isPending: mutation.isPending,
    error: needsProof(mutation.error) ? null : mutation.error,
  }
}

const needsProof = (error: unknown) => failureCode(error) === 'reauthentication_required'

type ActOptions<Given> = {
  back: ReturnedAct | undefined
  explains?: boolean
  run: (given: Given) => Promise<unknown>
  onDone?: () => unknown
}

export type Act = Omit<ReturnType<typeof useAct>, 'run'>
