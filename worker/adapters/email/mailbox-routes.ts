import { Hono } from 'hono'
import type { ApiEnv, ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import { describe } from '../../platform/http/route.ts'
import { listMailRows } from './email.ts'
import { type MailboxMail, mailboxList } from './schema.ts'

export const mailboxRoutes = new Hono<ApiEnv>().get(
  '/',
  describe({
    summary: 'The mails that would have been sent, the newest first',
    description: 'In development only; elsewhere there is no such path.',
    answers: { 200: mailboxList },
    errors: ['not_found'],
  }),
  async (c) => c.json({ mails: await listMails(c.get('services')) }, 200),
)

/** The mails that would have been sent, the newest first. Throws not_found outside development. */
async function listMails(ctx: ServiceContext): Promise<MailboxMail[]> {
  if (ctx.env.ENVIRONMENT !== 'development') throw new AppError('not_found')
  const rows = await listMailRows(ctx.db)
  return rows.map((row) => ({
    ...row,
    attachments: JSON.parse(row.attachments),
    createdAt: row.createdAt.toISOString(),
  }))
}
