import type { QueryClient } from '@tanstack/react-query'
import { RESET } from 'jotai/utils'
import { heldBearer } from './bearer.ts'
import { currentStore, renewStore } from './current-store.ts'
import { refusedAtAtom } from './refused-at.ts'
import { sessionQuery } from './session.ts'
import { forgetTab } from './tab-storage.ts'
import { dropAllUnfinished } from './unfinished-websites.ts'

/** Forgets what a page holds of a person in its memory, and that their websites were too many. */
export function forgetState() {
  currentStore().set(refusedAtAtom, RESET)
  heldBearer.forget()
  renewStore()
}

/**
 * Forgets a person whose session ended elsewhere. They did not choose to give up what is unsaved: its copies stay, to be offered to
 * them alone when they sign in again.
 */
export function forgetPersonButCopies(queries: QueryClient) {
  forgetState()
  forgetTab()
  dropAllUnfinished()
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}

/**
 * Calls as soon as the server says that the person of this page is signed in no more, or is somebody else; before anything is drawn
 * again. Returns how to stop.
 */
export function watchPerson(queries: QueryClient, onLeft: () => void): () => void {
  const present = () => {
    const session = queries.getQueryData(sessionQuery.queryKey)
    return session && (session.user?.uid ?? null)
  }
  let known = present()
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return
    const person = present()
    if (person === undefined || person === known) return
    const before = known
    known = person
    if (before) onLeft()
  })
}
