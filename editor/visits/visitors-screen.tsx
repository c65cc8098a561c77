import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { visitPeriods } from '#worker/visits/schema.ts'
import type { VisitPeriod } from './queries.ts'
import { periodWords } from './visit-words.ts'
// Mantine styles this page needs on top of the global ones. Order matters: later files build on earlier ones.
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useOwnTimeZone } from '#editor/messages/inbox-settings.ts'
import { selectedWebsite, useWebsites } from '#editor/websites/queries.ts'
import { useLiveChannel } from '#session/live.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { OwnerScreen } from '#ui/bars/owner-screen.tsx'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import pageTitle from '#ui/page-title.module.css'
import { NoWebsite } from './nothing-to-count.tsx'
import classes from './visitors.module.css'
import { VisitorsWait, WebsiteNumbers } from './website-numbers.tsx'

/** A website's visitors and their sources. Redirects signed-out people to sign-in and back. */
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
            <h1 className={pageTitle.title}>Visitors</h1>
          </div>
          <VisitorsWait />
        </main>
      )}
      {user && <LiveUpdates />}
    </OwnerScreen>
  )
}

/** The numbers for the website in the URL, otherwise for the first published website, otherwise for the first. */
export function Visitors({ websites }: { websites: DraftListItem[] }) {
  const [search, setSearch] = useSearchParams()
  const { website, days } = parseQuery(search)
  const requested = website ? selectedWebsite(websites, website).listed : undefined
  const chosen = requested ?? websites.find(({ publishedHandle }) => publishedHandle !== null) ?? websites[0]
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
            <h1 className={pageTitle.title}>Visitors</h1>
          </div>
          <NoWebsite />
        </>
      )}
    </main>
  )
}

/** Follows changes and sign-outs elsewhere. */
function LiveUpdates() {
  useLiveChannel()
  return null
}

const defaultDays: VisitPeriod = 30

/** Parses the query string, with defaults for missing and invalid values. */
export function parseQuery(search: URLSearchParams): { website: string | null; days: VisitPeriod } {
  const days = visitPeriods.find((period) => `${period}` === search.get('days')) ?? defaultDays
  return { website: search.get('website'), days }
}

/** Updates the query string. Omits defaults. */
export function withChoice(search: URLSearchParams, choice: { website?: string; days?: VisitPeriod }): URLSearchParams {
  const next = new URLSearchParams(search)
  if (choice.website) next.set('website', choice.website)
  if (choice.days === defaultDays) next.delete('days')
  else if (choice.days) next.set('days', `${choice.days}`)
  return next
}

type VisitorsHeadProps = {
  websites: DraftListItem[]
  chosen: DraftListItem
  days: VisitPeriod
  onChoose: (choice: { website?: string; days?: VisitPeriod }) => void
}

const periods = visitPeriods.map((days) => ({ value: `${days}`, label: periodWords[days] }))

function VisitorsHead({ websites, chosen, days, onChoose }: VisitorsHeadProps) {
  return (
    <div className={classes.head}>
      <h1 className={pageTitle.title}>Visitors</h1>
      {websites.length > 1 ? (
        <NativeSelect
          className={`${pageTitle.beside} ${classes.website}`}
          aria-label="Website"
          data={websites.map(({ draftId, businessName }) => ({ value: draftId, label: businessName }))}
          value={chosen.draftId}
          onChange={(event) => onChoose({ website: event.currentTarget.value })}
        />
      ) : (
        <p className={classes.only}>{chosen.businessName}</p>
      )}
      <SegmentedControl
        className={`${pageTitle.beside} ${classes.period}`}
        withItemsBorders={false}
        aria-label="Period"
        data={periods}
        value={`${days}`}
        onChange={(value) => onChoose({ days: Number(value) as VisitPeriod })}
      />
    </div>
  )
}
