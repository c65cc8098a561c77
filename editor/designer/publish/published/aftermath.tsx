import { problems } from '#ui/errors/error-texts.ts'
import { WaitingNotices } from '../when/waiting-notice.tsx'

/** Remaining schedules, with buttons to cancel them. */
export const Aftermath = ({ draftId, scheduleStays }: { draftId: string; scheduleStays?: boolean | undefined }) => (
  <>
    <WaitingNotices draftId={draftId} />
    {scheduleStays && <p role="alert">{problems.scheduleEnd}</p>}
  </>
)
