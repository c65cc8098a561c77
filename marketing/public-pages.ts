import type { PublicPage } from './public-page.ts'

/** A file named `*-page.tsx` exports a public page or several by default: nothing else registers them. */
const files = import.meta.glob<PublicPage | PublicPage[]>('./*/*-page.tsx', { import: 'default', eager: true })

/** The pages of each file by its first path; those of one file keep their order. */
export const publicPages: readonly PublicPage[] = Object.values(files)
  .map((exported) => [exported].flat())
  .toSorted(([a], [b]) => ((a?.path ?? '') < (b?.path ?? '') ? -1 : 1))
  .flat()
