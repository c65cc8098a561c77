import type { QueryClient } from '@tanstack/react-query'
import { RESET } from 'jotai/utils'
import { bearerCache } from './bearer.ts'
import { currentStore, renewStore } from './current-store.ts'
import { limitReachedAtAtom } from './limit-reached-at.ts'
import { sessionQuery } from './session.ts'
import { clearTab } from './tab-storage.ts'
import { deleteAllUnfinished } from './unfinished-websites.ts'

/** Clears the in-memory state of a person, and the website limit. */
export function forgetState() {
  currentStore().set(limitReachedAtAtom, RESET)
  bearerCache.forget()
  renewStore()
}

/**
 * Forgets a person whose session ended elsewhere. Their unsaved work remains as local copies, which are only offered to them after they
 * sign in again.
 */
export function forgetPersonButCopies(queries: QueryClient) {
  forgetState()
  clearTab()
  deleteAllUnfinished()
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}

/**
 * Called as soon as the server reports a sign-out or another person, before anything rerenders. Returns the unsubscribe
 * function.
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
