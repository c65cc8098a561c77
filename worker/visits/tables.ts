import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../platform/db/database.ts'

/**
 * Analytics Engine only: the salt for each day's visitor hashes. The row is deleted after its day, and hashes can no longer be linked to
 * anyone. The Durable Object stores its own salts.
 */
export const visitSalts = sqliteTable('visit_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
  createdAt: instant('created_at').notNull(),
})
