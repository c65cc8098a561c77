import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScheduleKind } from '../../../../worker/drafts/release-kinds.ts'
import type { Draft } from '../../../../worker/drafts/schema.ts'
import { releasesQuery } from '../../../state/releases.ts'
import { useClock } from './use-clock.ts'
import { atOnce, isPossible, timesOf, type WhenChoice } from './when-choice.ts'

export type When = ReturnType<typeof useWhen>

/** When what is published goes online and for how long, as it is being chosen beside what waits already. */
export function useWhen({ draftId, handle }: Draft) {
  const { now, clock } = useClock()
  const [choice, choose] = useState(atOnce)
  const [ends, setEnds] = useState<ScheduleKind[]>([])
  const schedules = useQuery(releasesQuery(draftId)).data?.schedules ?? []
  const standing = schedules.filter(({ failure }) => failure === null)
  // Scheduling again replaces what is scheduled of the same kind.
  const replacing = standing.filter(({ kind }) => choice[timeOf[kind]] === null)
  return {
    choice,
    choose,
    now,
    clock,
    isPossible: isPossible(choice, now, clock),
    canGoBack: handle !== null,
    /** What is scheduled and will replace what is published now, unless it is among the kinds to cancel. */
    replacing,
    ends,
    setEnd: (kind: ScheduleKind, end: boolean) =>
      setEnds([...ends.filter((other) => other !== kind), ...(end ? [kind] : [])]),
    waitsFor: standing.find(({ kind }) => kind === 'publish')?.at,
    order: () => ({
      ...timesOf(choice, clock),
      ends: replacing.map(({ kind }) => kind).filter((kind) => ends.includes(kind)),
    }),
  }
}

/** Where the choice holds the time of a kind. */
const timeOf = { publish: 'at', revert: 'backAt' } as const satisfies Record<ScheduleKind, keyof WhenChoice>
