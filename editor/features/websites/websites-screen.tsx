import './websites-styles.ts'
import { Notifications } from '@mantine/notifications'
import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router'
import { useLiveChannel } from '../../state/live.ts'
import { signInPath } from '../../state/sign-in-path.ts'
import { takingOfflineAtom, useWebsites } from '../../state/websites.ts'
import { late } from '../../ui/late.tsx'
import { LoadingProblem } from '../../ui/loading-problem.tsx'
import { OwnerScreen } from '../../ui/owner-screen.tsx'
import { useEver } from '../../ui/use-ever.ts'
import { DeleteWebsiteDialog } from './delete-website-dialog.tsx'
import { NoWebsites } from './no-websites.tsx'
import { VerifyNotice } from './verify-notice.tsx'
import { WebsiteList } from './website-list.tsx'
import { WebsitesWait } from './websites-wait.tsx'

const TakeOfflineDialog = late(() => import('./take-offline-dialog.tsx').then((file) => file.TakeOfflineDialog))

/** All of a person's websites. Someone signed out is asked to sign in, and comes back here. */
export function WebsitesScreen() {
  const location = useLocation()
  const { authLoaded, user, drafts, problem } = useWebsites()
  if (authLoaded && !user) return <Navigate to={signInPath(location)} replace />
  return (
    <OwnerScreen title="Your websites" email={user?.email}>
      {user && <VerifyNotice />}
      {drafts ? (
        drafts.length > 0 ? (
          <WebsiteList websites={drafts} />
        ) : (
          <NoWebsites />
        )
      ) : problem ? (
        <LoadingProblem error={problem.error} onRetry={problem.retry} />
      ) : (
        <WebsitesWait />
      )}
      <Notifications position="bottom-right" autoClose={4000} containerWidth={320} />
      <DeleteWebsiteDialog />
      <TakingOffline />
      {user && <Live />}
    </OwnerScreen>
  )
}

/** Mounts with the first request, and stays, so that it closes as it opened. */
function TakingOffline() {
  return useEver(useAtomValue(takingOfflineAtom) !== null) && <TakeOfflineDialog />
}

/** Hears what changes elsewhere, or that the session ended there. */
function Live() {
  useLiveChannel()
  return null
}
