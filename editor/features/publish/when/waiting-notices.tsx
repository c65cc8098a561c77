import { useQuery } from '@tanstack/react-query'
import { releasesQuery, waiting } from '../../../state/releases.ts'
import { WaitingNotice } from './waiting-notice.tsx'
import classes from './when.module.css'

/** What happens to a website by itself, and what could not. Nothing where nothing is set. */
export function WaitingNotices({ draftId }: { draftId: string }) {
  const { data } = useQuery(releasesQuery(draftId))
  if (!data || data.schedules.length === 0) return null
  return (
    <ul className={classes.notices} aria-label="Set for a time">
      {waiting(data).map((schedule) => (
        <WaitingNotice key={schedule.kind} draftId={draftId} schedule={schedule} />
      ))}
    </ul>
  )
}
