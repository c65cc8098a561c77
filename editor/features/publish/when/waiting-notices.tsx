import { useQuery } from '@tanstack/react-query'
import { releasesQuery, waiting } from '../../../state/releases.ts'
import { WaitingNotice } from './waiting-notice.tsx'
import classes from './when.module.css'

/** The schedules of a website, and failed ones. Renders nothing without any. */
export function WaitingNotices({ draftId }: { draftId: string }) {
  const { data } = useQuery(releasesQuery(draftId))
  if (!data || data.schedules.length === 0) return null
  return (
    <ul className={classes.notices} aria-label="Scheduled">
      {waiting(data).map((schedule) => (
        <WaitingNotice key={schedule.kind} draftId={draftId} schedule={schedule} />
      ))}
    </ul>
  )
}
