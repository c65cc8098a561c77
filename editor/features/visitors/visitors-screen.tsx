import './visitors-styles.ts'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import type { DraftListItem } from '../../../worker/drafts/schema.ts'
import { useOwnTimeZone } from '../../state/inbox-settings.ts'
import { useLiveChannel } from '../../state/live.ts'
import { selectedWebsite } from '../../state/selected-website.ts'
import { signInPath } from '../../state/sign-in-path.ts'
import { useWebsites } from '../../state/websites.ts'
import { LoadingProblem } from '../../ui/loading-problem.tsx'
import { OwnerScreen } from '../../ui/owner-screen.tsx'
import { NoWebsite } from './nothing-to-count.tsx'
import classes from './visitors.module.css'
import { askedOf, withChoice } from './visitors-address.ts'
import { VisitorsHead } from './visitors-head.tsx'
import { VisitorsWait } from './visitors-wait.tsx'
import { WebsiteNumbers } from './website-numbers.tsx'

/** How many visited a website, and where from. Someone signed out is asked to sign in, and comes back here. */
export function VisitorsScreen() {
  const location = useLocation()
  const { authLoaded, user, drafts, problem } = useWebsites()
  if (authLoaded && !user) return <Navigate to={signInPath(location)} replace />
  return (
    <OwnerScreen title="Visitors" email={user?.email}>
      {drafts ? (
        <Visitors websites={drafts} />
      ) : problem ? (
        <LoadingProblem error={problem.error} onRetry={problem.retry} />
      ) : (
        <main className={classes.main}>
          <div className={classes.head}>
            <h1 className={classes.title}>Visitors</h1>
          </div>
          <VisitorsWait />
        </main>
      )}
      {user && <Live />}
    </OwnerScreen>
  )
}

/** Those of the website that the address names, else of the first that is online, else of the first. */
export function Visitors({ websites }: { websites: DraftListItem[] }) {
  const [search, setSearch] = useSearchParams()
  const { website, days } = askedOf(search)
  const asked = website ? selectedWebsite(websites, website).listed : undefined
  const chosen = asked ?? websites.find(({ publishedHandle }) => publishedHandle !== null) ?? websites[0]
  useOwnTimeZone(chosen ? [chosen.draftId] : [])
  return (
    <main className={classes.main}>
      {chosen ? (
        <>
          <VisitorsHead
            websites={websites}
            chosen={chosen}
            days={days}
            onChoose={(choice) => setSearch(withChoice(search, choice), { replace: true })}
          />
          <WebsiteNumbers key={chosen.draftId} website={chosen} days={days} />
        </>
      ) : (
        <>
          <div className={classes.head}>
            <h1 className={classes.title}>Visitors</h1>
          </div>
          <NoWebsite />
        </>
      )}
    </main>
  )
}

/** Hears what changes elsewhere, or that the session ended there. */
function Live() {
  useLiveChannel()
  return null
}
