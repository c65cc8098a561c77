import { and, eq, sql } from 'drizzle-orm'
import { isAlive } from '../accounts/user-rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { countAttempt, uncountAttempt } from '../platform/limits/count-attempt.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { Owner } from '../platform/owner.ts'
import { drainMail } from './outbox/drain.ts'
import { answerable } from './outbox/notices.ts'
import { replyRow } from './outbox/rows.ts'
import { getMessage } from './read.ts'
import type { Message } from './schema.ts'
import { contactReplies, customerContactForms } from './tables.ts'

const limit = 'replies of an account'
type Of = Owner & { messageId: string; id: string; text: string }

/**
 * Replies to a message by email: stored and sent in the background. Returns the updated message. The same reply again, by its id, is ignored.
 * Throws not_found, no_reply_address, too_many_requests, and invalid_request for a message in the spam folder.
 */
export async function reply(ctx: ServiceContext, of: Of): Promise<Message> {
  const { userId, messageId, id } = of
  const before = await getMessage(ctx, { userId, id: messageId })
  if (hasReply(before, id)) return before
  if (before.folder === 'spam') throw refusal('spam is not answered')
  if (!answerable(before.email)) throw new AppError('no_reply_address')
  await countAttempt(ctx, limit, userId)
  const added = await insertReply(ctx.db, { ...of, at: ctx.now() }).catch(async (error: unknown) => {
    await uncountAttempt(ctx, limit, userId).catch(() => undefined)
    throw error
  })
  if (added) {
    ctx.defer(drainMail(ctx))
    notifyOwner(ctx, userId, { type: 'messages.changed' })
  } else await uncountAttempt(ctx, limit, userId)
  const after = await getMessage(ctx, { userId, id: messageId })
  if (!hasReply(after, id)) throw refusal('that is the id of something else')
  return after
}

const hasReply = ({ replies }: Message, id: string) => replies.some((each) => each.id === id)
const refusal = (message: string) => new AppError('invalid_request', { issues: [{ path: 'id', message }] })

const messages = customerContactForms
type NewReply = Owner & { id: string; messageId: string; text: string; at: Date }

/**
 * Adds a reply to a person's message with the mail that has to be sent, and marks the message as read; one transaction. False when there
 * is a reply with that id, or no such message outside of the spam folder.
 */
async function insertReply(db: Database, { id, userId, messageId, text, at }: NewReply): Promise<boolean> {
  const { added } = await runBatch(db, {
    added: db
      .insert(contactReplies)
      .select(sql`
        select ${id}, id, user_id, ${text}, ${at.getTime()}, null, null from customer_contact_forms
        where id = ${messageId} and user_id = ${userId} and folder <> 'spam' and ${isAlive(userId)}`)
      .onConflictDoNothing()
      .returning({ id: contactReplies.id }),
    mail: replyRow(db, { replyId: id, at }),
    message: db
      .update(messages)
      .set({ readAt: sql`coalesce(${messages.readAt}, ${at.getTime()})` })
      .where(and(eq(messages.id, messageId), eq(messages.userId, userId))),
  })
  return added.length > 0
}
