import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './session.ts'

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
