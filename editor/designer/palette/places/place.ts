import type { Icon } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import type { useStore } from 'jotai'
import type { NavigateFunction } from 'react-router'
import type { FieldPath } from '#renderer/document/fields/field-path.ts'
import type { SectionType } from '#renderer/document/section-types.ts'
import type { LanguageTag } from '#renderer/document/values/languages.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'

/** Names of a place in each language, separated by commas. */
export type Words = Readonly<Record<LanguageTag, string>>

export type Tools = {
  store: ReturnType<typeof useStore>
  navigate: NavigateFunction
  queries: QueryClient
  draft: Draft
}

export type Target =
  /** A field by its path, as openFieldAtom takes it. */
  | { field: FieldPath | ((site: WebsiteSettings) => FieldPath) }
  /** A field of the first section of a type. If the page has no such section, the start that adds one. */
  | { section: SectionType; name?: string; start: string }
  /** A start in the window of sections to add. */
  | { start: string }
  | { run: (tools: Tools) => void }

/** Somewhere an owner may want to go, or something to do with the website as a whole. */
export type Place = {
  label: string
  /** Its location: 'Settings → Business'. */
  where: string
  icon: Icon
  words: Words
  target: Target
  /** The present value, in one line. */
  value?: (site: WebsiteSettings) => string
  /** Whether there is such a place now. Default: always. */
  when?: (site: WebsiteSettings, draft: Draft) => boolean
}

/** Places that are found at one spot. */
export const placesIn = (where: string, places: readonly Omit<Place, 'where'>[]): Place[] =>
  places.map((place) => ({ where, ...place }))
