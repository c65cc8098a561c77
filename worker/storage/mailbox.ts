import { desc, lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { mailbox } from './schema/accounts.ts'

export type MailRow = typeof mailbox.$inferSelect

export const insertMail = (db: Database, mail: MailRow) => db.insert(mailbox).values(mail)

/** The newest mails, at most 50. */
export const listMailRows = (db: Database) => db.select().from(mailbox).orderBy(desc(mailbox.createdAt)).limit(50)

export const deleteMailsBefore = (db: Database, time: Date) => db.delete(mailbox).where(lt(mailbox.createdAt, time))
