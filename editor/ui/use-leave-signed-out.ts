import { useSetAtom } from 'jotai'
import { pages } from '../../worker/contract/routes-table.ts'
import { failureCode } from '../api/api-error.ts'
import { messageFor } from '../messages.ts'
import { closeDraftAtom } from '../state/draft.ts'
import { useSignOut } from '../state/sign-out.ts'
import { toast } from './toast.ts'

/** Signs out and leaves for the homepage. What is unsaved goes with it: ask first. */
export function useLeaveSignedOut() {
  const { mutate } = useSignOut()
  const close = useSetAtom(closeDraftAtom)
  return () =>
    mutate(undefined, {
      onSuccess: () => {
        close()
        // Once nothing asks any more whether to leave.
        setTimeout(() => location.assign(pages.home))
      },
      onError: (error) => toast(messageFor(failureCode(error))),
    })
}
