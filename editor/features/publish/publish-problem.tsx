import { type FailureCode, failureCode } from '../../api/api-error.ts'
import { messageOf } from '../../messages.ts'
import { signInPath } from '../../state/sign-in-path.ts'
import classes from './publish.module.css'

/** What to do next, where that is not said by the message itself. */
const advice: Partial<Record<FailureCode, string>> = {
  network: 'Your website is safe. Try again when you are connected.',
  stale_revision: 'You see that version now: look it over, then try again.',
  unknown: 'Visitors see either the old or the new version, never a mix.',
}

/** Why publishing failed, what to do next, and for a failure of ours the reference that finds it in the log. */
export function PublishProblem({ error }: { error: unknown }) {
  const code = failureCode(error)
  return (
    <p className={classes.problem} role="alert">
      {messageOf(error, advice[code])}{' '}
      {code === 'not_signed_in' && (
        <a href={signInPath(location)} target="_blank" rel="noreferrer">
          Sign in (opens a new window)
        </a>
      )}
    </p>
  )
}
