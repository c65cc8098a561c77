import type { AnalyticsEvent, Measurement } from '../../worker/analytics/schema.ts'
import { sendEvents } from '../api/send-events.ts'
import { isUnwantedIn, type Reporter, reporterOf } from './reporter.ts'

let reporter: Reporter | undefined

/** Reports an event. Does nothing before `startReporting`, or for people who opt out. */
export const report = (event: AnalyticsEvent): void => reporter?.report(event)

/** Begins to report, as a page's script does once. */
export function startReporting(onMeasurement: (measurement: Measurement) => void): void {
  const started = reporterOf({ send: sendEvents, onMeasurement, isUnwanted: () => isUnwantedIn(navigator) })
  reporter = started
  // A phone may end a page that is out of sight without a further word.
  addEventListener('pagehide', started.flush)
  document.addEventListener('visibilitychange', () => document.hidden && started.flush())
}
