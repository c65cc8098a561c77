import { isEditorPath, pages } from '#worker/platform/addresses/paths.ts'

/** The sign-in page for someone on their way to a page of the app; it brings them there afterwards. */
export const signInPath = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pages.login}?${new URLSearchParams({ next: pathname + search })}`

/** Another page of signing in, that leads to the same place as the one with this query string. */
export function sameWay(page: string, search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next ? `${page}?${new URLSearchParams({ next })}` : page
}

/** Where a sign-in page with this query string leads to: a page of the app and nowhere else, by default the person's week. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  const path = next.replace(/[?#].*/s, '')
  const isPartOfIt = path === pages.login || path.startsWith(`${pages.login}/`)
  return isEditorPath(path) && (!isPartOfIt || wantsSession.has(path)) ? next : pages.week
}

/** Those that lie below the sign-in page, and are for people who have signed in. */
const wantsSession: ReadonlySet<string> = new Set([pages.verifyEmail, pages.changeEmail])
