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

/** Set when a code has just signed a person in: the draft that their waiting website became, or null. */
export const claimedDraftAtom = atom<string | null | undefined>(undefined)

/** Reads what the tab has kept; anything else than an attempt is none. */
export function readAttempt(stored: string | null): SignInAttempt | null {
  try {
    const { email, session } = JSON.parse(stored ?? '{}')
    return typeof email === 'string' && typeof session === 'string' ? { email, session } : null
  } catch {
    return null
  }
}
