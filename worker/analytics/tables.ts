import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Events on the product's own pages, kept for 90 days. Contains no personal data (no id, address, browser or cookie), so account exports
 * and deletions skip this table.
 */
export const analyticsEvents = sqliteTable(
  'analytics_events',
  {
    /** Autoincrement: the range of ids counts a day's rows without reading them. */
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    /** A page in the routes table, or `/other`. */
    path: text('path'),
    area: text('area'),
    target: text('target'),
    method: text('method'),
    audience: text('audience', { enum: ['visitor', 'owner'] }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('analytics_events_at').on(table.createdAt)],
)
