import { answerOf, api } from '../../../api/client.ts'
import type { ReturnedAct } from '../returned-act.ts'
import { useAct } from '../use-act.ts'

/** Asks for another address of the account. It counts once its owner has opened the link that is mailed there. */
export const useChangeEmail = (back: ReturnedAct | undefined) =>
  useAct('change-email', {
    back,
    run: (email: string) => answerOf(api.account.email.$post({ json: { email } })),
  })
