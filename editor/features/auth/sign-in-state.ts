import { atom } from 'jotai'
import { forgetInTab, keepInTab, readTab } from '../../state/tab-storage.ts'

/** An attempt to sign in: a code went to `email`, and `session` names the attempt. */
export type SignInAttempt = { email: string; session: string }

const keptAtom = atom<SignInAttempt | null | undefined>(undefined)

/** The attempt that is under way, over reloads of the tab too: fetching the code may take a person elsewhere. */
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

/** The address that was entered, on whichever of the pages: nobody types it twice. */
export const enteredEmailAtom = atom(
  (get) => get(typedAtom) ?? get(signInAttemptAtom)?.email ?? '',
  (_get, set, email: string) => set(typedAtom, email),
)

/** Set when somebody has just signed in: the draft that their waiting website became, or null. */
export const claimedDraftAtom = atom<string | null | undefined>(undefined)

/** While a person is at the social provider in another window: receives the result. */
export const isAtProviderAtom = atom(false)

/** Set when somebody has just made an account with a password, until they go on: as above. */
export const signedUpAtom = atom<{ email: string; draftId: string | null } | null>(null)

/** Names the calls that sign in: until one is over, the page does not conclude from the session that there is nothing to ask. */
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
