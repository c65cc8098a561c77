import type {
  AnalyticsEvent,
  EventsAnswer,
  Measurement,
  maxEvents as maxEventsOfServer,
} from '#worker/analytics/schema.ts'

let reporter: Reporter | undefined

/** Reports an event. Does nothing before `startReporting`, or for people who opt out. */
export const report = (event: AnalyticsEvent): void => reporter?.report(event)

/** Called once by a page's script. */
export function startReporting(onMeasurement: (measurement: Measurement) => void): void {
  const started = createReporter({ send: sendEvents, onMeasurement, isUnwanted: () => isUnwantedIn(navigator) })
  reporter = started
  // Phones may kill a hidden page without another event.
  addEventListener('pagehide', started.flush)
  document.addEventListener('visibilitychange', () => document.hidden && started.flush())
}

export const batchMs = 1_000
/** Only imports the type, since the schema's code would be too large for every page. */
const maxEvents: typeof maxEventsOfServer = 20

type Reporter = { report: (event: AnalyticsEvent) => void; flush: () => void }

type ReporterParts = {
  send: (events: readonly AnalyticsEvent[]) => Promise<Measurement | null>
  /** Called when a response lists third-party tools. */
  onMeasurement: (measurement: Measurement) => void
  isUnwanted: () => boolean
}

/** Batches events and sends them after a second, or immediately if the batch is full or flushed. Never throws. */
export function createReporter({ send, onMeasurement, isUnwanted }: ReporterParts): Reporter {
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
    if (waiting.length >= maxEvents) flush()
    else timer ??= setTimeout(flush, batchMs)
  }
  return { report, flush }
}

type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export const isUnwantedIn = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1'

/**
 * Sends events with keepalive, so that a closing page doesn't lose them. Returns the operator's third-party tools. Never throws: drops
 * events that fail. Doesn't use api/client.ts, which is larger than a public page's whole script.
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
