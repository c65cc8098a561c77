import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { mapWithConcurrency, withTimeout } from '../concurrency.ts'
import type { Database } from './database.ts'

/** A table whose rows one worker at a time works on. After a crash a row is free again once its lease has ended. */
type Leasable = SQLiteTable & { leasedUntil: SQLiteColumn }

/** The time of taking a lease, and its end. */
export type Lease = { at: Date; until: Date }

/** Free rows: never leased, released, or leased until `at` or before. */
export const unleased = ({ leasedUntil }: Pick<Leasable, 'leasedUntil'>, at: Date): SQL =>
  sql`(${leasedUntil} is null or ${leasedUntil} <= ${at.getTime()})`

/** The row while its worker still has it: the next worker's lease ends later. */
export const leasedBy = (table: Pick<Leasable, 'leasedUntil'>, { leasedUntil }: { leasedUntil: Date | null }): SQL =>
  eq(table.leasedUntil, leasedUntil ?? new Date(0))

/** Leases the row that `which` picks, with `set` in the same statement. Undefined without such a row, or while another worker has it. */
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

/** Frees a leased row, with `set` in the same statement. Does nothing if its lease has ended and another worker has it. */
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

/** Skipped: another worker has the item, or there is nothing to do any more. */
export type Outcome = 'done' | 'failed' | 'skipped'
type Drained = Record<Outcome, number>

type Try = { queue: string; id: string; patience?: number | undefined }

/**
 * Works on an item of a queue. Never throws: an error, or more than `patience` seconds, is one line in the log, and the item waits for
 * the next run.
 */
export const tryItem = ({ queue, id, patience }: Try, work: () => Promise<Outcome>): Promise<Outcome> =>
  (patience === undefined ? work() : withTimeout(patience, work())).catch((error: unknown) => {
    console.error(`${queue}: ${id}: ${error}`)
    return 'failed' as const
  })

/**
 * Works on a row that this worker has leased. After an error the row is free for the next run. Work that hangs keeps its lease, since
 * its writes may still arrive.
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
  /** In front of what is logged. */
  queue: string
  idOf: (item: Item) => string
  atOnce: number
  /** In seconds, for each item. */
  patience?: number
  work: (item: Item) => Promise<Outcome>
}

/** Works on the due items of a queue, `atOnce` at a time. No failure holds up the others. Returns how many had which outcome. */
export async function drain<Item>(due: readonly Item[], queue: Queue<Item>): Promise<Drained> {
  const drained: Drained = { done: 0, failed: 0, skipped: 0 }
  const tasks = due.map((item) => async () => {
    const id = queue.idOf(item)
    drained[await tryItem({ queue: queue.queue, id, patience: queue.patience }, () => queue.work(item))] += 1
  })
  await mapWithConcurrency(tasks, queue.atOnce)
  return drained
}
