import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router'
import { api, responseBody, trailingSlash } from '#api/client.ts'
import { withSameRedirect } from '#session/sign-in-path.ts'
import { robotCheckParam } from './mail-delay.tsx'
import { linkDelayAtom, signInAttemptAtom } from './sign-in-state.ts'

/** Emails a sign-in link for this browser. `search` contains the redirect, by default the current query string. */
export function useSendLink(onSent?: () => void, search?: string) {
  const here = useLocation().search
  const setDelay = useSetAtom(linkDelayAtom)
  return useMutation({
    mutationFn: (email: string) =>
      responseBody(api.login.link.index.$post({ json: { email, ...robotCheckParam() } }, trailingSlash)),
    networkMode: 'always',
    onSuccess: ({ delay }, email) => {
      storeLinkAttempt({ email, search: withSameRedirect('', search ?? here), askedAt: Date.now() })
      setDelay(delay)
      onSent?.()
    },
  })
}

export function useSendCode(onSent?: () => void) {
  const setAttempt = useSetAtom(signInAttemptAtom)
  return useMutation({
    mutationFn: (email: string) =>
      responseBody(api.login.otp.generate.$post({ json: { email, ...robotCheckParam() } })),
    networkMode: 'always',
    onSuccess: ({ session, delay }, email) => {
      setAttempt({ email, session, delay })
      onSent?.()
    },
  })
}

const linkKey = 'linkAttempt'
/** One day, in milliseconds. */
const maxAgeMs = 24 * 60 * 60 * 1000

/** A requested link, stored for the tab that opens it. */
export type LinkAttempt = {
  email: string
  /** The query string of the requesting page, which contains the redirect. */
  search: string
  /** In milliseconds since 1970. */
  askedAt: number
  /** Set once the link has signed the person in, with the draft that their website became. */
  signedIn?: { draftId: string | null }
}

/** Parses the stored attempt. Null unless valid and from the last day. */
export function parseLinkAttempt(stored: string | null, now: number): LinkAttempt | null {
  try {
    const { email, search, askedAt, signedIn } = JSON.parse(stored ?? '{}')
    if (typeof email !== 'string' || typeof search !== 'string' || typeof askedAt !== 'number') return null
    if (askedAt > now || now - askedAt > maxAgeMs) return null
    if (signedIn === undefined) return { email, search, askedAt }
    const draftId = typeof signedIn?.draftId === 'string' ? signedIn.draftId : null
    return { email, search, askedAt, signedIn: { draftId } }
  } catch {
    return null
  }
}

export const readLinkAttempt = () => parseLinkAttempt(localStorage.getItem(linkKey), Date.now())

export const storeLinkAttempt = (attempt: LinkAttempt) => localStorage.setItem(linkKey, JSON.stringify(attempt))

export const forgetLinkAttempt = () => localStorage.removeItem(linkKey)

/** Called once the link has signed the person in, in any tab of this browser. Returns the unsubscribe function. */
export function whenLinkOpened(onOpened: (draftId: string | null) => void): () => void {
  const listening = new AbortController()
  const look = (stored: string | null) => {
    const opened = parseLinkAttempt(stored, Date.now())?.signedIn
    if (!opened) return
    listening.abort()
    forgetLinkAttempt()
    onOpened(opened.draftId)
  }
  const { signal } = listening
  addEventListener('storage', (event) => event.key === linkKey && look(event.newValue), { signal })
  // Suspended tabs miss storage events.
  document.addEventListener('visibilitychange', () => !document.hidden && look(localStorage.getItem(linkKey)), {
    signal,
  })
  return () => listening.abort()
}
