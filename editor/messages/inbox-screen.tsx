import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, Navigate, useLocation } from 'react-router'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './inbox-panes.module.css'
import listClasses from './list/list-pane.module.css'
import { ListWait } from './list/list-pane.tsx'
// Mantine styles this page needs on top of the global ones. Order matters: later files build on earlier ones.
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

/** Contact form messages. Redirects signed-out people to sign-in and back. */
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
      {user && <LiveUpdates draftIds={drafts?.map(({ draftId }) => draftId) ?? []} />}
    </OwnerScreen>
  )
}

/** Follows new messages and sign-outs elsewhere, and reports the time zone. */
function LiveUpdates({ draftIds }: { draftIds: readonly string[] }) {
  useLiveChannel()
  useOwnTimeZone(draftIds)
  return null
}

/** Shown without a website that visitors could write to. */
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

/** The inbox's layout while loading, to avoid layout shift. */
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
