import { pages } from '../platform/addresses/paths.ts'

/** The part of the page where a click happened. */
export const clickAreas = ['home', 'public', 'onboarding', 'sign-in', 'designer', 'websites', 'account'] as const
export type ClickArea = (typeof clickAreas)[number]

/** Stands for any path that isn't a page of the product. */
const elsewhere = '/other'

const appPages: ReadonlySet<string> = new Set(Object.values(pages))

/**
 * The page a path belongs to, of those of the app, or of the ones given. Only this is measured: ids, tokens, handles and addresses are cut off, and an unknown path becomes `/other`.
 */
export function measuredPath(path: string, known = appPages): string {
  let page = path.replace(/[?#].*/s, '')
  // Every path is below the homepage, so a path cut down to it wasn't a page.
  if (page === pages.home) return page
  while (page !== '') {
    if (known.has(page) && page !== pages.home) return page
    page = page.slice(0, Math.max(0, page.lastIndexOf('/')))
  }
  return elsewhere
}

const areas: readonly [page: string, area: ClickArea][] = [
  [pages.create, 'onboarding'],
  [pages.login, 'sign-in'],
  [pages.designer, 'designer'],
  [pages.week, 'websites'],
  [pages.websites, 'websites'],
  [pages.account, 'account'],
]

/** The area of the product that a measured path belongs to. */
export function areaOf(path: string): ClickArea {
  if (path === pages.home) return 'home'
  return areas.find(([page]) => path === page || path.startsWith(`${page}/`))?.[1] ?? 'public'
}
