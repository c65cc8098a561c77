import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { visitsQuery } from '#editor/visits/queries.ts'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { storedDraftAtom } from '../document/session.ts'
import classes from './toolbar.module.css'

/** Renders nothing for 0. */
export function VisitorCount({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null
  const words = count > 999 ? '999+' : count
  return (
    <>
      <span className={classes.visitors} aria-hidden>
        {words}
      </span>
      <VisuallyHidden>, {words} in 7 days</VisuallyHidden>
    </>
  )
}

/** Undefined while loading, or if visits aren't counted. Loaded when idle. */
export function useVisitorsOfWeek(): number | undefined {
  const draftId = useAtomValue(storedDraftAtom)?.draftId ?? ''
  const idle = useIdleTurn(3)
  const { data } = useQuery({
    ...visitsQuery(draftId, 7),
    enabled: idle && draftId !== '',
    staleTime: 300_000,
    refetchInterval: false,
  })
  return data?.counted ? data.report.days.reduce((sum, { visitors }) => sum + visitors, 0) : undefined
}
