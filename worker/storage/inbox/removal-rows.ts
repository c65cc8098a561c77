import { and, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { contactReplies, customerContactForms, inboxSettings, mailOutbox } from '../schema/contact.ts'

/** Removes what visitors sent to a website, what was set for it and the mails that wait: statements of the batch that deletes it. */
export const removeInboxOf = (db: Database, { userId, draftId }: { userId: string; draftId: string }) =>
  [
    db.delete(mailOutbox).where(and(eq(mailOutbox.userId, userId), eq(mailOutbox.draftId, draftId))),
    db
      .delete(customerContactForms)
      .where(and(eq(customerContactForms.draftId, draftId), eq(customerContactForms.userId, userId))),
    db.delete(inboxSettings).where(and(eq(inboxSettings.draftId, draftId), eq(inboxSettings.userId, userId))),
  ] as const

/** The same for everything of a person, also what their websites have left. */
export const removeInboxes = (db: Database, userId: string) =>
  db.batch([
    db.delete(mailOutbox).where(eq(mailOutbox.userId, userId)),
    db.delete(contactReplies).where(eq(contactReplies.userId, userId)),
    db.delete(customerContactForms).where(eq(customerContactForms.userId, userId)),
    db.delete(inboxSettings).where(eq(inboxSettings.userId, userId)),
  ])
