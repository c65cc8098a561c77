import type { Icon } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import type { useStore } from 'jotai'
import type { NavigateFunction } from 'react-router'
import type { FieldPath } from '#renderer/document/fields/field-path.ts'
import type { SectionType } from '#renderer/document/section-types.ts'
import type { LanguageTag } from '#renderer/document/values/languages.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'

/** Comma-separated names of a place, by language. */
export type Words = Readonly<Record<LanguageTag, string>>

export type Tools = {
  store: ReturnType<typeof useStore>
  navigate: NavigateFunction
  queries: QueryClient
  draft: Draft
}

export type Target =
  /** A field path, for openFieldAtom. */
  | { field: FieldPath | ((site: WebsiteSettings) => FieldPath) }
  /** A field in the first section of a type. If the page has no such section, opens the start that adds one. */
  | { section: SectionType; name?: string; start: string }
  /** A start in the "Add section" dialog. */
  | { start: string }
  | { run: (tools: Tools) => void }

/** A place or a website-level action. */
export type Place = {
  label: string
  /** The place's location: 'Settings → Business'. */
  where: string
  icon: Icon
  words: Words
  target: Target
  /** The current value, on one line. */
  value?: (site: WebsiteSettings) => string
  /** Whether the place exists now. Default: always. */
  when?: (site: WebsiteSettings, draft: Draft) => boolean
}

/** Places with the same location. */
export const placesIn = (where: string, places: readonly Omit<Place, 'where'>[]): Place[] =>
  places.map((place) => ({ where, ...place }))
