import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../accounts/tables.ts'
import { draftWebsites } from '../drafts/tables.ts'
import { instant } from '../platform/db/database.ts'

/** The log of assistants' calls, for 90 days. */
export const assistantCalls = sqliteTable(
  'assistant_calls',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    connectionId: text('connection_id').notNull(),
    /** As it was when the owner allowed it. */
    clientName: text('client_name').notNull(),
    draftId: text('draft_id').references(() => draftWebsites.id, { onDelete: 'cascade' }),
    tool: text('tool').notNull(),
    /** The name of the change; blank if nothing changed. */
    title: text('title').notNull(),
    /** The draft's revision after the change. */
    revision: integer('revision'),
    /** The document before it, of a website's last changes. */
    before: text('before'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('assistant_calls_draft').on(table.draftId, table.id),
    index('assistant_calls_user').on(table.userId, table.connectionId, table.at),
    index('assistant_calls_at').on(table.at),
  ],
)
