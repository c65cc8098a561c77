import { headerName } from '../../mails/header-line.ts'
import { replyMail } from '../../mails/reply-mail.ts'
import type { MailMessage } from '../../providers/mail.ts'
import { findMessageForMail, findReplyText } from '../../storage/mail-outbox/content-rows.ts'
import type { MailOutboxRow } from '../../storage/mail-outbox/lease-rows.ts'
import type { ServiceContext } from '../context.ts'
import { answerable } from './answerable.ts'

/**
 * An owner's answer to a message: to the visitor, in the business's name, answered to the address that the owner's account has now.
 * Undefined when the message, the answer or the website is gone, or when there is no address to send it to.
 */
export async function writeReply(ctx: ServiceContext, row: MailOutboxRow): Promise<MailMessage | undefined> {
  const { userId } = row
  const [found, reply] = await Promise.all([
    findMessageForMail(ctx.db, { userId, messageId: row.messageId ?? '' }),
    findReplyText(ctx.db, { userId, replyId: row.replyId ?? '' }),
  ])
  const to = answerable(found?.message.email ?? '')
  if (!found || !reply || !to) return undefined
  const { businessName, ownerEmail, timeZone, message } = found
  const { hostname, language } = message
  const content = await replyMail({
    ...{ businessName, hostname, language },
    text: reply.text,
    message: message.message,
    sentAt: message.createdAt,
    timeZone: timeZone ?? 'UTC',
  })
  const name = headerName(businessName) || hostname
  return { to, ...content, fromName: name, replyTo: { email: ownerEmail, name } }
}
