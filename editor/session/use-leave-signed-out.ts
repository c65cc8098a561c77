import { report } from '#editor/shell/measuring/report.ts'
import { toastError } from '#ui/toasts/toast-error.tsx'
import { requestSpinnerAtom } from '#ui/window/spinner.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { currentStore } from './current-store.ts'
import { type SignOutScope, useSignOut } from './sign-out.ts'

/** Signs out, in this browser or in every one, and leaves for the homepage. What is unsaved goes with it: ask first. */
export function useLeaveSignedOut(scope: SignOutScope = 'here') {
  const { mutateAsync } = useSignOut(scope)
  const leave = () => {
    report({ name: 'sign_out' })
    leaveForHome()
  }
  return () => mutateAsync().then(leave, (error: unknown) => toastError(error))
}

/** Leaves for the homepage once nobody is there any more. Going back shows nothing of what was there. */
export function leaveForHome() {
  currentStore().set(requestSpinnerAtom, { priority: 'Highest' })
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  // Once nothing asks any more whether to leave.
  setTimeout(() => location.assign(pages.home))
}
