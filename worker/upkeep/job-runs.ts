import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { jobRuns } from './tables.ts'

/** The cron runs every minute, the sweep every hour. */
export type Job = 'cron' | 'sweep'

/** Records that a job finished a run. */
export const recordRun = (db: Database, job: Job, endedAt: Date) =>
  db.insert(jobRuns).values({ job, endedAt }).onConflictDoUpdate({ target: jobRuns.job, set: { endedAt } })

/** The same for the cron. Its first run counts as a sweep, so that a sweep that never comes is late. */
export const recordCronRun = (db: Database, endedAt: Date) =>
  db.batch([recordRun(db, 'cron', endedAt), db.insert(jobRuns).values({ job: 'sweep', endedAt }).onConflictDoNothing()])

/** When a job last finished a run; undefined before its first. */
export async function lastRun(db: Database, job: Job): Promise<Date | undefined> {
  const row = await db.select({ endedAt: jobRuns.endedAt }).from(jobRuns).where(eq(jobRuns.job, job)).get()
  return row?.endedAt
}
