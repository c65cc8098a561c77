import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { rawStatement } from './raw-statement.ts'
import { attemptCounts } from './schema/accounts.ts'

/** Counts one more within the window that is open, or opens one. One statement, so that of many at once each counts. */
export async function countOne(db: Database, key: string, { now, seconds }: { now: Date; seconds: number }) {
  const fresh = { key, count: 1, windowEndsAt: new Date(now.getTime() + seconds * 1000) }
  const isOver = sql`${attemptCounts.windowEndsAt} <= ${now.getTime()}`
  return db
    .insert(attemptCounts)
    .values(fresh)
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${fresh.windowEndsAt.getTime()} else ${attemptCounts.windowEndsAt} end`,
      },
    })
    .returning({ count: attemptCounts.count, windowEndsAt: attemptCounts.windowEndsAt })
    .get()
}

type Pause = { free: number; first: number; longest: number; memory: number }

/**
 * Counts one more, unless the pause since the last one is not over: undefined then. A row ends `memory` seconds after its last count,
 * which is also how it knows when that was. One statement, so that of many at once each waits for the one before.
 */
export async function countWithPause(db: Database, key: string, { now, pause }: { now: Date; pause: Pause }) {
  const { free, first, longest, memory } = pause
  const at = now.getTime()
  const isOver = sql`${attemptCounts.windowEndsAt} <= ${at}`
  const seconds = sql`case when ${attemptCounts.count} < ${free} then 0
    else min(${longest}, ${first} << min(${attemptCounts.count} - ${free}, 20)) end`
  const windowEndsAt = new Date(at + memory * 1000)
  return db
    .insert(attemptCounts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: { count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`, windowEndsAt },
      setWhere: sql`${isOver} or ${attemptCounts.windowEndsAt} - ${memory * 1000} + (${seconds}) * 1000 <= ${at}`,
    })
    .returning({ count: attemptCounts.count })
    .get()
}

export const findCount = (db: Database, key: string) =>
  db.select().from(attemptCounts).where(eq(attemptCounts.key, key)).get()

/** How often something may be done within so many seconds, and what it is counted under. */
export type Allowance = { key: string; most: number; seconds: number }

/**
 * Counts `amount` more, unless that passes the limit: then nothing is counted, so refused attempts use up no allowance.
 * Returns undefined if it counted, or when the limit's window ends.
 */
export async function spend(
  db: Database,
  { key, most, seconds }: Allowance,
  { amount, at }: { amount: number; at: Date },
): Promise<Date | undefined> {
  const now = at.getTime()
  const [[counted], [open]] = await db.batch([
    db
      .insert(attemptCounts)
      .select(sql`select ${key}, ${amount}, ${now + seconds * 1000} where ${amount} <= ${most}`)
      .onConflictDoUpdate({
        target: attemptCounts.key,
        set: {
          count: sql`case when window_ends_at <= ${now} then ${amount} else count + ${amount} end`,
          windowEndsAt: sql`case when window_ends_at <= ${now} then excluded.window_ends_at else window_ends_at end`,
        },
        setWhere: sql`window_ends_at <= ${now} or count + ${amount} <= ${most}`,
      })
      .returning({ key: attemptCounts.key }),
    db.select({ windowEndsAt: attemptCounts.windowEndsAt }).from(attemptCounts).where(eq(attemptCounts.key, key)),
  ])
  return counted ? undefined : (open?.windowEndsAt ?? new Date(now + seconds * 1000))
}

/** Whether no more is allowed: a condition of the statement that would do it. */
export const isSpent = ({ key, most }: Allowance, at: Date): SQL => sql`exists (
  select 1 from attempt_counts as spent
  where spent.key = ${key} and spent.count >= ${most} and spent.window_ends_at > ${at.getTime()})`

/** Counts one more of each, where its condition holds: a statement of the transaction that did it. */
export const countEach = (db: Database, counted: readonly (Allowance & { when: SQL })[], at: Date) => {
  const rows = counted.map(
    ({ key, seconds, when }) => sql`select ${key} as key, ${at.getTime() + seconds * 1000} as ends where ${when}`,
  )
  return rawStatement(
    db,
    sql`
    insert into attempt_counts (key, count, window_ends_at)
    select key, 1, ends from (${sql.join(rows, sql` union all `)}) where true
    on conflict (key) do update set
      count = case when window_ends_at <= ${at.getTime()} then 1 else count + 1 end,
      window_ends_at = case when window_ends_at <= ${at.getTime()} then excluded.window_ends_at else window_ends_at end`,
  )
}

/** Counts one less, as long as there is one. */
export const uncountOne = (db: Database, key: string) =>
  db
    .update(attemptCounts)
    .set({ count: sql`${attemptCounts.count} - 1` })
    .where(and(eq(attemptCounts.key, key), gt(attemptCounts.count, 0)))

export const deleteAttemptCountsBefore = (db: Database, time: Date) =>
  db.delete(attemptCounts).where(lt(attemptCounts.windowEndsAt, time))
