import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, Navigate, useLocation } from 'react-router'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './inbox-panes.module.css'
import listClasses from './list/list-pane.module.css'
import { ListWait } from './list/list-pane.tsx'
// What it uses of Mantine beyond the styles of every page, in the order in which they build on each other.
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useWebsites } from '#editor/websites/queries.ts'
import { useLiveChannel } from '#session/live.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { OwnerScreen } from '#ui/bars/owner-screen.tsx'
import { EmptyPage } from '#ui/empty/empty-page.tsx'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import { Toasts } from '#ui/toasts/toasts.tsx'
import { InboxPanes } from './inbox-panes.tsx'
import { useOwnTimeZone } from './inbox-settings.ts'
import { unreadQuery } from './queries.ts'

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
      <Toasts />
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

/** For someone who has no website that anybody could write to. */
const NoWebsite = () => (
  <EmptyPage
    pageName="Inbox"
    drawing="messages"
    title="Messages from visitors arrive here"
    action={
      <Button size="md" component={Link} to={pages.create} leftSection={<IconPlus size={18} aria-hidden />}>
        Create your website
      </Button>
    }
  >
    Create a website first: it comes with a contact form.
  </EmptyPage>
)

/** The inbox's frame while it is on the way, so that nothing moves when it comes. */
function InboxWait() {
  return (
    <main className={classes.panes}>
      <div className={listClasses.pane}>
        <div className={listClasses.head}>
          <h1 className={listClasses.title}>Inbox</h1>
        </div>
        <div className={listClasses.card}>
          <ListWait />
        </div>
      </div>
      <div />
    </main>
  )
}
