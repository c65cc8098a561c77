import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import type { ReauthenticationAct } from '../../../worker/accounts/schema.ts'
import { failureCode } from '../../api/api-error.ts'
import { sessionQuery } from '../../state/session.ts'
import { nextStep, notBegun, returned } from './act-steps.ts'
import type { ReturnedAct } from './returned-act.ts'

/**
 * An act that asks first who somebody is. `run` does it; should the proof be too old by then it is asked for again, and what was
 * typed stays. `back` is how a round trip to the social provider ended, when it was for this act.
 */
export function useAct<Given>(name: ReauthenticationAct, { back, tells = false, run, onDone }: ActOptions<Given>) {
  const queries = useQueryClient()
  const [state, send] = useReducer(nextStep, back, (was) =>
    was?.act === name ? returned(Date.now(), was.problem) : notBegun,
  )
  const mutation = useMutation({
    mutationFn: run,
    networkMode: 'always',
    onSuccess: async () => {
      send({ type: 'done' })
      await onDone?.()
    },
    onError: (error) => {
      const code = failureCode(error)
      if (code === 'reauthentication_required') send({ type: 'refused' })
      if (code === 'not_signed_in') void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
  return {
    name,
    ...state,
    begin: () => {
      mutation.reset()
      send({ type: 'begun', now: Date.now(), tells })
    },
    goOn: () => send({ type: 'wentOn', now: Date.now() }),
    proven: (until: number) => {
      mutation.reset()
      send({ type: 'proven', until })
    },
    close: () => send({ type: 'closed' }),
    run: mutation.mutate,
    isPending: mutation.isPending,
    /** What the last try failed with, other than for want of a proof. */
    error: failureCode(mutation.error) === 'reauthentication_required' ? null : mutation.error,
    forgetError: mutation.reset,
  }
}

type ActOptions<Given> = {
  back: ReturnedAct | undefined
  tells?: boolean
  run: (given: Given) => Promise<unknown>
  onDone?: () => unknown
}

export type Act = Omit<ReturnType<typeof useAct>, 'run'>
