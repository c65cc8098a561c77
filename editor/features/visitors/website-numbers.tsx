import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { DraftListItem } from '../../../worker/drafts/schema.ts'
import { type VisitReport, visitPeriods } from '../../../worker/visits/schema.ts'
import { queryProblem } from '../../state/query-problem.ts'
import { type VisitPeriod, visitsQuery } from '../../state/visits.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { CountingNotes } from './counting-notes.tsx'
import { FigureList } from './figure-list.tsx'
import { NobodyYet, NotCounted, NotPublished } from './nothing-to-count.tsx'
import { RankedList } from './ranked-list.tsx'
import { countsBefore, isAnything, summed, visitBars } from './visit-bars.ts'
import { countryWords, deviceWords, periodWords, sourceWords } from './visit-words.ts'
import classes from './visitors.module.css'
import { VisitorsWait } from './visitors-wait.tsx'
import { VisitsPlot } from './visits-plot.tsx'

/** One website's numbers, or the reason they are missing. */
export function WebsiteNumbers({ website, days }: { website: DraftListItem; days: VisitPeriod }) {
  const visits = useQuery(visitsQuery(website.draftId, days))
  const problem = queryProblem(visits)
  // When a reload fails, the numbers from before stay.
  if (!visits.data) return problem ? <Unread error={problem} onRetry={() => void visits.refetch()} /> : <VisitorsWait />
  const { counted, report } = visits.data
  if (!counted) return <NotCounted />
  if (report.since === null) {
    return website.url ? <NobodyYet url={website.url} /> : <NotPublished website={website} />
  }
  return (
    <div
      className={classes.numbers}
      aria-busy={visits.isPlaceholderData}
      data-former={visits.isPlaceholderData || undefined}
    >
      {!website.publishedHandle && <p className={classes.aside}>This website is offline, so nobody can visit it.</p>}
      <Numbers draftId={website.draftId} report={report} days={days} />
    </div>
  )
}

function Numbers({ draftId, report, days }: { draftId: string; report: VisitReport; days: VisitPeriod }) {
  const longer = visitPeriods.find((period) => period >= days * 2)
  const before = useQuery({
    ...visitsQuery(draftId, longer ?? days),
    enabled: longer !== undefined,
    staleTime: 300_000,
    refetchInterval: false,
    placeholderData: undefined,
  })
  const counts = summed(report.days)
  return (
    <>
      {!isAnything(counts) && <p className={classes.aside}>No visitors in these {periodWords[days]}.</p>}
      <FigureList counts={counts} before={countsBefore(report, longer && before.data?.report)} days={days} />
      <VisitsPlot bars={visitBars(report)} />
      <div className={classes.lists}>
        <RankedList title="Where they came from" of="Website or campaign" parts={report.sources} words={sourceWords} />
        <RankedList title="Countries" of="Country" parts={report.countries} words={countryWords} />
        <RankedList title="Devices" of="Device" parts={report.devices} words={(name) => deviceWords[name]} />
      </div>
      <CountingNotes report={report} />
    </>
  )
}

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className={classes.unread}>
      <p>
        <ErrorText error={error} />
      </p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
