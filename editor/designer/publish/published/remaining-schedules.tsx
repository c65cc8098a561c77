import { problems } from '#ui/errors/error-texts.ts'
import { ScheduleNotices } from '../when/schedule-notice.tsx'

export const RemainingSchedules = ({
  draftId,
  scheduleStays,
}: {
  draftId: string
  scheduleStays?: boolean | undefined
}) => (
  <>
    <ScheduleNotices draftId={draftId} />
    {scheduleStays && <p role="alert">{problems.scheduleEnd}</p>}
  </>
)
