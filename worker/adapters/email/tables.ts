import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../../platform/db/database.ts'

/** Emails that production would have sent, in development and in trials. */
export const mailbox = sqliteTable('mailbox', {
  id: text('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  replyTo: text('reply_to'),
  /** JSON: `MailAttachment[]`. */
  attachments: text('attachments').notNull().default('[]'),
  createdAt: instant('created_at').notNull(),
})
