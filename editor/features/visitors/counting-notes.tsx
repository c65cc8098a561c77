import type { VisitReport } from '../../../worker/visits/schema.ts'
import { ownClock, zoneWords } from '../../ui/when-words.ts'
import { dayWords } from './bar-words.ts'
import classes from './notes.module.css'

/** What the numbers are and what they are not. */
export function CountingNotes({ report: { since, timeZone, keptMonths } }: { report: VisitReport }) {
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
            People who ask not to be tracked count only as a page view.
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
            {zoneWords({ ...ownClock(), zone: timeZone })}
            {since && <>, counted since {dayWords(since)}</>}. We keep the numbers for {keptMonths} months.
          </dd>
        </div>
      </dl>
    </section>
  )
}
