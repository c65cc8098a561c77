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
          <dt>Without cookies or script</dt>
          <dd>We count when your page is sent out, and add nothing to it. For that alone you need no cookie banner.</dd>
        </div>
        <div>
          <dt>Visitors count once a day</dt>
          <dd>
            Overnight we forget who was here. Someone who comes on Monday and on Tuesday counts on both days, so daily
            visitors add up to more than the number of people.
          </dd>
        </div>
        <div>
          <dt>There were more clicks than shown</dt>
          <dd>
            Calls, emails and bookings are clicks on your links. Some browsers, such as Firefox and Brave, do not tell
            us of them. And a click is not yet a call.
          </dd>
        </div>
        <div>
          <dt>Who is left out, and who is not</dt>
          <dd>
            Robots that say what they are, such as search engines, are left out. Your own visits to your website count.
            People who ask not to be tracked count only as a page view.
          </dd>
        </div>
        <div>
          <dt>Where people came from</dt>
          <dd>
            As their browser tells it. Many tell nothing: a typed address, a saved page, a link in a message, an app.
          </dd>
        </div>
        <div>
          <dt>Days and time</dt>
          <dd>
            A visit shows here within a few seconds. Today is not over. Days are those of{' '}
            {zoneWords({ ...ownClock(), zone: timeZone })}
            {since && <>, counted since {dayWords(since)}</>}. We keep the numbers for {keptMonths} months.
          </dd>
        </div>
      </dl>
    </section>
  )
}
