import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import type { ApiEnv, ServiceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors.ts'
import { describe } from '../../platform/http/route.ts'
import { type MailboxMail, mailboxList } from './schema.ts'
import { mailbox } from './tables.ts'

/** The newest 50 emails. */
const listMailRows = (db: Database) => db.select().from(mailbox).orderBy(desc(mailbox.createdAt)).limit(50)

/** A function, so that a deployment's bundle leaves it out: loading this file runs nothing. */
export const mailboxRoutes = () =>
  new Hono<ApiEnv>().get(
    '/',
    describe({
      summary: 'List captured emails, newest first',
      description: 'Available in development only.',
      answers: { 200: mailboxList },
      errors: ['not_found'],
    }),
    async (c) => c.json({ mails: await listMails(c.get('services')) }, 200),
  )

/** The stored emails, newest first. Throws not_found outside development. */
async function listMails(ctx: ServiceContext): Promise<MailboxMail[]> {
  if (ctx.env.ENVIRONMENT !== 'development') throw new AppError('not_found')
  const rows = await listMailRows(ctx.db)
  return rows.map((row) => ({
    ...row,
    attachments: JSON.parse(row.attachments),
    createdAt: row.createdAt.toISOString(),
  }))
}
