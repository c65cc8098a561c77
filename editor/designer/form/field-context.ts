import { createContext } from 'react'
import { type ThemeColors, theme } from '#renderer/document/theme.ts'
import type { LinkTargets } from './links/link-text.ts'

export type FieldContextValue = {
  colors: ThemeColors
  linkTargets: LinkTargets
  /** Default keywords for a new picture. */
  pictureTags: readonly string[]
}

export const FieldContext = createContext<FieldContextValue>({
  colors: theme.parse({}).colors,
  linkTargets: [],
  pictureTags: [],
})

/** A request to show a field by path. Every request is a new object, so that repeating a request works. */
export type OpenPath = { path: string; at: number; isOnPage?: boolean; leavesFocus?: boolean }

/** The current request. Lists open the item on its path. The field scrolls into view and takes the focus. */
export const OpenPathContext = createContext<OpenPath | null>(null)

export function itemOnPath(path: string, listPath: string, items: readonly { id: string }[]): string | undefined {
  return items.find(({ id }) => `${path}.`.startsWith(`${listPath}.${id}.`))?.id
}

const handled = new WeakSet<OpenPath>()

/** Whether a request is done, so that a form that reopens later doesn't take the focus again. */
export const isHandled = (request: OpenPath) => handled.has(request)
export const markHandled = (request: OpenPath) => handled.add(request)
