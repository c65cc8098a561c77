import type { AnalyticsEvent, EventsAnswer, Measurement, mostEvents } from '#worker/analytics/schema.ts'

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

/** In milliseconds: what happens within it goes together. */
export const batchTime = 1_000
/** Only its type is taken from the contract, whose schemas would be a weight on every page. */
const most: typeof mostEvents = 20

type Reporter = { report: (event: AnalyticsEvent) => void; flush: () => void }

type ReporterParts = {
  send: (events: readonly AnalyticsEvent[]) => Promise<Measurement | null>
  /** Told whenever an answer says what else the operator measures with. */
  onMeasurement: (measurement: Measurement) => void
  isUnwanted: () => boolean
}

/** Gathers events and sends them a second later, or at once if there are many or `flush` is set. Never throws. */
export function reporterOf({ send, onMeasurement, isUnwanted }: ReporterParts): Reporter {
  let waiting: AnalyticsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const events = waiting
    waiting = []
    if (events.length === 0) return
    send(events).then(
      (measurement) => measurement && onMeasurement(measurement),
      () => undefined,
    )
  }
  const report = (event: AnalyticsEvent) => {
    if (isUnwanted()) return
    waiting.push(event)
    if (waiting.length >= most) flush()
    else timer ??= setTimeout(flush, batchTime)
  }
  return { report, flush }
}

type Wishes = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Whether a browser says for its person that they do not want to be measured. */
export const isUnwantedIn = ({ globalPrivacyControl, doNotTrack }: Wishes): boolean =>
  globalPrivacyControl === true || doNotTrack === '1'

/**
 * Sends events; a closing page need not wait for it. Returns the operator's other measuring tools. It never fails:
 * offline or refused, an event is simply lost.
 *
 * Not by api/client.ts, whose typed calls bring along more than a public page's whole script.
 */
async function sendEvents(events: readonly AnalyticsEvent[]): Promise<Measurement | null> {
  try {
    const response = await fetch('/api/events', {
      method: 'POST',
      keepalive: true,
      priority: 'low',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(events),
    })
    if (!response.ok) return null
    const { measurement }: EventsAnswer = await response.json()
    return measurement
  } catch {
    return null
  }
}
