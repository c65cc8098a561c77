import { useSession } from '#session/session.ts'
import { ResendVerification } from '#ui/bars/resend-verification.tsx'
import classes from './verify-notice.module.css'

/** Lists features that need a verified email. */
export function VerifyNotice() {
  const { user, verified } = useSession()
  if (!user || verified) return null
  return (
    <aside className={classes.notice} aria-label="Your email">
      <p>
        <strong>Verify your email to publish.</strong> We sent a link to {user.email}. Open it in this browser.
      </p>
      <ResendVerification email={user.email} />
    </aside>
  )
}
