import listClasses from './website-list.module.css'
import websitesWaitClasses from './websites-wait.module.css'
// Mantine styles this page needs on top of the global ones. Order matters: later files build on earlier ones.
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { useLiveChannel } from '#session/live.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { OwnerScreen } from '#ui/bars/owner-screen.tsx'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import { Toasts } from '#ui/toasts/toasts.tsx'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import { DeleteWebsiteDialog } from './delete-website-dialog.tsx'
import { NoWebsites } from './no-websites.tsx'
import { takingOfflineAtom, useWebsites } from './queries.ts'
import { VerifyNotice } from './verify-notice.tsx'
import { WebsiteList } from './website-list.tsx'

const DomainsDialog = lazyComponent(() =>
  import('#editor/domains/domains-dialog.tsx').then((file) => file.DomainsDialog),
)

/** The website list, with dialogs that the list itself doesn't import. */
export function WebsitesPage() {
  return (
    <>
      <WebsitesScreen />
      <Domains />
    </>
  )
}

/** Mounts on first use and stays mounted for its closing animation. */
function Domains() {
  return useLatched(useAtomValue(domainsOpenAtom) !== null) && <DomainsDialog />
}

const TakeOfflineDialog = lazyComponent(() =>
  import('./take-offline-dialog.tsx').then((file) => file.TakeOfflineDialog),
)

/** All of a person's websites. Redirects signed-out people to sign-in and back. */
function WebsitesScreen() {
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
          <NoWebsites pageName="Your websites" />
        )
      ) : problem ? (
        <LoadingProblem error={problem.error} onRetry={problem.retry} />
      ) : (
        <WebsitesWait />
      )}
      <Toasts />
      <DeleteWebsiteDialog />
      <TakingOffline />
      {user && <LiveUpdates />}
    </OwnerScreen>
  )
}

/** Mounts on first use and stays mounted for its closing animation. */
function TakingOffline() {
  return useLatched(useAtomValue(takingOfflineAtom) !== null) && <TakeOfflineDialog />
}

/** Follows changes and sign-outs elsewhere. */
function LiveUpdates() {
  useLiveChannel()
  return null
}

/** The list's layout while loading, to avoid layout shift. */
function WebsitesWait() {
  return (
    <main className={listClasses.main}>
      <div className={listClasses.head}>
        <h1 className={listClasses.title}>Your websites</h1>
      </div>
      <div className={listClasses.found} />
      <div className={listClasses.cards} role="status" aria-label="Loading your websites">
        {[0, 1, 2].map((card) => (
          <div key={card} className={websitesWaitClasses.card}>
            <div className={websitesWaitClasses.picture} />
            <div className={websitesWaitClasses.line} />
            <div className={websitesWaitClasses.line} />
          </div>
        ))}
      </div>
    </main>
  )
}
