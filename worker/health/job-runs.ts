import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { DAY } from '../platform/time.ts'
import { jobRuns } from './tables.ts'

/** The cron runs every minute, the sweep every hour, a backup as the operator has it run. */
type Job = 'cron' | 'sweep' | 'backup'

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

/** Nightly backups failed three times. */
export const isOldBackup = (endedAt: Date, at: Date): boolean => at.getTime() - endedAt.getTime() > 3 * DAY

/** A job through all rows of a table, a part in each run. */
export type Round = {
  job: string
  /** The next keys after one, in their order. */
  keys: (db: Database, from: { after: string; limit: number }) => PromiseLike<{ key: string }[]>
  /** Works on the rows between two keys, the second among them. False if some are left. */
  work: (db: Database, part: { after: string; last: string }) => Promise<boolean>
}

const keysPerPart = 1000

/**
 * Runs up to `parts` parts of a round. Each starts after the previous part's last key, also across runs. After the last key, the next run
 * starts over. A failed part is repeated.
 */
export async function runRound(db: Database, { job, keys, work }: Round, { parts, at }: { parts: number; at: Date }) {
  const row = await db.select({ position: jobRuns.position }).from(jobRuns).where(eq(jobRuns.job, job)).get()
  let after = row?.position ?? ''
  for (let part = 0; part < parts; part += 1) {
    const found = await keys(db, { after, limit: keysPerPart })
    const last = found.at(-1)?.key
    if (last !== undefined && !(await work(db, { after, last }))) continue
    const isEnd = last === undefined || found.length < keysPerPart
    after = isEnd ? '' : last
    const run = { endedAt: at, position: after }
    await db
      .insert(jobRuns)
      .values({ job, ...run })
      .onConflictDoUpdate({ target: jobRuns.job, set: run })
    if (isEnd) return
  }
}
