import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How often each event failed, by hour. Stored for a week. */
export const failureCounts = sqliteTable(
  'failure_counts',
  {
    /** Hours since 1970. */
    hour: integer('hour').notNull(),
    event: text('event').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.event] })],
)
