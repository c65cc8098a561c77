import type { PublicPage } from './public-page.ts'

/** Files named `*-page.tsx` export one or more public pages by default. No other registration is needed. */
const files = import.meta.glob<PublicPage | PublicPage[]>('./*/*-page.tsx', { import: 'default', eager: true })

/** Pages sorted by each file's first path. Pages of one file keep their order. */
export const publicPages: readonly PublicPage[] = Object.values(files)
  .map((exported) => [exported].flat())
  .toSorted(([a], [b]) => ((a?.path ?? '') < (b?.path ?? '') ? -1 : 1))
  .flat()
