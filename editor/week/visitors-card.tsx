import { VisuallyHidden } from '@mantine/core'
import { type Counted, type Counts, hasCounts, sumDays, visitBars } from '#editor/visits/visit-bars.ts'
import { barWords, countWords } from '#editor/visits/visit-words.ts'
import { VisitsChart } from '#editor/visits/visits-chart.tsx'
import { messageFor } from '#ui/errors/error-texts.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import type { Week } from '#worker/week/schema.ts'
import { Card } from './card.tsx'
import classes from './visitors-card.module.css'

type VisitorsCardProps = Pick<Week, 'visits'> & { isOnline: boolean }

export function VisitorsCard({ visits, isOnline }: VisitorsCardProps) {
  const counts = visits && sumDays(visits.days)
  return (
    <Card title="Visitors" more={{ to: pages.visitors, words: 'See all' }}>
      {!visits || !counts ? (
        <p className={classes.sentence}>{messageFor('visits_unavailable')}</p>
      ) : visits.since === null ? (
        <p className={classes.sentence}>
          {isOnline ? 'Your first visitor will appear here.' : 'Publish a website, and its visitors appear here.'}
        </p>
      ) : hasCounts(counts) ? (
        <>
          <dl className={classes.figures}>
            <Figure counts={counts} name="visitors" words={counts.visitors === 1 ? 'visitor' : 'visitors'} />
            <Figure counts={counts} name="calls" words={counts.calls === 1 ? 'tap to call' : 'taps to call'} />
            <Figure counts={counts} name="messages" words={counts.messages === 1 ? 'message' : 'messages'} />
          </dl>
          <Days visits={visits} />
        </>
      ) : (
        <p className={classes.sentence}>Nobody in the last 7 days.</p>
      )}
    </Card>
  )
}

/** Renders nothing for 0. */
const Figure = ({ counts, name, words }: { counts: Counts; name: Counted; words: string }) =>
  counts[name] > 0 && (
    <div className={classes.figure}>
      <dt>{words}</dt>
      <dd>{countWords(counts, name)}</dd>
    </div>
  )

/** A daily chart, from the second day on. */
function Days({ visits }: { visits: NonNullable<Week['visits']> }) {
  const bars = visitBars(visits)
  const counted = bars.flatMap((bar) => (bar.counts && bar.counts.visitors > 0 ? { bar, counts: bar.counts } : []))
  if (counted.length === 0 || bars.filter(({ counts }) => counts !== null).length < 2) return null
  return (
    <div className={classes.days}>
      <div aria-hidden>
        <VisitsChart bars={bars} plotted="visitors" />
      </div>
      <VisuallyHidden>
        <ul>
          {counted.map(({ bar, counts }) => (
            <li key={bar.from}>
              {barWords(bar)}: {countWords(counts, 'visitors')}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </div>
  )
}
