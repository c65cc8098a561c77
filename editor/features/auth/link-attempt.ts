const key = 'linkAttempt'
/** In milliseconds. Older than a day, nobody waits for it any more. */
const day = 24 * 60 * 60 * 1000

/** That a link was asked for in this browser. The tab that opens it is another one: what it needs is kept where both can read. */
export type LinkAttempt = {
  email: string
  /** The query string of the page that asked, which says where to go afterwards. */
  search: string
  /** In milliseconds since 1970. */
  askedAt: number
  /** Set once the link has signed in: the result for the waiting website. */
  signedIn?: { draftId: string | null }
}

/** Reads the stored attempt, and ignores anything but an attempt of the last day. */
export function parseLinkAttempt(stored: string | null, now: number): LinkAttempt | null {
  try {
    const { email, search, askedAt, signedIn } = JSON.parse(stored ?? '{}')
    if (typeof email !== 'string' || typeof search !== 'string' || typeof askedAt !== 'number') return null
    if (askedAt > now || now - askedAt > day) return null
    if (signedIn === undefined) return { email, search, askedAt }
    const draftId = typeof signedIn?.draftId === 'string' ? signedIn.draftId : null
    return { email, search, askedAt, signedIn: { draftId } }
  } catch {
    return null
  }
}

export const readLinkAttempt = () => parseLinkAttempt(localStorage.getItem(key), Date.now())

export const keepLinkAttempt = (attempt: LinkAttempt) => localStorage.setItem(key, JSON.stringify(attempt))

export const forgetLinkAttempt = () => localStorage.removeItem(key)

/** Calls back when the link that this browser waits for has signed in, in whichever of its tabs. Returns the function that stops it. */
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
  addEventListener('storage', (event) => event.key === key && look(event.newValue), { signal })
  // A sleeping tab got no message.
  document.addEventListener('visibilitychange', () => !document.hidden && look(localStorage.getItem(key)), { signal })
  return () => listening.abort()
}
