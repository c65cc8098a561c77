import type { AnalyticsEvent, Measurement, mostEvents } from '../../worker/analytics/schema.ts'

/** In milliseconds: what happens within it goes together. */
export const batchTime = 1_000
/** Only its type is taken from the contract, whose schemas would be a weight on every page. */
const most: typeof mostEvents = 20

export type Reporter = { report: (event: AnalyticsEvent) => void; flush: () => void }

type Surroundings = {
  send: (events: readonly AnalyticsEvent[]) => Promise<Measurement | null>
  /** Told whenever an answer says what else the operator measures with. */
  onMeasurement: (measurement: Measurement) => void
  isUnwanted: () => boolean
}

/** Gathers events and sends them a second later, or at once if there are many or `flush` is set. Never throws. */
export function reporterOf({ send, onMeasurement, isUnwanted }: Surroundings): Reporter {
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
