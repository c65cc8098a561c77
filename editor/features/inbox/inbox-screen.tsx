import './inbox-styles.ts'
import { Notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { useOwnTimeZone } from '../../state/inbox-settings.ts'
import { useLiveChannel } from '../../state/live.ts'
import { unreadQuery } from '../../state/messages.ts'
import { signInPath } from '../../state/sign-in-path.ts'
import { useWebsites } from '../../state/websites.ts'
import { LoadingProblem } from '../../ui/loading-problem.tsx'
import { OwnerScreen } from '../../ui/owner-screen.tsx'
import { NoWebsite } from './empty/no-website.tsx'
import { InboxPanes } from './inbox-panes.tsx'
import classes from './inbox-screen.module.css'
import { InboxWait } from './inbox-wait.tsx'

/** What visitors sent by contact forms. Someone signed out is asked to sign in, and comes back to where they were going. */
export function InboxScreen() {
  const location = useLocation()
  const { authLoaded, user, drafts, problem } = useWebsites()
  const unread = useQuery({ ...unreadQuery, enabled: user !== null }).data?.unread ?? 0
  if (authLoaded && !user) return <Navigate to={signInPath(location)} replace />
  return (
    <OwnerScreen title={`${unread > 0 ? `(${unread}) ` : ''}Inbox`} email={user?.email} className={classes.screen}>
      {drafts && user ? (
        drafts.length > 0 ? (
          <InboxPanes user={user} websites={drafts} />
        ) : (
          <NoWebsite />
        )
      ) : problem ? (
        <LoadingProblem error={problem.error} onRetry={problem.retry} />
      ) : (
        <InboxWait />
      )}
      <Notifications position="bottom-right" autoClose={4000} containerWidth={340} />
      {user && <Live draftIds={drafts?.map(({ draftId }) => draftId) ?? []} />}
    </OwnerScreen>
  )
}

/** Hears what comes, or that the session ended elsewhere; and says in which time zone it comes. */
function Live({ draftIds }: { draftIds: readonly string[] }) {
  useLiveChannel()
  useOwnTimeZone(draftIds)
  return null
}
