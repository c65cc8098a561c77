import './designer-styles.ts'
import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router'
import { pages } from '../../worker/platform/addresses/paths.ts'
import { documentStatus } from '../state/document-status.ts'
import { signInPath } from '../state/sign-in-path.ts'
import { useWebsites } from '../state/websites.ts'
import { late } from '../ui/late.tsx'
import { LoadingProblem } from '../ui/loading-problem.tsx'
import { SmallScreenNotice } from '../ui/small-screen-notice.tsx'
import { DesignerWait } from './designer-wait.tsx'
import { storedDraftAtom } from './document/session.ts'
import { OpenWebsite } from './open-website.tsx'

// A toast shown before it arrives waits in its store.
const Toasts = late(() => import('./toasts.tsx').then((file) => file.Toasts))

/**
 * The designer: the person's websites, edited. Someone signed out is asked to sign in, and comes back here; someone without
 * a website is led to where one begins.
 */
export function DesignerScreen() {
  const location = useLocation()
  const { authLoaded, user, drafts, isReading, problem } = useWebsites()
  const status = documentStatus({
    authLoaded,
    signedIn: user !== null,
    draftCount: drafts?.length || (isReading ? undefined : drafts?.length),
    open: useAtomValue(storedDraftAtom) !== null,
  })

  if (status === 'Unavailable') return <Navigate to={user ? pages.websites : signInPath(location)} replace />
  if (!drafts || !user)
    return problem ? <LoadingProblem error={problem.error} onRetry={problem.retry} /> : <DesignerWait />
  return (
    <SmallScreenNotice>
      <Toasts />
      <OpenWebsite drafts={drafts} userId={user.uid} />
    </SmallScreenNotice>
  )
}
