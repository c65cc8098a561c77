import type { QueryClient } from '@tanstack/react-query'
import { registerIfNew } from '../state/register.ts'
import { sessionQuery } from '../state/session.ts'
import { reportRegistration } from './report-registration.ts'

/**
 * Registers a new person as soon as the server says who is signed in, in whichever tab and on whichever page that is: an account's first
 * page may be closed before anybody goes on from it. Returns the function that stops it.
 */
export function followRegistration(
  queries: QueryClient,
  { register = registerIfNew, report = reportRegistration } = {},
): () => void {
  const look = () => {
    const user = queries.getQueryData(sessionQuery.queryKey)?.user
    if (user) void register(user).then((isNew) => isNew && report(user.type))
  }
  look()
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === sessionQuery.queryKey[0]) look()
  })
}
