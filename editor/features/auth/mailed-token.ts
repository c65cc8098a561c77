import { pages } from '../../../worker/platform/addresses/paths.ts'

const key = 'mailedToken'
/** In milliseconds: long enough to sign in. */
const hour = 60 * 60 * 1000
/** The characters of an address; the bounds are the contract's. */
const shape = /^[\w.~-]{16,1024}$/

/** The secret that a mail's link carries in its query string, if that can be one. */
export function tokenIn(search: string): string | null {
  const token = new URLSearchParams(search).get('token')
  return token !== null && shape.test(token) ? token : null
}

/** The secret of an address that signs in. Null for every other address. */
export const signInToken = ({ pathname, search }: { pathname: string; search: string }): string | null =>
  pathname === pages.magicLink ? tokenIn(search) : null

/** Keeps a mail's secret while its person signs in, which may take them to another tab. It is of use in their account only. */
export const keepToken = (page: string, token: string) =>
  localStorage.setItem(key, JSON.stringify({ page, token, keptAt: Date.now() }))

export const keptToken = (page: string): string | null => parseKept(localStorage.getItem(key), page, Date.now())

export const forgetToken = () => localStorage.removeItem(key)

/** Reads what the browser has kept: nothing for another page, after an hour, or of another form. */
export function parseKept(stored: string | null, page: string, now: number): string | null {
  try {
    const kept = JSON.parse(stored ?? '{}')
    const isOurs = kept.page === page && typeof kept.keptAt === 'number' && now - kept.keptAt <= hour
    return isOurs && typeof kept.token === 'string' && shape.test(kept.token) ? kept.token : null
  } catch {
    return null
  }
}
