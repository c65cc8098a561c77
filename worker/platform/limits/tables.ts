import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../db/database.ts'

/** Attempts per time window. Keys are hashes, so the table reveals no addresses. */
export const attemptCounts = sqliteTable(
  'attempt_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [index('attempt_counts_end').on(table.windowEndsAt)],
)
