import { and, eq, isNull, ne } from 'drizzle-orm'
import { sendMail } from '../adapters/email/email.ts'
import type { ServiceContext } from '../platform/context.ts'
import { type MailContent, writeMail } from '../platform/emails/email.ts'
import { websiteReports } from './tables.ts'

/**
 * Emails everybody who reported a website and wants an answer, and forgets each address afterwards. Throws mail_failed at the first
 * failure: a second call continues from there.
 */
export async function answerReporters(ctx: ServiceContext, draftId: string, answer: string): Promise<void> {
  const { db } = ctx
  const waiting = await db
    .select({ id: websiteReports.id, email: websiteReports.email, hostname: websiteReports.hostname })
    .from(websiteReports)
    .where(and(eq(websiteReports.draftId, draftId), isNull(websiteReports.closedAt), ne(websiteReports.email, '')))
  for (const { id, email, hostname } of waiting) {
    await sendMail(ctx, email, await answerMail(hostname, answer))
    await db.update(websiteReports).set({ email: '' }).where(eq(websiteReports.id, id))
  }
}

const answerMail = (hostname: string, answer: string): Promise<MailContent> =>
  writeMail({
    subject: `Your report of ${hostname}`,
    preheader: 'An answer to the report that you sent us.',
    heading: 'An answer to your report',
    lead: ['Thank you for telling us about this website:'],
    address: hostname,
    words: answer,
    reason:
      'Sent because you reported this website and asked for an answer. We have deleted your email address from the report.',
  })
