import { AppError } from '../../contract/errors.ts'
import type { Message } from '../../contract/messages.ts'
import { findMessageRow, listReplyRows } from '../../storage/inbox/message-rows.ts'
import { countOfSender } from '../../storage/inbox/sender-rows.ts'
import type { ServiceContext } from '../context.ts'
import { messageOf } from './describe-message.ts'
import { senderOf } from './sender-of.ts'

/** One message of a person, with its replies. Throws not_found. */
export async function getMessage(ctx: ServiceContext, of: { userId: string; id: string }): Promise<Message> {
  const row = await findMessageRow(ctx.db, of)
  if (!row) throw new AppError('not_found')
  const [replies, fromSamePerson] = await Promise.all([
    listReplyRows(ctx.db, { userId: of.userId, ids: [of.id] }),
    countOfSender(ctx.db, senderOf(of.userId, row)),
  ])
  return messageOf(row, { replies, fromSamePerson })
}
