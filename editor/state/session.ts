import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import { answerOf, api } from '../api/client.ts'
import { dropCopiesOfPerson } from './unsaved-copy.ts'
import { refusedAtAtom } from './website-limit.ts'

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

/** Signs out and forgets everything that belonged to the person, in memory, in this tab and in this browser. */
export function useSignOut() {
  const queries = useQueryClient()
  const setRefusedAt = useSetAtom(refusedAtAtom)
  return useMutation({
    mutationFn: () => answerOf(api.session['sign-out'].$post()),
    networkMode: 'always',
    onSuccess: async () => {
      const user = queries.getQueryData(sessionQuery.queryKey)?.user
      setRefusedAt(RESET)
      sessionStorage.clear()
      if (user) await dropCopiesOfPerson(user.uid)
      queries.clear()
    },
  })
}
