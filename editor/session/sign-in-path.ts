import { isEditorPath, pages } from '#worker/platform/addresses/paths.ts'

/** The sign-in page, with a redirect back to the current page. */
export const signInPath = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pages.login}?${new URLSearchParams({ next: pathname + search })}`

export function withSameRedirect(page: string, search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next ? `${page}?${new URLSearchParams({ next })}` : page
}

/** The redirect of a sign-in page, restricted to the app's own pages. Default: the week page. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  const path = next.replace(/[?#].*/s, '')
  const isPartOfIt = path === pages.login || path.startsWith(`${pages.login}/`)
  return isEditorPath(path) && (!isPartOfIt || sessionPages.has(path)) ? next : pages.week
}

const sessionPages: ReadonlySet<string> = new Set([pages.verifyEmail, pages.changeEmail])
