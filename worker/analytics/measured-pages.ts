import { pages } from '../platform/addresses/paths.ts'
import { publicPaths } from '../platform/addresses/public-path-list.ts'

/** Where a click happens. */
export const clickAreas = ['home', 'public', 'onboarding', 'sign-in', 'designer', 'websites', 'account'] as const
export type ClickArea = (typeof clickAreas)[number]

/** What any path becomes that is no page of this product. */
const elsewhere = '/other'

const known: ReadonlySet<string> = new Set([...Object.values(pages), ...publicPaths])

/**
 * The page a path belongs to, which is all that is ever measured of it: the rest of it, such as an id, a token, a handle or an
 * address, is cut off, and an unknown path is `/other`.
 */
export function measuredPath(path: string): string {
  let page = path.replace(/[?#].*/s, '')
  // Everything lies below the homepage: what is cut down to it was no page.
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
  [pages.websites, 'websites'],
  [pages.account, 'account'],
]

/** The part of the product that a measured path is of. */
export function areaOf(path: string): ClickArea {
  if (path === pages.home) return 'home'
  return areas.find(([page]) => path === page || path.startsWith(`${page}/`))?.[1] ?? 'public'
}
