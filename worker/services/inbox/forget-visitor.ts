import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { findMessageRow } from '../../storage/inbox/message-rows.ts'
import { deleteOfSender } from '../../storage/inbox/sender-rows.ts'
import type { ServiceContext } from '../context.ts'
import { senderOf } from './sender-of.ts'

/**
 * Deletes everything that the sender of a message sent to this person's websites, the replies, and the emails about it that
 * wait. Returns how many messages. Throws not_found.
 */
export async function forgetVisitor(ctx: ServiceContext, of: { userId: string; id: string }): Promise<number> {
  const row = await findMessageRow(ctx.db, of)
  if (!row) throw new AppError('not_found')
  const deleted = await deleteOfSender(ctx.db, senderOf(of.userId, row))
  notifyOwner(ctx, of.userId, { type: 'messages.changed' })
  return deleted.length
}
