import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft } from '../../../../worker/contract/drafts.ts'
import { releasesQuery } from '../../../state/releases.ts'
import { useClock } from './use-clock.ts'
import { atOnce, isPossible, timesOf } from './when-choice.ts'

export type When = ReturnType<typeof useWhen>

/** When what is published goes online and for how long, as it is being chosen beside what waits already. */
export function useWhen({ draftId, handle }: Draft) {
  const { now, clock } = useClock()
  const [choice, choose] = useState(atOnce)
  const [endsReturn, setEndsReturn] = useState(false)
  const schedules = useQuery(releasesQuery(draftId)).data?.schedules ?? []
  const standing = schedules.filter(({ failure }) => failure === null)
  const waitingReturn = standing.find(({ kind }) => kind === 'revert')
  return {
    choice,
    choose,
    now,
    clock,
    isPossible: isPossible(choice, now, clock),
    canGoBack: handle !== null,
    /** What brings an earlier version back by itself. */
    waitingReturn,
    endsReturn,
    setEndsReturn,
    waitsFor: standing.find(({ kind }) => kind === 'publish')?.at,
    order: () => ({
      ...timesOf(choice, clock),
      endsReturn: endsReturn && waitingReturn !== undefined && choice.backAt === null,
    }),
  }
}
