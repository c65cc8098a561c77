import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import { answerOf, api } from '../api/client.ts'
import { sessionQuery } from './session.ts'
import { dropCopiesOfPerson } from './unsaved-copy.ts'
import { refusedAtAtom } from './website-limit.ts'

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
