import { atom } from 'jotai'
import { readTab, removeFromTab, storeInTab } from '#session/tab-storage.ts'
import type { MailDelay } from '#worker/accounts/schema.ts'

/** A sign-in by code sent to `email`. `session` identifies it. `delay` is set while emails are delayed. */
export type SignInAttempt = { email: string; session: string; delay?: MailDelay | null }

const keptAtom = atom<SignInAttempt | null | undefined>(undefined)

/** The current attempt. Survives reloads, since people leave the tab to fetch the code. */
export const signInAttemptAtom = atom(
  (get) => {
    const current = get(keptAtom)
    return current === undefined ? parseAttempt(readTab('signIn')) : current
  },
  (_get, set, attempt: SignInAttempt | null) => {
    set(keptAtom, attempt)
    if (attempt) storeInTab('signIn', JSON.stringify(attempt))
    else removeFromTab('signIn')
  },
)

const typedAtom = atom<string | undefined>(undefined)

/** The email address in the form, shared by all sign-in pages. */
export const enteredEmailAtom = atom(
  (get) => get(typedAtom) ?? get(signInAttemptAtom)?.email ?? '',
  (_get, set, email: string) => set(typedAtom, email),
)

/** Set if the email with the link may not arrive. */
export const linkDelayAtom = atom<MailDelay | null>(null)

/** Set after a sign-in: the draft that this browser's website became, or null. */
export const claimedDraftAtom = atom<string | null | undefined>(undefined)

/** Whether the person is at the social provider in another window. */
export const isAtProviderAtom = atom(false)

/** Set after a sign-up with a password, until the person continues. `draftId` as in `claimedDraftAtom`. */
export const signedUpAtom = atom<{ email: string; draftId: string | null } | null>(null)

/** Mutation key of sign-ins. During a sign-in, a session doesn't redirect yet. */
export const signingIn = ['signing in']

export function parseAttempt(stored: string | null): SignInAttempt | null {
  try {
    const { email, session } = JSON.parse(stored ?? '{}')
    return typeof email === 'string' && typeof session === 'string' ? { email, session } : null
  } catch {
    return null
  }
}
