import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { failureCode } from '../../../api/api-error.ts'
import { answerOf, api } from '../../../api/client.ts'
import { forgetPerson } from '../../../state/sign-out.ts'
import { requestSpinnerAtom } from '../../../state/spinner.ts'
import { leaveForHome } from '../../../ui/use-leave-signed-out.ts'
import type { ReturnedAct } from '../returned-act.ts'
import { useAct } from '../use-act.ts'

/** Deletes the account, forgets the person in this browser and leaves for the homepage. */
export function useDeleteAccount(back: ReturnedAct | undefined) {
  const queries = useQueryClient()
  const spin = useSetAtom(requestSpinnerAtom)
  return useAct('delete-account', {
    back,
    tells: true,
    run: async () => {
      const stop = spin({ priority: 'Highest', message: 'Deleting your account…' })
      try {
        await answerOf(api.account.$delete())
      } catch (error) {
        stop()
        if (failureCode(error) !== 'reauthentication_required') console.error('The account was not deleted.', error)
        throw error
      }
      await forgetPerson(queries)
      leaveForHome()
    },
  })
}
