import { problems } from '#ui/errors/error-texts.ts'
import { WaitingNotices } from '../when/waiting-notice.tsx'

/** What still waits for its time after a publication, and whether it should not. */
export const Aftermath = ({ draftId, scheduleStays }: { draftId: string; scheduleStays?: boolean | undefined }) => (
  <>
    <WaitingNotices draftId={draftId} />
    {scheduleStays && <p role="alert">{problems.scheduleEnd}</p>}
  </>
)
