import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './database.ts'

/** In the directory: accounts that live in another database than the first. */
export const accountHomes = sqliteTable('account_homes', {
  userId: text('user_id').primaryKey(),
  home: integer('home').notNull(),
})

/** In the directory: handles and domains, and which database decides about each. The first decides about all others. */
export const nameHomes = sqliteTable('name_homes', {
  name: text('name').primaryKey(),
  home: integer('home').notNull(),
  /** When somebody of that database last meant to use it. */
  takenAt: instant('taken_at').notNull(),
})
