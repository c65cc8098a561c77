import { pages } from '../../contract/routes-table.ts'
import { messageDigestMail } from '../../mails/message-digest-mail.ts'
import type { MailMessage } from '../../providers/mail.ts'
import { findWebsiteForMail, listMessagesForMail } from '../../storage/mail-outbox/content-rows.ts'
import type { MailOutboxRow } from '../../storage/mail-outbox/lease-rows.ts'
import type { ServiceContext } from '../context.ts'

const listedAtMost = 20

/**
 * What tells a website's owner, once a day, what came. Undefined when nothing of it is left but spam, when the website is gone, or when
 * the owner wants no such mails any more.
 */
export async function writeDigest(ctx: ServiceContext, row: MailOutboxRow): Promise<MailMessage | undefined> {
  const { userId, draftId, since, until } = row
  const found = await findWebsiteForMail(ctx.db, { userId, draftId })
  if (!found || found.notify === 'never' || !since || !until) return undefined
  const came = await listMessagesForMail(ctx.db, { userId, draftId, since, until, limit: listedAtMost })
  if (came.messages === 0) return undefined
  const { businessName, ownerEmail, timeZone } = found
  const content = await messageDigestMail({
    ...came,
    businessName,
    timeZone: timeZone ?? 'UTC',
    url: ctx.env.APP_ORIGIN + pages.inbox,
  })
  return { to: ownerEmail, ...content }
}
