import { lt, sql } from 'drizzle-orm'
import { withTimeout } from '../concurrency.ts'
import { type Database, deleteSome, openDatabase } from '../db/database.ts'
import { HOUR } from '../time.ts'
import { causeOf } from './cause.ts'
import type { EventName } from './events.ts'
import { writeLine } from './line.ts'
import { hasFailures, takeFailures } from './log.ts'
import { failureCounts } from './tables.ts'

const hourOf = (at: Date) => Math.floor(at.getTime() / HOUR)

/** In seconds. The cron's next steps wait for this. */
const timeoutSeconds = 5

/**
 * Adds this isolate's failures since the last call to the hour's counts. Writes nothing if nothing failed. Never throws: if the database
 * fails or hangs, counts are lost.
 */
export async function countFailures(binding: D1Database, at = new Date()): Promise<void> {
  if (hasFailures()) await addFailures(binding, takeFailures(), at)
}

/** Adds failures to the hour's counts. Never throws. */
export async function addFailures(
  binding: D1Database,
  failed: readonly (readonly [EventName, number])[],
  at: Date,
): Promise<void> {
  const hour = hourOf(at)
  try {
    const adding = openDatabase(binding)
      .insert(failureCounts)
      .values(failed.map(([event, count]) => ({ hour, event, count })))
      .onConflictDoUpdate({
        target: [failureCounts.hour, failureCounts.event],
        set: { count: sql`${failureCounts.count} + excluded.count` },
      })
    await withTimeout(timeoutSeconds, adding)
  } catch (error) {
    // Not counted itself: the next flush would fail too.
    const count = failed.reduce((sum, [, times]) => sum + times, 0)
    writeLine('failures.not_counted', { outcome: 'failed', count, ...causeOf(error) })
  }
}

/**
 * Failures by event in about the last hour: this hour's count, plus the previous hour's, in proportion to the part that is less than an
 * hour ago.
 */
export async function failuresOfLastHour(db: Database, at: Date): Promise<ReadonlyMap<EventName, number>> {
  const hour = hourOf(at)
  const rows = await db
    .select()
    .from(failureCounts)
    .where(sql`${failureCounts.hour} in (${hour}, ${hour - 1})`)
  const shareOfBefore = 1 - (at.getTime() % HOUR) / HOUR
  const counts = new Map<EventName, number>()
  for (const row of rows) {
    const event = row.event as EventName
    counts.set(event, (counts.get(event) ?? 0) + row.count * (row.hour === hour ? 1 : shareOfBefore))
  }
  return counts
}

export const deleteFailureCountsBefore = (db: Database, at: Date) =>
  deleteSome(db, failureCounts, lt(failureCounts.hour, hourOf(at)))
