import { AsyncLocalStorage } from 'node:async_hooks'
import { causeOf, stackOf } from './cause.ts'
import type { EventName } from './events.ts'
import { type LogFields, writeLine } from './line.ts'

/** The fields shared by all lines of one request or job. */
export type LogScope = Pick<LogFields, 'id' | 'run' | 'draftId' | 'accountId'>

const scopes = new AsyncLocalStorage<LogScope>()

/** Failures since the last flush, by event (failure-counts.ts). */
const failures = new Map<EventName, number>()

/** Runs a request or job. Its log lines, including those of deferred work, get the scope's ids. */
export const inLogScope = <T>(scope: LogScope, run: () => T): T => scopes.run({ ...scope }, run)

/** Adds ids to this request's or job's later log lines. */
export function addToLogScope(ids: LogScope): void {
  const scope = scopes.getStore()
  if (scope) Object.assign(scope, ids)
}

/** The id of the running request or job; null outside of one. */
export const currentRequestId = (): string | null => scopes.getStore()?.id ?? null

/**
 * Runs a job that an earlier request queued: its lines have that request's id, and `run` names the cron run or request that processes it.
 * `requestId` is null in rows of an earlier version.
 */
export function inJobScope<T>(requestId: string | null, ids: Omit<LogScope, 'id' | 'run'>, run: () => T): T {
  const now = currentRequestId() ?? undefined
  const id = requestId ?? now
  return inLogScope({ id, ...(now !== id && { run: now }), ...ids }, run)
}

/** Logs one line. */
export function logEvent(event: EventName, fields: LogFields = {}): void {
  if (fields.outcome === 'failed') failures.set(event, (failures.get(event) ?? 0) + 1)
  writeLine(event, { ...scopes.getStore(), ...fields })
}

/** Logs a failure and counts it. `error`: the thrown value, or our own words; a line shows only its cause and where it was thrown. */
export function logFailure(event: EventName, error: unknown, fields: LogFields = {}): void {
  logEvent(event, { outcome: 'failed', ...fields, ...causeOf(error), ...stackOf(error) })
}

/** Logs a refusal caused outside the product, such as an address that doesn't respond. Doesn't count as a failure. */
export function logRefusal(event: EventName, error: unknown, fields: LogFields = {}): void {
  logEvent(event, { outcome: 'refused', ...fields, ...causeOf(error) })
}

export const hasFailures = (): boolean => failures.size > 0

/** Returns and resets the failure counts. */
export function takeFailures(): [EventName, number][] {
  const taken = [...failures]
  failures.clear()
  return taken
}

/** A stopwatch: milliseconds since it started. */
export function stopwatch(): () => number {
  const start = Date.now()
  return () => Date.now() - start
}
