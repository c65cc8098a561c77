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

/** A request to show a field, by its path. Each request is a new object, so that asking twice for one field makes two requests. */
export type OpenPath = { path: string; at: number; isOnPage?: boolean; leavesFocus?: boolean }

/** The current request. Lists open the item on its path; the field itself scrolls into view and takes the focus. */
export const OpenPathContext = createContext<OpenPath | null>(null)

/** The id of the item of a list that a path leads to, or into. */
export function itemOnPath(path: string, listPath: string, items: readonly { id: string }[]): string | undefined {
  return items.find(({ id }) => `${path}.`.startsWith(`${listPath}.${id}.`))?.id
}

const answered = new WeakSet<OpenPath>()

/** Whether a request was fulfilled: a form that opens again later must not take the focus again. */
export const isAnswered = (wish: OpenPath) => answered.has(wish)
export const answer = (wish: OpenPath) => answered.add(wish)
