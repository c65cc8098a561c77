import { createContext } from 'react'

/** A wish to see a field, by its path. Each wish is an object of its own, so that asking twice for one field is two wishes. */
export type OpenPath = { path: string; at: number }

/** What is wished for now. Lists open the item it leads into; the field itself comes into sight and takes the focus. */
export const OpenPathContext = createContext<OpenPath | null>(null)

/** The id of the item of a list that a path leads to, or into. */
export function itemOnPath(path: string, listPath: string, items: readonly { id: string }[]): string | undefined {
  return items.find(({ id }) => `${path}.`.startsWith(`${listPath}.${id}.`))?.id
}

const answered = new WeakSet<OpenPath>()

/** Whether a wish was fulfilled before: a form that is opened again later does not take the focus once more. */
export const isAnswered = (wish: OpenPath) => answered.has(wish)
export const answer = (wish: OpenPath) => answered.add(wish)
