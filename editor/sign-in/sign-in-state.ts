import { atom } from 'jotai'
import { forgetInTab, keepInTab, readTab } from '#session/tab-storage.ts'
import type { MailDelay } from '#worker/accounts/schema.ts'

/** An attempt to sign in with a code sent to `email`. `session` identifies it; `delay` is set while emails are delayed. */
export type SignInAttempt = { email: string; session: string; delay?: MailDelay | null }

const keptAtom = atom<SignInAttempt | null | undefined>(undefined)

/** The current attempt. Survives reloads of the tab, since the person leaves it to fetch the code. */
export const signInAttemptAtom = atom(
  (get) => {
    const kept = get(keptAtom)
    return kept === undefined ? readAttempt(readTab('signIn')) : kept
  },
  (_get, set, attempt: SignInAttempt | null) => {
    set(keptAtom, attempt)
    if (attempt) keepInTab('signIn', JSON.stringify(attempt))
    else forgetInTab('signIn')
  },
)

const typedAtom = atom<string | undefined>(undefined)

/** The email address in the form. All sign-in pages share it, so that nobody types it twice. */
export const enteredEmailAtom = atom(
  (get) => get(typedAtom) ?? get(signInAttemptAtom)?.email ?? '',
  (_get, set, email: string) => set(typedAtom, email),
)

/** Whether the email with the link may not come. */
export const linkDelayAtom = atom<MailDelay | null>(null)

/** Set right after a sign-in: the draft that the website in this browser became, or null. */
export const claimedDraftAtom = atom<string | null | undefined>(undefined)

/** Whether the person is signing in at the social provider in another window. */
export const isAtProviderAtom = atom(false)

/** Set after a sign-up with a password, until the person continues. `draftId` as above. */
export const signedUpAtom = atom<{ email: string; draftId: string | null } | null>(null)

/** The key of the requests that sign in. While one runs, a session does not send the person on yet. */
export const signingIn = ['signing in']

/** Reads the stored attempt, and ignores anything else. */
export function readAttempt(stored: string | null): SignInAttempt | null {
  try {
    const { email, session } = JSON.parse(stored ?? '{}')
    return typeof email === 'string' && typeof session === 'string' ? { email, session } : null
  } catch {
    return null
  }
}
