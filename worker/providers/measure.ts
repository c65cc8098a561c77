import type { AnalyticsEvent } from '../contract/analytics-events.ts'

/** Somebody who is signed in, or not: all that is known of whom an event is about. */
export type Audience = 'visitor' | 'owner'

/** An event as it is kept. There is no field for an address, a browser, a cookie or a person. */
export type MeasuredEvent = {
  name: AnalyticsEvent['name']
  path: string | null
  area: string | null
  target: string | null
  method: string | null
  audience: Audience
}

/** Keeps events for the operator to count. Rejects when it could not. */
export type Measure = { write: (events: readonly MeasuredEvent[], at: Date) => Promise<void> }
