import { useLocation } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { whenAgain } from '#ui/errors/error-texts.ts'
import type { MailDelay } from '#worker/accounts/schema.ts'
import classes from './login-screen.module.css'

/** Explains a delayed email and offers the check for robots. */
export function MailDelayNote({ delay, what }: { delay: MailDelay; what: 'code' | 'link' }) {
  return (
    <p className={classes.foot}>
      We’re sending a lot of email right now. If your {what} isn’t there in a minute,{' '}
      {delay.check ? (
        <>
          <RobotCheckLink page={delay.check}>confirm that you’re not a robot</RobotCheckLink> and we’ll send a new one.
        </>
      ) : (
        `ask for a new one ${whenAgain(delay.retryAfter)}.`
      )}
    </p>
  )
}

/** Address of the check for robots, which redirects back to this page. */
export function RobotCheckLink({ page, children }: { page: string; children: string }) {
  const { pathname, search } = useLocation()
  return <a href={`${page}?${new URLSearchParams({ back: pathname + search })}`}>{children}</a>
}

/** The page of the check for robots that a refusal names. */
export function checkPageOf(error: unknown): string | undefined {
  const details = error instanceof ApiError ? error.details : undefined
  const known = typeof details === 'object' && details !== null && 'check' in details ? details.check : undefined
  return typeof known === 'string' ? known : undefined
}

let check: string | undefined

/** Token of the passed check for robots, for the next emails. */
export const passedCheck = (): { check?: string } => (check === undefined ? {} : { check })

/** Removes the token from the address. Returns whether there was one. */
export function takePassedCheck(): boolean {
  const found = new URLSearchParams(location.hash.slice(1)).get('check')
  if (!found) return false
  check = found
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}
