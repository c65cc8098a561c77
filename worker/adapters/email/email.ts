import { lt } from 'drizzle-orm'
import { product } from '../../../renderer/document/product.ts'
import { chosen, type Env } from '../../env.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { type Database, deleteSome, openDatabase } from '../../platform/db/database.ts'
import { AppError, NotConfigured } from '../../platform/http/errors.ts'
import { logFailure } from '../../platform/log/log.ts'
import { mailbox } from './tables.ts'

/** An attachment stored with an email; `content` is text. */
type MailAttachment = { filename: string; type: string; content: string }

/** An email to one person. `text` is the plain-text version of `html`. */
export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  /** The Reply-To address, if it isn't the sender's. */
  replyTo?: { email: string; name: string }
  /** The sender's display name; defaults to the product's. */
  fromName?: string
  attachments?: readonly MailAttachment[]
}

/** Sends email. Rejects if the email wasn't accepted for delivery. */
type Mail = { send: (message: MailMessage) => Promise<void> }

const mails: Record<Env['MAIL_PROVIDER'], (env: Env) => Mail> = {
  embedded: ({ ENVIRONMENT, TRIAL, DB }) => {
    const isLeftOut = typeof SHINGLE_TRIAL !== 'undefined' && !SHINGLE_TRIAL
    if (isLeftOut || (ENVIRONMENT === 'production' && !TRIAL)) {
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
  smtp: ({ MAIL_RELAY_URL, MAIL_FROM }) => {
    if (!MAIL_RELAY_URL || !MAIL_FROM)
      throw new NotConfigured('MAIL_PROVIDER is smtp: npm start needs SMTP_URL and MAIL_FROM.')
    return smtpMail(MAIL_RELAY_URL, MAIL_FROM)
  },
}

/** Throws in production if emails would only be stored. Checks headers before sending. */
export const chooseMail = (env: Env): Mail => checkedMail(chosen('MAIL_PROVIDER', mails, env.MAIL_PROVIDER)(env))

/** Characters that would end a header or start another. */
const endsLine = /[\p{Cc}\u2028\u2029]/u
/** Exactly one address. */
const notInAddress = /[\s<>,;"]/

/** The last line of defense against header injection through user input. */
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

/** Sends through Cloudflare's `send_email` binding, from a domain onboarded there. */
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

/** As bytes, since the binding decodes strings as base64. */
const attached = ({ filename, type, content }: { filename: string; type: string; content: string }) => ({
  ...{ filename, type, content: new TextEncoder().encode(content) },
  disposition: 'attachment' as const,
})

/** In milliseconds. An SMTP server may check for spam before it responds. */
const timeoutMs = 30_000

/** Hands emails to the SMTP client that `npm start` runs next to the Worker. Its address contains a secret. */
const smtpMail = (relay: string, from: string): Mail => ({
  send: async ({ fromName = product.name, ...message }) => {
    const response = await fetch(relay, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, from: { name: fromName, address: from } }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return
    throw new Error(`the SMTP client answered ${response.status}: ${(await response.text()).slice(0, 200)}`)
  },
})

/** Stores emails in a table for the mailbox page. */
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

export const deleteMailsBefore = (db: Database, time: Date) => deleteSome(db, mailbox, lt(mailbox.createdAt, time))

/** Sends an email to one person. Throws mail_failed if it wasn't accepted for delivery. */
export async function sendMail(ctx: ServiceContext, to: string, content: Omit<MailMessage, 'to'>): Promise<void> {
  const mail = chooseMail(ctx.env)
  try {
    await mail.send({ ...content, to })
  } catch (error) {
    logFailure('mail.not_sent', error)
    throw new AppError('mail_failed')
  }
}
