import type { ReactElement } from 'react'
import type { PublicPath } from '#worker/platform/addresses/public-paths.ts'

/** A page that anyone may read, as a file of plain HTML. */
export type PublicPage = {
  /** A new one is unknown to the compiler until the build, or `npm run dev`, has written it to the Worker's list of paths. */
  path: PublicPath
  /** From 8 to 60 characters. */
  title: string
  /** For search results and link previews: from 40 to 160 characters. */
  description: string
  /** The content of the page's `main`. */
  body: () => ReactElement
  /** Its schema.org things, in addition to those of every page. */
  data?: readonly StructuredThing[]
  /** Names of its scripts (marketing/scripts), which it can do without. */
  scripts?: readonly PageScript[]
  /** The picture of its link preview, 1200 × 630; the product's picture by default. */
  card?: string
  /** Day of its last change, as 2026-11-30. */
  modified?: string
  /** It wants one thing of its reader: no navigation, a short footer. */
  bare?: boolean
}

export type StructuredThing = { '@type': string } & Record<string, unknown>

export const pageScripts = ['measure', 'name-creator', 'idea-creator', 'find-help', 'old-text'] as const
export type PageScript = (typeof pageScripts)[number]
