import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../platform/db/database.ts'

/** A website made before its owner had an account: bound to a browser by a cookie, claimed at sign-in. */
export const creations = sqliteTable(
  'creations',
  {
    id: text('id').primaryKey(),
    answers: text('answers').notNull(),
    websiteSettings: text('website_settings').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Running while the Durable Object works on it. Until it ends, `website_settings` has the composer's texts. */
    status: text('status', { enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('done'),
    /** The user who gets the draft: signed in at the start, or since. */
    userId: text('user_id'),
    /** JSON: the pictures of the imported page. */
    importedPictures: text('imported_pictures'),
    /** JSON: the imported page's reviews with their authors. */
    importedReviews: text('imported_reviews'),
    /** A short summary of the imported page. */
    scrapeSummary: text('scrape_summary'),
    /** The draft that the creation became. */
    draftId: text('draft_id'),
  },
  (table) => [
    index('creations_begin').on(table.createdAt),
    // The hourly measurement counts unclaimed creations.
    index('creations_unclaimed').on(table.id).where(sql`draft_id is null`),
    // Few creations run at a time. Used to count a person's running creations and to find stuck ones.
    index('creations_running').on(table.userId, table.createdAt).where(sql`${table.status} = 'running'`),
  ],
)

/** How a trade's websites begin, so that the next one begins differently. */
export const firstLooks = sqliteTable(
  'first_looks',
  {
    trade: text('trade').notNull(),
    /** 'leeds gb'; blank while unknown. */
    town: text('town').notNull(),
    /** A hash of the business name. */
    business: integer('business').notNull(),
    opening: text('opening').notNull(),
    palette: text('palette').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trade, table.town, table.business] }),
    index('first_looks_of_trade').on(table.trade, table.createdAt),
    index('first_looks_begin').on(table.createdAt),
  ],
)
