// Mantine styles this page needs on top of the global ones. Order matters: later files build on earlier ones.
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { Link, Navigate, useLocation } from 'react-router'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { useOwnTimeZone } from '#editor/messages/inbox-settings.ts'
import { NoWebsites } from '#editor/websites/no-websites.tsx'
import { useWebsites } from '#editor/websites/queries.ts'
import { VerifyNotice } from '#editor/websites/verify-notice.tsx'
import { useReachedLimit } from '#editor/websites/website-limit.ts'
import { useLiveChannel } from '#session/live.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { OwnerScreen } from '#ui/bars/owner-screen.tsx'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import pageTitle from '#ui/page-title.module.css'
import { Toasts } from '#ui/toasts/toasts.tsx'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { MessagesCard } from './messages-card.tsx'
import { NeedsCard } from './needs-card.tsx'
import { useWeek } from './use-week.ts'
import { VisitorsCard } from './visitors-card.tsx'
import { WebsitesCard } from './websites-card.tsx'
import classes from './week.module.css'
import { weekSentence } from './week-words.ts'

const DomainsDialog = lazyComponent(() =>
  import('#editor/domains/domains-dialog.tsx').then((file) => file.DomainsDialog),
)

/** The owner's start page: tasks and the last seven days. Redirects signed-out people to sign-in and back. */
export function WeekPage() {
  const location = useLocation()
  const { authLoaded, user, drafts, problem } = useWebsites()
  if (authLoaded && !user) return <Navigate to={signInPath(location)} replace />
  return (
    <OwnerScreen title="This week" email={user?.email}>
      {user && <VerifyNotice />}
      {drafts ? (
        drafts.length > 0 ? (
          <WeekCards websites={drafts} />
        ) : (
          <NoWebsites pageName="This week" />
        )
      ) : problem ? (
        <LoadingProblem error={problem.error} onRetry={problem.retry} />
      ) : (
        <WeekWait />
      )}
      <Toasts />
      <Domains />
      {user && <LiveUpdates draftIds={drafts?.map(({ draftId }) => draftId) ?? []} />}
    </OwnerScreen>
  )
}

/** Mounts on first use and stays mounted for its closing animation. */
function Domains() {
  return useLatched(useAtomValue(domainsOpenAtom) !== null) && <DomainsDialog />
}

/** Follows new messages and sign-outs elsewhere, and reports the time zone. */
function LiveUpdates({ draftIds }: { draftIds: readonly string[] }) {
  useLiveChannel()
  useOwnTimeZone(draftIds)
  return null
}

function WeekCards({ websites }: { websites: DraftListItem[] }) {
  const { week, messages, needs, shown, problem } = useWeek(websites)
  const isFull = useReachedLimit(websites.length) !== null
  if (problem) return <LoadingProblem error={problem.error} onRetry={problem.retry} />
  if (!week) return <WeekWait />
  const isOnline = websites.some(({ publishedHandle }) => publishedHandle !== null)
  return (
    <main className={classes.main}>
      <div className={classes.head}>
        <div>
          <h1 className={pageTitle.title}>This week</h1>
          <p className={classes.sentence}>{weekSentence({ ...week, isOnline, needs: needs.length })}</p>
        </div>
        {!isFull && (
          <Button
            className={classes.create}
            component={Link}
            to={pages.create}
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            Create another website
          </Button>
        )}
      </div>
      <div className={classes.columns}>
        <div className={classes.column}>
          <NeedsCard needs={needs} />
          {messages.length > 0 && <MessagesCard messages={messages} />}
        </div>
        <div className={classes.column}>
          {week.counted && <VisitorsCard visits={week.visits} isOnline={isOnline} />}
          <WebsitesCard websites={shown} />
        </div>
      </div>
    </main>
  )
}

const WeekWait = () => (
  <main className={classes.main}>
    <div className={classes.head}>
      <div>
        <h1 className={pageTitle.title}>This week</h1>
        <p className={classes.sentence} />
      </div>
    </div>
    <div className={classes.columns} role="status" aria-label="Loading your week">
      {[0, 1].map((column) => (
        <div key={column} className={classes.column}>
          <div className={classes.blank} />
          <div className={classes.blank} />
        </div>
      ))}
    </div>
  </main>
)
