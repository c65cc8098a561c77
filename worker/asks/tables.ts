import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { draftWebsites } from '../drafts/tables.ts'
import { instant } from '../platform/db/database.ts'
import { acceptances, outcomes } from './schema.ts'
import { screenNames } from './screens.ts'

/** Owners' requests for changes, one row per turn; deleted with the draft. */
export const asksTable = sqliteTable(
  'asks',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id')
      .notNull()
      .references(() => draftWebsites.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    message: text('message').notNull(),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** JSON: `Step[]`. */
    steps: text('steps').notNull(),
    /** JSON: texts. */
    choices: text('choices').notNull(),
    screen: text('screen', { enum: screenNames }),
    accepted: text('accepted', { enum: acceptances }),
  },
  (table) => [index('asks_draft').on(table.draftId, table.createdAt)],
)
