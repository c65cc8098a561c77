import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { isAlive } from '../is-alive.ts'
import { replyRow } from '../mail-outbox/outbox-rows.ts'
import { contactReplies, customerContactForms } from '../schema/contact.ts'

const messages = customerContactForms
type NewReply = { id: string; userId: string; messageId: string; text: string; at: Date }

/**
 * Adds a reply to a person's message with the mail that has to be sent, and marks the message as read; one transaction. False when there
 * is a reply with that id, or no such message outside of the spam folder.
 */
export async function insertReply(db: Database, { id, userId, messageId, text, at }: NewReply): Promise<boolean> {
  const [added] = await db.batch([
    db
      .insert(contactReplies)
      .select(sql`
        select ${id}, id, user_id, ${text}, ${at.getTime()}, null, null from customer_contact_forms
        where id = ${messageId} and user_id = ${userId} and folder <> 'spam' and ${isAlive(userId)}`)
      .onConflictDoNothing()
      .returning({ id: contactReplies.id }),
    replyRow(db, { replyId: id, at }),
    db
      .update(messages)
      .set({ readAt: sql`coalesce(${messages.readAt}, ${at.getTime()})` })
      .where(and(eq(messages.id, messageId), eq(messages.userId, userId))),
  ])
  return added.length > 0
}
