import { createContext } from 'react'
import { type ThemeColors, theme } from '#renderer/document/theme.ts'
import type { LinkTargets } from './links/link-text.ts'

/** What a field must know of the website around it. */
export type FieldContextValue = {
  colors: ThemeColors
  /** The sections that a link may lead to. */
  linkTargets: LinkTargets
  /** What a new picture shows unless told otherwise. */
  pictureTags: readonly string[]
}

export const FieldContext = createContext<FieldContextValue>({
  colors: theme.parse({}).colors,
  linkTargets: [],
  pictureTags: [],
})
