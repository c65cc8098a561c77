import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { contactReplies, mailOutbox } from '../schema/contact.ts'

export type MailOutboxRow = typeof mailOutbox.$inferSelect

/** Which mails are due that nobody is sending, the least tried first: what fails again and again holds up nothing new. */
export async function listDueMails(db: Database, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(lte(mailOutbox.nextTryAt, at), unleased(at)))
    .orderBy(asc(mailOutbox.attempts), asc(mailOutbox.nextTryAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Takes a mail that is due for one worker until `until`, and counts the try; undefined when another has it, or it is gone. */
export const leaseMail = (db: Database, { id, at, until }: { id: string; at: Date; until: Date }) =>
  db
    .update(mailOutbox)
    .set({ leasedUntil: until, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(and(eq(mailOutbox.id, id), lte(mailOutbox.nextTryAt, at), unleased(at)))
    .returning()
    .get()

/** Ends a mail that need not be sent. */
export const dropMail = (db: Database, { id }: MailOutboxRow) => db.delete(mailOutbox).where(eq(mailOutbox.id, id))

/** Ends a mail that was taken over for delivery. An answer says when. */
export const endSent = (db: Database, row: MailOutboxRow, at: Date) =>
  db.batch([dropMail(db, row), noteReply(db, row, { sentAt: at })])

/** Gives an email up. A reply records it. */
export const giveUp = (db: Database, row: MailOutboxRow, at: Date) =>
  db.batch([dropMail(db, row), noteReply(db, row, { failedAt: at })])

/** After a failure: the mail waits for its next try. */
export const putOff = (db: Database, { id, leasedUntil }: MailOutboxRow, nextTryAt: Date) =>
  db
    .update(mailOutbox)
    .set({ nextTryAt, leasedUntil: null })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.leasedUntil, leasedUntil ?? new Date(0))))

/** An email that is not a reply has no row with that id. */
const noteReply = (db: Database, { replyId }: MailOutboxRow, set: { sentAt: Date } | { failedAt: Date }) =>
  db
    .update(contactReplies)
    .set(set)
    .where(eq(contactReplies.id, replyId ?? ''))

const unleased = (at: Date) => or(isNull(mailOutbox.leasedUntil), lte(mailOutbox.leasedUntil, at))
