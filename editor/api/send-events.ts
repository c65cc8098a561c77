import type { AnalyticsEvent, EventsAnswer, Measurement } from '#worker/analytics/schema.ts'

/**
 * Sends events; a closing page need not wait for it. Returns the operator's other measuring tools. It never fails:
 * offline or refused, an event is simply lost.
 *
 * Not by api/client.ts, whose typed calls bring along more than a public page's whole script.
 */
export async function sendEvents(events: readonly AnalyticsEvent[]): Promise<Measurement | null> {
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
