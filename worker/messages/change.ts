import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isAlive } from '../accounts/user-rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { countAttempt, uncountAttempt } from '../platform/limits/count-attempt.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { Owner } from '../platform/owner.ts'
import { drainMail } from './outbox/drain.ts'
import { replyRow } from './outbox/rows.ts'
import { removeDuePhotos } from './photos/remove-photos.ts'
import { getMessage, senderOf } from './read.ts'
import { answerable } from './reply-address.ts'
import { deleteOfSender, findMessageRow } from './rows.ts'
import type { Message, MessageFolder, MessagesChange } from './schema.ts'
import { contactReplies, customerContactForms } from './tables.ts'

/**
 * Marks messages as read or unread, and moves them. Moving out of the spam folder clears the spam reasons. Ignores other people's messages.
 * Returns the number changed.
 */
export async function changeMessages(ctx: ServiceContext, of: Owner & MessagesChange): Promise<number> {
  const { userId, ids, read, folder } = of
  const changed = await changeMessageRows(ctx.db, { userId, ids, read, folder, at: ctx.now() })
  if (changed.length > 0) notifyOwner(ctx, userId, { type: 'messages.changed' })
  return changed.length
}

/** Deletes messages and everything that belongs to them. Returns the number deleted. */
export async function deleteMessages(ctx: ServiceContext, of: Owner & { ids: string[] }): Promise<number> {
  const deleted = await deleteMessageRows(ctx.db, of)
  ctx.defer(removeDuePhotos(ctx))
  if (deleted.length > 0) notifyOwner(ctx, of.userId, { type: 'messages.changed' })
  return deleted.length
}

/**
 * Deletes all messages from a message's sender to this person's websites, with replies and queued emails. Returns the number deleted.
 * Throws not_found.
 */
export async function forgetVisitor(ctx: ServiceContext, of: Owner & { id: string }): Promise<number> {
  const row = await findMessageRow(ctx.db, of)
  if (!row) throw new AppError('not_found')
  const deleted = await deleteOfSender(ctx.db, senderOf(of.userId, row))
  ctx.defer(removeDuePhotos(ctx))
  notifyOwner(ctx, of.userId, { type: 'messages.changed' })
  return deleted.length
}

const messages = customerContactForms
type OwnedMessages = Owner & { ids: readonly string[] }
type Change = OwnedMessages & { read: boolean | undefined; folder: MessageFolder | undefined; at: Date }

const some = ({ userId, ids }: OwnedMessages) =>
  and(eq(messages.userId, userId), sql`${messages.id} in (select value from json_each(${JSON.stringify(ids)}))`)

/** Returns the ids of the messages found. Moving a message to the spam folder marks it as read then, which starts its retention period. */
const changeMessageRows = (db: Database, { read, folder, at, ...which }: Change) =>
  db
    .update(messages)
    .set({
      ...(folder !== undefined && { folder }),
      ...(folder !== undefined && folder !== 'spam' && { spamReasons: whenSpam(sql`'[]'`, sql`spam_reasons`) }),
      ...(folder === 'spam' && { readAt: whenSpam(sql`read_at`, sql`${at.getTime()}`) }),
      ...(read === true && folder !== 'spam' && { readAt: sql`coalesce(${messages.readAt}, ${at.getTime()})` }),
      ...(read === false && { readAt: null }),
    })
    .where(some(which))
    .returning({ id: messages.id })

const deleteMessageRows = (db: Database, which: OwnedMessages) =>
  db.delete(messages).where(some(which)).returning({ id: messages.id })

const whenSpam = (then: SQL, otherwise: SQL) =>
  sql`case when ${messages.folder} = 'spam' then ${then} else ${otherwise} end`

const limit = 'replies of an account'
type ReplyOrder = Owner & { messageId: string; id: string; text: string }

/**
 * Stores a reply to a message and sends it in the background. Returns the updated message. Idempotent by the reply's id. Throws not_found,
 * no_reply_address, too_many_requests, and invalid_request for a message in the spam folder.
 */
export async function reply(ctx: ServiceContext, of: ReplyOrder): Promise<Message> {
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

type NewReply = Owner & { id: string; messageId: string; text: string; at: Date }

/**
 * Inserts a reply and its queued email, and marks the message as read, in one transaction. False if the reply exists already, or the
 * message is gone or spam.
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
