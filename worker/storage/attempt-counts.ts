import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
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

/** Counts one less, as long as there is one. */
export const uncountOne = (db: Database, key: string) =>
  db
    .update(attemptCounts)
    .set({ count: sql`${attemptCounts.count} - 1` })
    .where(and(eq(attemptCounts.key, key), gt(attemptCounts.count, 0)))

export const deleteAttemptCountsBefore = (db: Database, time: Date) =>
  db.delete(attemptCounts).where(lt(attemptCounts.windowEndsAt, time))
