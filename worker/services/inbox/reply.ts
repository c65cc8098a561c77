import { AppError } from '../../contract/errors.ts'
import type { Message } from '../../contract/messages.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { insertReply } from '../../storage/inbox/reply-rows.ts'
import type { ServiceContext } from '../context.ts'
import { countAttempt, uncountAttempt } from '../limits/count-attempt.ts'
import { answerable } from '../mail-outbox/answerable.ts'
import { drainMail } from '../mail-outbox/drain-mail.ts'
import { getMessage } from './get-message.ts'

const limit = 'replies of an account'
type Of = { userId: string; messageId: string; id: string; text: string }

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
