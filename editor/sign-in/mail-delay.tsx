import { useLocation } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { retryTime } from '#ui/errors/error-texts.ts'
import type { MailDelay } from '#worker/accounts/schema.ts'
import classes from './login-screen.module.css'

export function MailDelayNote({ delay, what }: { delay: MailDelay; what: 'code' | 'link' }) {
  return (
    <p className={classes.foot}>
      We’re sending a lot of email right now. If your {what} isn’t there in a minute,{' '}
      {delay.check ? (
        <>
          <RobotCheckLink page={delay.check}>confirm that you’re not a robot</RobotCheckLink> and we’ll send a new one.
        </>
      ) : (
        `ask for a new one ${retryTime(delay.retryAfter)}.`
      )}
    </p>
  )
}

/** Links to the robot check, which redirects back to this page. */
export function RobotCheckLink({ page, children }: { page: string; children: string }) {
  const { pathname, search } = useLocation()
  return <a href={`${page}?${new URLSearchParams({ back: pathname + search })}`}>{children}</a>
}

/** URL of the robot check in an error's details. */
export function checkPageOf(error: unknown): string | undefined {
  const details = error instanceof ApiError ? error.details : undefined
  const known = typeof details === 'object' && details !== null && 'check' in details ? details.check : undefined
  return typeof known === 'string' ? known : undefined
}

let check: string | undefined

/** The token of a passed robot check, for further emails. */
export const robotCheckParam = (): { check?: string } => (check === undefined ? {} : { check })

/** Moves the token out of the URL. Returns whether there was a token. */
export function consumeRobotCheck(): boolean {
  const found = new URLSearchParams(location.hash.slice(1)).get('check')
  if (!found) return false
  check = found
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}
