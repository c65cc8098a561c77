import { isEditorPath, pages } from '../../worker/contract/routes-table.ts'

/** The sign-in page for someone on their way to a page of the app; it brings them there afterwards. */
export const signInPath = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pages.login}?${new URLSearchParams({ next: pathname + search })}`

/** Where a sign-in page with this query string leads to: a page of the app and nowhere else, by default the designer. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  const path = next.replace(/[?#].*/s, '')
  return isEditorPath(path) && path !== pages.login ? next : pages.designer
}
