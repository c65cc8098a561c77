import { pages } from '../../contract/routes-table.ts'
import { headerName } from '../../mails/header-line.ts'
import { messageNoticeMail } from '../../mails/message-notice-mail.ts'
import type { MailMessage } from '../../providers/mail.ts'
import { findMessageForMail } from '../../storage/mail-outbox/content-rows.ts'
import type { MailOutboxRow } from '../../storage/mail-outbox/lease-rows.ts'
import type { ServiceContext } from '../context.ts'
import { answerable } from './answerable.ts'
import { calendarEvent } from './calendar-event.ts'

/**
 * The email that notifies a website's owner of a message: to the address that their account has now, answered to the visitor. Undefined when the
 * message or the website is gone, when it has become spam, or when the owner wants no such mails any more.
 */
export async function writeNotice(ctx: ServiceContext, row: MailOutboxRow): Promise<MailMessage | undefined> {
  const found = await findMessageForMail(ctx.db, { userId: row.userId, messageId: row.messageId ?? '' })
  if (!found || found.message.folder === 'spam' || found.notify === 'never') return undefined
  const { businessName, ownerEmail, timeZone, message } = found
  const email = answerable(message.email)
  const entry = await calendarEvent(message)
  const content = await messageNoticeMail({
    ...message,
    businessName,
    sentAt: message.createdAt,
    timeZone: timeZone ?? 'UTC',
    canAnswer: email !== undefined,
    url: `${ctx.env.APP_ORIGIN}${pages.inbox}?message=${encodeURIComponent(message.id)}`,
  })
  return {
    to: ownerEmail,
    ...content,
    ...(email && { replyTo: { email, name: headerName(message.name) } }),
    ...(entry && { attachments: [{ filename: 'preferred-time.ics', type: 'text/calendar', content: entry }] }),
  }
}
