import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../platform/db/database.ts'

/**
 * Analytics Engine only: what each day's visitors are hashed with. A row goes when its day is over, and nobody can tell any more whose a
 * hash was. The Durable Object keeps its own.
 */
export const visitSalts = sqliteTable('visit_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
  createdAt: instant('created_at').notNull(),
})
