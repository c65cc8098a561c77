import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** When each job of the cron last ran to its end. */
export const jobRuns = sqliteTable('job_runs', {
  job: text('job').primaryKey(),
  endedAt: integer('ended_at', { mode: 'timestamp_ms' }).notNull(),
})
