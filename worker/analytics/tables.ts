import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What happened on the product's own pages, for 90 days. Nothing in it is of a person: no id, address, browser or cookie, so that neither
 * the download of an account nor its deletion has anything to look for here.
 */
export const analyticsEvents = sqliteTable(
  'analytics_events',
  {
    /** Grows with every row, which is how a day's are counted without reading them. */
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    /** A page of the routes table, or `/other`. */
    path: text('path'),
    area: text('area'),
    target: text('target'),
    method: text('method'),
    audience: text('audience', { enum: ['visitor', 'owner'] }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('analytics_events_at').on(table.createdAt)],
)
