import { useInterval } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft, ScheduleKind } from '#worker/drafts/schema.ts'
import { useOwnersClock } from '../../form/facts/business-clock.ts'
import { releasesQuery } from '../queries.ts'
import { isPossible, publishNow, timesOf, type WhenChoice } from './when-choice.ts'

export type When = ReturnType<typeof useWhen>

/** The schedule being chosen, alongside existing ones. */
export function useWhen({ draftId, handle }: Draft) {
  const { now, clock } = useClock()
  const [choice, choose] = useState(publishNow)
  const [ends, setEnds] = useState<ScheduleKind[]>([])
  const schedules = useQuery(releasesQuery(draftId)).data?.schedules ?? []
  const pending = schedules.filter(({ failure }) => failure === null)
  // Scheduling again replaces a schedule of the same kind.
  const replacing = pending.filter(({ kind }) => choice[timeOf[kind]] === null)
  return {
    choice,
    choose,
    now,
    clock,
    isPossible: isPossible(choice, now, clock),
    canGoBack: handle !== null,
    /** Existing schedules that will replace this version, unless `ends` cancels them. */
    replacing,
    ends,
    setEnd: (kind: ScheduleKind, end: boolean) =>
      setEnds([...ends.filter((other) => other !== kind), ...(end ? [kind] : [])]),
    waitsFor: pending.find(({ kind }) => kind === 'publish')?.at,
    order: () => ({
      ...timesOf(choice, clock),
      ends: replacing.map(({ kind }) => kind).filter((kind) => ends.includes(kind)),
    }),
  }
}

/** For each kind of schedule, its field in WhenChoice. */
const timeOf = { publish: 'at', revert: 'backAt' } as const satisfies Record<ScheduleKind, keyof WhenChoice>

const tickMs = 15_000

/** The current time, updated regularly since it limits which times are valid, and the owner's clock. */
export function useClock() {
  const [now, setNow] = useState(Date.now)
  useInterval(() => setNow(Date.now()), tickMs, { autoInvoke: true })
  return { now, clock: useOwnersClock() }
}
