import { desc, lt } from 'drizzle-orm'
import { Hono } from 'hono'
import { product } from '../../../renderer/document/product.ts'
import { chosen, type Env } from '../../env.ts'
import type { ApiEnv, ServiceContext } from '../../platform/context.ts'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { AppError, NotConfigured } from '../../platform/http/errors.ts'
import { describe } from '../../platform/http/route.ts'
import { type MailboxMail, mailboxList } from './schema.ts'
import { mailbox } from './tables.ts'

/** Kept beside a mail: its `content` is text. */
type MailAttachment = { filename: string; type: string; content: string }

/** A mail to one person. `text` says what `html` says, for readers without it. */
export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  /** Who is answered, where that is not who sent it. */
  replyTo?: { email: string; name: string }
  /** Under which name it is sent; the product's unless another is given. */
  fromName?: string
  attachments?: readonly MailAttachment[]
}

/** Sends mail. Rejects when it was not taken over for delivery. */
type Mail = { send: (message: MailMessage) => Promise<void> }

const mails: Record<Env['MAIL_PROVIDER'], (env: Env) => Mail> = {
  embedded: ({ ENVIRONMENT, DB }) => {
    if (ENVIRONMENT === 'production') {
      throw new NotConfigured(
        'MAIL_PROVIDER is embedded: in production codes must be sent. Set MAIL_PROVIDER=cloudflare and MAIL_FROM.',
      )
    }
    return embeddedMail(DB)
  },
  cloudflare: ({ EMAIL, MAIL_FROM }) => {
    if (!MAIL_FROM) throw new NotConfigured('MAIL_FROM is not set: the address that mails are sent from.')
    return cloudflareMail(EMAIL, MAIL_FROM)
  },
}

/** Throws in production when mails would only be kept. What it sends has whole headers. */
export const chooseMail = (env: Env): Mail => checkedMail(chosen('MAIL_PROVIDER', mails, env.MAIL_PROVIDER)(env))

/** In a header these would end it, or begin another. */
const endsLine = /[\p{Cc}\u2028\u2029]/u
/** An address is one, and nothing else. */
const notInAddress = /[\s<>,;"]/

/** The last line of defence against what people wrote: refuses mails whose headers would be more than their values. */
const checkedMail = (mail: Mail): Mail => ({
  send: async (message) => {
    const { to, replyTo } = message
    const isBroken = headersOf(message).some((value) => endsLine.test(value))
    if (isBroken || notInAddress.test(to) || notInAddress.test(replyTo?.email ?? '')) {
      throw new Error(`a mail with invalid headers: ${JSON.stringify(message.subject).slice(0, 200)}`)
    }
    await mail.send(message)
  },
})

const headersOf = ({ to, subject, replyTo, fromName = '', attachments = [] }: MailMessage): string[] => [
  ...[to, subject, fromName, replyTo?.email ?? '', replyTo?.name ?? ''],
  ...attachments.flatMap(({ filename, type }) => [filename, type]),
]

/** Sends through Cloudflare's `send_email` binding, from an address of a domain that is onboarded there. */
const cloudflareMail = (binding: SendEmail, from: string): Mail => ({
  send: async ({ fromName = product.name, replyTo, attachments = [], ...message }) => {
    await binding.send({
      ...message,
      from: { name: fromName, email: from },
      ...(replyTo && { replyTo: replyTo.name ? replyTo : replyTo.email }),
      ...(attachments.length > 0 && { attachments: attachments.map(attached) }),
    })
  },
})

/** As bytes: a string would be taken for base64. */
const attached = ({ filename, type, content }: { filename: string; type: string; content: string }) => ({
  ...{ filename, type, content: new TextEncoder().encode(content) },
  disposition: 'attachment' as const,
})

/** Keeps every mail in a table that the local mailbox page shows. */
const embeddedMail = (binding: D1Database): Mail => ({
  send: async ({ to, subject, text, html, replyTo, attachments = [] }) => {
    await insertMail(openDatabase(binding), {
      id: crypto.randomUUID(),
      recipient: to,
      createdAt: new Date(),
      ...{ subject, text, html },
      replyTo: replyTo ? shownAddress(replyTo) : null,
      attachments: JSON.stringify(attachments),
    })
  },
})

const shownAddress = ({ email, name }: { email: string; name: string }) => (name ? `${name} <${email}>` : email)

type MailRow = typeof mailbox.$inferSelect

const insertMail = (db: Database, mail: MailRow) => db.insert(mailbox).values(mail)

/** The newest mails, at most 50. */
export const listMailRows = (db: Database) => db.select().from(mailbox).orderBy(desc(mailbox.createdAt)).limit(50)

export const deleteMailsBefore = (db: Database, time: Date) => db.delete(mailbox).where(lt(mailbox.createdAt, time))

/** Sends a mail to one person. Throws mail_failed when it was not taken over for delivery. */
export async function sendMail(ctx: ServiceContext, to: string, content: Omit<MailMessage, 'to'>): Promise<void> {
  const mail = chooseMail(ctx.env)
  try {
    await mail.send({ ...content, to })
  } catch (error) {
    console.error('sending a mail', error)
    throw new AppError('mail_failed')
  }
}

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
