import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { jobRuns } from './tables.ts'

/** Every minute's run of the cron. */
const cron = 'cron'

/** Notes that the cron ran to its end. */
export const recordCronRun = (db: Database, endedAt: Date) =>
  db.insert(jobRuns).values({ job: cron, endedAt }).onConflictDoUpdate({ target: jobRuns.job, set: { endedAt } })

/** When the cron last ran to its end; undefined before its first run. */
export async function lastCronRun(db: Database): Promise<Date | undefined> {
  const row = await db.select({ endedAt: jobRuns.endedAt }).from(jobRuns).where(eq(jobRuns.job, cron)).get()
  return row?.endedAt
}
