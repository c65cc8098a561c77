import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../state/session.ts'

/** Calls with the id of the signed-in person, as soon as the server returns it. Returns how to stop. */
export function followPerson(queries: QueryClient, onPerson: (uid: string) => void): () => void {
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return
    const uid = queries.getQueryData(sessionQuery.queryKey)?.user?.uid
    if (uid) onPerson(uid)
  })
}
