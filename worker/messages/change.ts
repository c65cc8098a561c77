import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { Owner } from '../platform/owner.ts'
import { senderOf } from './read.ts'
import { deleteOfSender, findMessageRow } from './rows.ts'
import type { MessageFolder, MessagesChange } from './schema.ts'
import { customerContactForms } from './tables.ts'

/**
 * Marks messages as read or unread, and moves them; out of the spam folder, they are no longer spam. Those that are not this person's are
 * left alone. Returns the number changed.
 */
export async function changeMessages(ctx: ServiceContext, of: Owner & MessagesChange): Promise<number> {
  const { userId, ids, read, folder } = of
  const changed = await changeMessageRows(ctx.db, { userId, ids, read, folder, at: ctx.now() })
  if (changed.length > 0) notifyOwner(ctx, userId, { type: 'messages.changed' })
  return changed.length
}

/** Deletes messages with everything that belongs to them. Returns how many there were. */
export async function deleteMessages(ctx: ServiceContext, of: Owner & { ids: string[] }): Promise<number> {
  const deleted = await deleteMessageRows(ctx.db, of)
  if (deleted.length > 0) notifyOwner(ctx, of.userId, { type: 'messages.changed' })
  return deleted.length
}

/**
 * Deletes everything that the sender of a message sent to this person's websites, the replies, and the emails about it that
 * wait. Returns how many messages. Throws not_found.
 */
export async function forgetVisitor(ctx: ServiceContext, of: Owner & { id: string }): Promise<number> {
  const row = await findMessageRow(ctx.db, of)
  if (!row) throw new AppError('not_found')
  const deleted = await deleteOfSender(ctx.db, senderOf(of.userId, row))
  notifyOwner(ctx, of.userId, { type: 'messages.changed' })
  return deleted.length
}

const messages = customerContactForms
type Some = Owner & { ids: readonly string[] }
type Change = Some & { read: boolean | undefined; folder: MessageFolder | undefined; at: Date }

const some = ({ userId, ids }: Some) =>
  and(eq(messages.userId, userId), sql`${messages.id} in (select value from json_each(${JSON.stringify(ids)}))`)

/**
 * Marks messages as read or unread, and moves them; answers the ids of those that were there. What leaves the spam folder is no spam
 * any more, whatever it was kept apart for; what is moved there counts as read at that moment, from which on it is kept for a while.
 */
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

/** Removes messages, with their replies and the mails about them that wait. */
const deleteMessageRows = (db: Database, which: Some) =>
  db.delete(messages).where(some(which)).returning({ id: messages.id })

const whenSpam = (then: SQL, otherwise: SQL) =>
  sql`case when ${messages.folder} = 'spam' then ${then} else ${otherwise} end`
