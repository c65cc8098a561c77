import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** When each cron job last finished. */
export const jobRuns = sqliteTable('job_runs', {
  job: text('job').primaryKey(),
  endedAt: integer('ended_at', { mode: 'timestamp_ms' }).notNull(),
})
