import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryProblem } from '#session/query-problem.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { zoneWords } from '#ui/words/when-words.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { type VisitReport, visitPeriods } from '#worker/visits/schema.ts'
import { FirstDay, NotCounted, NotPublished, NoVisitorsYet } from './nothing-to-count.tsx'
import { type VisitPeriod, visitsQuery } from './queries.ts'
import { RankedList } from './ranked-list.tsx'
import { barsSinceFirst, type Counts, countsBefore, hasCounts, sumDays, visitBars } from './visit-bars.ts'
import {
  comparedWords,
  countryWords,
  countWords,
  dayWords,
  deviceWords,
  figures,
  periodWords,
  sourceWords,
} from './visit-words.ts'
import classes from './visitors.module.css'

import { VisitsPlot } from './visits-plot.tsx'

export function WebsiteNumbers({ website, days }: { website: DraftListItem; days: VisitPeriod }) {
  const visits = useQuery(visitsQuery(website.draftId, days))
  const problem = queryProblem(visits)
  // After a failed refetch, the previous numbers remain.
  if (!visits.data)
    return problem ? <NumbersProblem error={problem} onRetry={() => void visits.refetch()} /> : <VisitorsWait />
  const { counted, report } = visits.data
  if (!counted) return <NotCounted />
  if (report.since === null) {
    const { url, businessName } = website
    return url ? <NoVisitorsYet url={url} businessName={businessName} /> : <NotPublished website={website} />
  }
  return (
    <div
      className={classes.numbers}
      aria-busy={visits.isPlaceholderData}
      data-former={visits.isPlaceholderData || undefined}
    >
      {!website.publishedHandle && <p className={classes.aside}>This website is offline, so nobody can visit it.</p>}
      <Numbers website={website} report={report} days={days} />
    </div>
  )
}

type NumbersProps = { website: DraftListItem; report: VisitReport; days: VisitPeriod }

function Numbers({ website: { draftId, url, businessName }, report, days }: NumbersProps) {
  const longer = visitPeriods.find((period) => period >= days * 2)
  const before = useQuery({
    ...visitsQuery(draftId, longer ?? days),
    enabled: longer !== undefined,
    staleTime: 300_000,
    refetchInterval: false,
    placeholderData: undefined,
  })
  const counts = sumDays(report.days)
  const isFirstDay = url !== null && hasCounts(counts) && report.since === report.days.at(-1)?.day
  return (
    <>
      {isFirstDay && <FirstDay url={url} businessName={businessName} counts={counts} />}
      {!hasCounts(counts) && <p className={classes.aside}>No visitors in these {periodWords[days]}.</p>}
      {!isFirstDay && (
        <FigureList counts={counts} before={countsBefore(report, longer && before.data?.report)} days={days} />
      )}
      {!isFirstDay && counts.views > 0 && <VisitsPlot bars={barsSinceFirst(visitBars(report))} />}
      {counts.views > 0 && (
        <div className={classes.lists}>
          <RankedList
            title="Where they came from"
            of="Website or campaign"
            parts={report.sources}
            words={sourceWords}
          />
          <RankedList title="Countries" of="Country" parts={report.countries} words={countryWords} />
          <RankedList title="Devices" of="Device" parts={report.devices} words={(name) => deviceWords[name]} />
        </div>
      )}
      {!isFirstDay && <CountingNotes report={report} />}
    </>
  )
}

function NumbersProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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

type FigureListProps = {
  counts: Counts
  /** The preceding period's counts. Undefined if unknown. */
  before: Counts | undefined
  days: VisitPeriod
}

/** The period's totals. Omits those that are zero in both periods. */
function FigureList({ counts, before, days }: FigureListProps) {
  const shown = figures.filter(({ name }) => counts[name] > 0 || (before && before[name] > 0))
  if (shown.length === 0) return null
  return (
    <section aria-label={`In ${periodWords[days]}`}>
      <dl className={classes.figures}>
        {shown.map(({ name, label, about, none = about }) => (
          <div key={name} className={classes.figure}>
            <dt>{label}</dt>
            <dd>
              <span className={classes.number}>{countWords(counts, name)}</span>
              <span className={classes.about}>{counts[name] === 0 ? none : about}</span>
              {before && <span className={classes.compared}>{comparedWords(counts, before, name)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {before && <p className={classes.note}>“More” and “fewer” compare with the {periodWords[days]} before.</p>}
    </section>
  )
}

function CountingNotes({ report: { since, timeZone, keptMonths } }: { report: VisitReport }) {
  return (
    <section className={classes.notes} aria-labelledby="counting-notes">
      <h2 id="counting-notes">How this is counted</h2>
      <dl>
        <div>
          <dt>No cookies or scripts</dt>
          <dd>We count each time we send your page, and add nothing to it. You don’t need a cookie banner for this.</dd>
        </div>
        <div>
          <dt>Visitors count once a day</dt>
          <dd>
            Overnight we forget who was here. Someone who comes on Monday and on Tuesday counts on both days, so daily
            visitors add up to more than the number of people.
          </dd>
        </div>
        <div>
          <dt>There may be more clicks than shown</dt>
          <dd>
            Calls, emails and bookings are clicks on your links. Some browsers, such as Firefox and Brave, don’t report
            them. And not every click becomes a call.
          </dd>
        </div>
        <div>
          <dt>Who counts and who doesn’t</dt>
          <dd>
            Bots that identify themselves, such as search engines, don’t count. Your own visits to your website do.
            People who ask not to be tracked count only as a page view. Whoever sends you a message counts as a visitor.
          </dd>
        </div>
        <div>
          <dt>Where people came from</dt>
          <dd>
            As their browser reports it. Often it reports nothing: for a typed address, a bookmark, or a link in a
            message or an app.
          </dd>
        </div>
        <div>
          <dt>Days and times</dt>
          <dd>
            A visit appears here within a few seconds. Today isn’t over yet. Days follow the time in{' '}
            {zoneWords({ zone: timeZone })}
            {since && <>, counted since {dayWords(since)}</>}. We keep the numbers for {keptMonths} months.
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** The page's layout while loading, to avoid layout shift. */
export function VisitorsWait() {
  return (
    <div className={classes.numbers} role="status" aria-label="Loading your visitor numbers">
      <div className={classes.blank} data-for="figures" />
      <div className={classes.blank} data-for="plot" />
      <div className={classes.lists}>
        <div className={classes.blank} data-for="list" />
        <div className={classes.blank} data-for="list" />
        <div className={classes.blank} data-for="list" />
      </div>
    </div>
  )
}
