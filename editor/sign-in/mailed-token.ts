import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#worker/platform/addresses/paths.ts'

const key = 'mailedToken'
/** One hour, in milliseconds. */
const maxAgeMs = 60 * 60 * 1000
/** URL-safe characters. The bounds match the API's schema. */
const shape = /^[\w.~-]{16,1024}$/

/** The token of an emailed link, or null if malformed. */
export function tokenIn(search: string): string | null {
  const token = new URLSearchParams(search).get('token')
  return token !== null && shape.test(token) ? token : null
}

/** The token of a sign-in link. Null for other URLs. */
export const signInToken = ({ pathname, search }: { pathname: string; search: string }): string | null =>
  pathname === pages.magicLink ? tokenIn(search) : null

/**
 * Stores an emailed token while the person signs in, possibly in another tab. The token only works in their account.
 */
export const storeToken = (page: string, token: string) =>
  localStorage.setItem(key, JSON.stringify({ page, token, keptAt: Date.now() }))

export const readStoredToken = (page: string): string | null =>
  parseStoredToken(localStorage.getItem(key), page, Date.now())

export const forgetToken = () => localStorage.removeItem(key)

/** Parses the stored token. Null if it's for another page, older than an hour or malformed. */
export function parseStoredToken(stored: string | null, page: string, now: number): string | null {
  try {
    const parsed = JSON.parse(stored ?? '{}')
    const isOurs = parsed.page === page && typeof parsed.keptAt === 'number' && now - parsed.keptAt <= maxAgeMs
    return isOurs && typeof parsed.token === 'string' && shape.test(parsed.token) ? parsed.token : null
  } catch {
    return null
  }
}

/** Calls `act` once per token, since the server accepts it only once. After a failure, allows another call. */
export function once<T>(act: (secret: string) => Promise<T>): (secret: string) => Promise<T> {
  const begun = new Map<string, Promise<T>>()
  return (secret) => {
    const known = begun.get(secret)
    if (known) return known
    const doing = act(secret)
    begun.set(secret, doing)
    doing.catch(() => begun.delete(secret))
    return doing
  }
}

/** Reads a token from the URL and immediately removes it from the address bar and history, so that it can't be copied. */
export function useMailedToken(read: (address: { pathname: string; search: string }) => string | null) {
  const address = useLocation()
  const [token, setToken] = useState(() => read(address))
  useEffect(() => {
    if (new URLSearchParams(location.search).has('token')) history.replaceState(history.state, '', location.pathname)
  }, [])
  return [token, () => setToken(null)] as const
}
