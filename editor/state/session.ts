import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'

/** Who is signed in, as the server says. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => answerOf(api.session.$get()),
  staleTime: 60_000,
})

/** `status` is Waiting until the server has said who is there. */
export function useSession() {
  const { data, isPending } = useQuery(sessionQuery)
  return { user: data?.user ?? null, status: isPending ? ('Waiting' as const) : ('Ready' as const) }
}
