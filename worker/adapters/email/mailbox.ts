import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import type { ApiEnv, ServiceContext } from '../../platform/context.ts'
import { bears } from '../../platform/crypto/bearer.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors.ts'
import { describe } from '../../platform/http/route.ts'
import { type MailboxMail, mailboxList } from './schema.ts'
import { mailbox } from './tables.ts'

/** The newest 50 emails. */
const listMailRows = (db: Database) => db.select().from(mailbox).orderBy(desc(mailbox.createdAt)).limit(50)

/** A function, so that a deployment's bundle leaves the routes out unless it's a trial: loading this file runs nothing. */
export const mailboxRoutes = () =>
  new Hono<ApiEnv>().get(
    '/',
    describe({
      summary: 'List captured emails, newest first',
      description:
        'Available in development, and in a trial with `Authorization: Bearer` and the secret MAILBOX_TOKEN.',
      answers: { 200: mailboxList },
      errors: ['not_found', 'wrong_password'],
    }),
    async (c) => {
      const isOpen = c.env.ENVIRONMENT === 'development'
      if (!isOpen && !c.env.TRIAL) throw new AppError('not_found')
      if (!isOpen && !(await bears(c.req.header('authorization'), c.env.MAILBOX_TOKEN)))
        throw new AppError('wrong_password')
      return c.json({ mails: await listMails(c.get('services')) }, 200)
    },
  )

/** The stored emails, newest first. */
async function listMails(ctx: ServiceContext): Promise<MailboxMail[]> {
  const rows = await listMailRows(ctx.db)
  return rows.map((row) => ({
    ...row,
    attachments: JSON.parse(row.attachments),
    createdAt: row.createdAt.toISOString(),
  }))
}
