import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { mapWithConcurrency, withTimeout } from '../concurrency.ts'
import type { EventName } from '../log/events.ts'
import type { LogFields } from '../log/line.ts'
import { logFailure } from '../log/log.ts'
import type { Database } from './database.ts'

/** A table whose rows can be leased by one worker at a time. After a crash, a row is free again once its lease expires. */
type Leasable = SQLiteTable & { leasedUntil: SQLiteColumn }

/** When a lease starts and ends. */
export type Lease = { at: Date; until: Date }

/** Free rows: never leased, released, or with a lease that expired by `at`. */
export const unleased = ({ leasedUntil }: Pick<Leasable, 'leasedUntil'>, at: Date): SQL =>
  sql`(${leasedUntil} is null or ${leasedUntil} <= ${at.getTime()})`

/** The row, if its worker still holds it: a later worker's lease has a later end. */
export const leasedBy = (table: Pick<Leasable, 'leasedUntil'>, { leasedUntil }: { leasedUntil: Date | null }): SQL =>
  eq(table.leasedUntil, leasedUntil ?? new Date(0))

/** Leases the row that `which` selects and applies `set`, in one statement. Undefined if the row is missing or leased. */
export const takeLease = <T extends Leasable>(
  db: Database,
  table: T,
  which: SQL | undefined,
  { at, until, set }: Lease & { set?: SQLiteUpdateSetSource<T> },
): Promise<T['$inferSelect'] | undefined> =>
  db
    .update<Leasable>(table)
    .set({ ...set, leasedUntil: until })
    .where(and(which, unleased(table, at)))
    .returning()
    .get()

/** Frees a leased row and applies `set`, in one statement. Does nothing if the lease expired and another worker has the row. */
export const releaseLease = <T extends Leasable>(
  db: Database,
  table: T,
  which: SQL | undefined,
  { leasedUntil, set }: { leasedUntil: Date | null; set?: SQLiteUpdateSetSource<T> },
) =>
  db
    .update<Leasable>(table)
    .set({ ...set, leasedUntil: null })
    .where(and(which, leasedBy(table, { leasedUntil })))

/** Skipped: another worker has the item, or there is nothing left to do. */
export type Outcome = 'done' | 'failed' | 'skipped'
type Drained = Record<Outcome, number>

type Try = { failed: EventName; ids: LogFields; timeoutSeconds?: number | undefined }

/**
 * Processes a queue item. Never throws: after an error, or more than `timeoutSeconds`, it logs one line and the item waits for the next
 * run.
 */
export const tryItem = ({ failed, ids, timeoutSeconds }: Try, work: () => Promise<Outcome>): Promise<Outcome> =>
  (timeoutSeconds === undefined ? work() : withTimeout(timeoutSeconds, work())).catch((error: unknown) => {
    logFailure(failed, error, ids)
    return 'failed' as const
  })

/**
 * Processes a leased row. After an error, the row is free for the next run. If the work hangs, its lease stays, since its writes may still
 * arrive.
 */
export async function whileLeased<Result>(
  work: () => Promise<Result>,
  release: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    await release()
    throw error
  }
}

type Queue<Item> = {
  /** The event to log for a failure, and the ids in its log line. */
  failed: EventName
  idsOf: (item: Item) => LogFields
  atOnce: number
  /** Per item, in seconds. */
  timeoutSeconds?: number
  work: (item: Item) => Promise<Outcome>
}

/** Processes a queue's due items, `atOnce` at a time. Failures don't delay other items. Returns the count of each outcome. */
export async function drain<Item>(due: readonly Item[], queue: Queue<Item>): Promise<Drained> {
  const drained: Drained = { done: 0, failed: 0, skipped: 0 }
  const tasks = due.map((item) => async () => {
    const { failed, timeoutSeconds } = queue
    drained[await tryItem({ failed, ids: queue.idsOf(item), timeoutSeconds }, () => queue.work(item))] += 1
  })
  await mapWithConcurrency(tasks, queue.atOnce)
  return drained
}
