import { useLocation } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { pathAfterSignIn } from '../../state/sign-in-path.ts'
import classes from './login-screen.module.css'
import { useWaitingWebsite } from './use-waiting-website.ts'

/** Why somebody is here, as far as it is known. */
export function Welcome() {
  return <span className={classes.welcome}>{useReason()}</span>
}

function useReason() {
  const waiting = useWaitingWebsite()
  const after = pathAfterSignIn(useLocation().search)
  if (after === pages.verifyEmail) return 'Sign in with the email address you want to verify.'
  if (after === pages.changeEmail)
    return 'Sign in to see which address your account would change to. Nothing changes until you confirm.'
  if (waiting) {
    return (
      <>
        <strong>
          {waiting.status === 'running' ? 'We’re creating your website.' : 'Your website is ready.'} Sign in to keep it.
        </strong>{' '}
        New here? All we need is your email.
      </>
    )
  }
  return 'We’ll email you a code. No password to remember.'
}
