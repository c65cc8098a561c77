import { writeLine } from '../platform/log/line.ts'
import type { EdgeFailure } from '../visits/schema.ts'

/** This isolate's failures by event, until they are sent to the app's Worker (visit-queue.ts). */
const failures = new Map<EdgeFailure, number>()

export function addEdgeFailures(event: EdgeFailure, count: number): void {
  failures.set(event, (failures.get(event) ?? 0) + count)
}

export function takeEdgeFailures(): [EdgeFailure, number][] {
  const taken = [...failures]
  failures.clear()
  return taken
}

/**
 * Logs outside a request's scope and with little code. Keeps the store's status and the error's name, since a message may contain a
 * hostname.
 */
export function logEdgeFailure(event: EdgeFailure, error: unknown, id?: string): void {
  addEdgeFailures(event, 1)
  writeLine(event, {
    ...{ outcome: 'failed', id },
    cause: (error instanceof Error && (/^KV \w+ failed: \d+/.exec(error.message)?.[0] ?? error.name)) || 'unknown',
  })
}
