import type { ReactElement } from 'react'
import type { PublicPath } from '#worker/platform/addresses/public-paths.ts'

/** A public page, served as a static HTML file. */
export type PublicPage = {
  /** A new path's type is unknown until the build or `npm run dev` adds the path to the Worker's list. */
  path: PublicPath
  /** From 8 to 60 characters. */
  title: string
  /** For search results and link previews: from 40 to 160 characters. */
  description: string
  body: () => ReactElement
  /** schema.org data in addition to the data on every page. */
  data?: readonly StructuredThing[]
  /** Names of the page's scripts (marketing/scripts). The page must work without them. */
  scripts?: readonly PageScript[]
  /** The page's link preview, 1200 × 630. Default: the product's picture. */
  card?: string
  /** Date of the last change, such as 2026-11-30. */
  modified?: string
  /** A page with a single goal: no navigation, and a short footer. */
  bare?: boolean
}

export type StructuredThing = { '@type': string } & Record<string, unknown>

export const pageScripts = ['measure', 'name-creator', 'idea-creator', 'find-help', 'old-text'] as const
export type PageScript = (typeof pageScripts)[number]
