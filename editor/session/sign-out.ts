import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '#api/client.ts'
import { type CopyShelf, copyShelf, dropCopiesOfPerson } from '#editor/designer/document/copy-shelf.ts'
import { openDocumentAtom } from '#editor/designer/document/open-document.ts'
import { dropRepliesOfPerson } from '#editor/messages/reply-drafts.ts'
import { report } from '#editor/shell/measuring/report.ts'
import { toastError } from '#ui/toasts/toast.tsx'
import { requestSpinnerAtom } from '#ui/window/spinner.ts'
import { type accountDeletedPlace, pages } from '#worker/platform/addresses/paths.ts'
import { dropPhotos } from './browser-photos.ts'
import { currentStore } from './current-store.ts'
import { forgetState } from './forget-person.ts'
import { sessionQuery } from './session.ts'
import { dropAllUnfinished } from './unfinished-websites.ts'

/** Forgets everything that belonged to a person who leaves by their own wish: in memory, in this tab and in this browser. */
export async function forgetPerson(queries: QueryClient, shelf: CopyShelf = copyShelf): Promise<void> {
  const user = queries.getQueryData(sessionQuery.queryKey)?.user
  const store = currentStore()
  store.get(openDocumentAtom)?.discard()
  if (user) dropRepliesOfPerson(user.uid)
  if (user) await dropCopiesOfPerson(user.uid, shelf)
  await dropPhotos()
  dropAllUnfinished()
  queries.clear()
  forgetState()
  sessionStorage.clear()
}

/** Where somebody signs out: in this browser, or in every one. */
export type SignOutScope = 'here' | 'everywhere'

/** Signs out and forgets everything that belonged to the person. */
export function useSignOut(scope: SignOutScope = 'here') {
  const queries = useQueryClient()
  const call = api.session[scope === 'here' ? 'sign-out' : 'sign-out-everywhere']
  return useMutation({
    mutationFn: () => answerOf(call.$post()),
    networkMode: 'always',
    onSuccess: () => forgetPerson(queries),
  })
}

/** Signs out, in this browser or in every one, and leaves for the homepage. What is unsaved goes with it: ask first. */
export function useLeaveSignedOut(scope: SignOutScope = 'here') {
  const { mutateAsync } = useSignOut(scope)
  const leave = () => {
    report({ name: 'sign_out' })
    leaveForHome()
  }
  return () => mutateAsync().then(leave, (error: unknown) => toastError(error))
}

/** Leaves for the homepage, or a place on it, once nobody is there any more. Going back shows nothing of what was there. */
export function leaveForHome(place: '' | typeof accountDeletedPlace = '') {
  currentStore().set(requestSpinnerAtom, { priority: 'Highest' })
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  // Once nothing asks any more whether to leave.
  setTimeout(() => location.assign(pages.home + place))
}
