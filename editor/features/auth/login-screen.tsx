import { useAtomValue } from 'jotai'
import { product } from '../../../renderer/document/product.ts'
import { useSession } from '../../state/session.ts'
import { AppBar } from '../../ui/app-bar.tsx'
import { RouteWait } from '../../ui/route-wait.tsx'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { CodeForm } from './code-form.tsx'
import { EmailForm } from './email-form.tsx'
import classes from './login-screen.module.css'
import { claimedDraftAtom, signInAttemptAtom } from './sign-in-state.ts'

/**
 * Signing in: an e-mail address, then the code that was sent there. An attempt under way stays on the screen until it has
 * led to the designer, though its person is signed in a moment before.
 */
export function LoginScreen() {
  const attempt = useAtomValue(signInAttemptAtom)
  const hasSignedIn = useAtomValue(claimedDraftAtom) !== undefined
  const { user, status } = useSession()
  return (
    <div className={classes.screen}>
      <title>{`Sign In · ${product.name}`}</title>
      <AppBar />
      <main className={classes.main}>
        {status === 'Waiting' ? (
          <RouteWait />
        ) : attempt ? (
          <CodeForm attempt={attempt} />
        ) : user || hasSignedIn ? (
          <AlreadySignedIn />
        ) : (
          <EmailForm />
        )}
      </main>
    </div>
  )
}
