import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, responseBody } from '#api/client.ts'
import { type CopyStore, copyStore, deleteCopiesOfPerson } from '#editor/designer/document/copy-store.ts'
import { openDocumentAtom } from '#editor/designer/document/open-document.ts'
import { deleteRepliesOfPerson } from '#editor/messages/reply-drafts.ts'
import { report } from '#editor/shell/measuring/report.ts'
import { toastError } from '#ui/toasts/toast.tsx'
import { requestSpinnerAtom } from '#ui/window/spinner.ts'
import { type accountDeletedPlace, pages } from '#worker/platform/addresses/paths.ts'
import { deletePhotos } from './browser-photos.ts'
import { currentStore } from './current-store.ts'
import { forgetState } from './forget-person.ts'
import { sessionQuery } from './session.ts'
import { deleteAllUnfinished } from './unfinished-websites.ts'

/** On sign-out, deletes a person's data from memory, this tab and this browser. */
export async function forgetPerson(queries: QueryClient, copies: CopyStore = copyStore): Promise<void> {
  const user = queries.getQueryData(sessionQuery.queryKey)?.user
  const store = currentStore()
  store.get(openDocumentAtom)?.discard()
  if (user) deleteRepliesOfPerson(user.uid)
  if (user) await deleteCopiesOfPerson(user.uid, copies)
  await deletePhotos()
  deleteAllUnfinished()
  queries.clear()
  forgetState()
  sessionStorage.clear()
}

export type SignOutScope = 'here' | 'everywhere'

export function useSignOut(scope: SignOutScope = 'here') {
  const queries = useQueryClient()
  const call = api.session[scope === 'here' ? 'sign-out' : 'sign-out-everywhere']
  return useMutation({
    mutationFn: () => responseBody(call.$post()),
    networkMode: 'always',
    onSuccess: () => forgetPerson(queries),
  })
}

/** Signs out and opens the homepage. Discards unsaved work, so ask first. */
export function useLeaveSignedOut(scope: SignOutScope = 'here') {
  const { mutateAsync } = useSignOut(scope)
  const leave = () => {
    report({ name: 'sign_out' })
    leaveForHome()
  }
  return () => mutateAsync().then(leave, (error: unknown) => toastError(error))
}

/** Opens the homepage, or a place on it, after a sign-out. Back shows nothing of the earlier page. */
export function leaveForHome(place: '' | typeof accountDeletedPlace = '') {
  currentStore().set(requestSpinnerAtom, { priority: 'Highest' })
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  // Runs after the unload prompts are removed.
  setTimeout(() => location.assign(pages.home + place))
}
