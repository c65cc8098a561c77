import { AppError } from '../../contract/errors.ts'
import type { MailboxMail } from '../../contract/mailbox.ts'
import { listMailRows } from '../../storage/mailbox.ts'
import type { ServiceContext } from '../context.ts'

/** The mails that would have been sent, the newest first. Throws not_found outside development. */
export async function listMails(ctx: ServiceContext): Promise<MailboxMail[]> {
  if (ctx.env.ENVIRONMENT !== 'development') throw new AppError('not_found')
  const rows = await listMailRows(ctx.db)
  return rows.map((row) => ({
    ...row,
    attachments: JSON.parse(row.attachments),
    createdAt: row.createdAt.toISOString(),
  }))
}
