import { VisuallyHidden } from '@mantine/core'
import { isAnything, summed, visitBars } from '#editor/visits/visit-bars.ts'
import { barWords, numberWords } from '#editor/visits/visit-words.ts'
import { VisitsChart } from '#editor/visits/visits-chart.tsx'
import { messageFor } from '#ui/errors/error-texts.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import type { Week } from '#worker/week/schema.ts'
import { Card } from './card.tsx'
import classes from './visitors-card.module.css'

type VisitorsCardProps = Pick<Week, 'visits'> & { isOnline: boolean }

/** How many came in seven days, and what they did. */
export function VisitorsCard({ visits, isOnline }: VisitorsCardProps) {
  const counts = visits && summed(visits.days)
  return (
    <Card title="Visitors" more={{ to: pages.visitors, words: 'See all' }}>
      {!visits || !counts ? (
        <p className={classes.sentence}>{messageFor('visits_unavailable')}</p>
      ) : visits.since === null ? (
        <p className={classes.sentence}>
          {isOnline ? 'Your first visitor will appear here.' : 'Publish a website, and its visitors appear here.'}
        </p>
      ) : isAnything(counts) ? (
        <>
          <dl className={classes.figures}>
            <Figure count={counts.visitors} words={counts.visitors === 1 ? 'visitor' : 'visitors'} />
            <Figure count={counts.calls} words={counts.calls === 1 ? 'tap to call' : 'taps to call'} />
            <Figure count={counts.messages} words={counts.messages === 1 ? 'message' : 'messages'} />
          </dl>
          <Days visits={visits} />
        </>
      ) : (
        <p className={classes.sentence}>Nobody in the last 7 days.</p>
      )}
    </Card>
  )
}

/** Nothing for none. */
const Figure = ({ count, words }: { count: number; words: string }) =>
  count > 0 && (
    <div className={classes.figure}>
      <dt>{words}</dt>
      <dd>{numberWords(count)}</dd>
    </div>
  )

/** Day by day, from the second day on. */
function Days({ visits }: { visits: NonNullable<Week['visits']> }) {
  const bars = visitBars(visits)
  const counted = bars.filter(({ counts }) => counts && counts.visitors > 0)
  if (counted.length === 0 || bars.filter(({ counts }) => counts !== null).length < 2) return null
  return (
    <div className={classes.days}>
      <div aria-hidden>
        <VisitsChart bars={bars} plotted="visitors" />
      </div>
      <VisuallyHidden>
        <ul>
          {counted.map((bar) => (
            <li key={bar.from}>
              {barWords(bar)}: {numberWords(bar.counts?.visitors ?? 0)}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </div>
  )
}
