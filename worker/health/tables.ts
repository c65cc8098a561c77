import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../platform/db/database.ts'

/** When each cron job last finished. */
export const jobRuns = sqliteTable('job_runs', {
  job: text('job').primaryKey(),
  endedAt: instant('ended_at').notNull(),
  /** The last key that a job in parts has worked on. */
  position: text('position'),
})

/** Open alerts. Rows are deleted once the problem is over and the operator knows. */
export const alerts = sqliteTable('alerts', {
  problem: text('problem').primaryKey(),
  since: instant('since').notNull(),
  /** How many emails have named it. */
  emails: integer('emails').notNull().default(0),
})
