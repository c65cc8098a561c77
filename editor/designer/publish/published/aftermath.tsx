import { problems } from '#ui/errors/error-texts.ts'
import { WaitingNotices } from '../when/waiting-notice.tsx'

/** Publications that are still scheduled, with a way to cancel them. */
export const Aftermath = ({ draftId, scheduleStays }: { draftId: string; scheduleStays?: boolean | undefined }) => (
  <>
    <WaitingNotices draftId={draftId} />
    {scheduleStays && <p role="alert">{problems.scheduleEnd}</p>}
  </>
)
