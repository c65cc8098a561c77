import { and, eq } from 'drizzle-orm'
import { product } from '../../../renderer/document/product.ts'
import type { MailMessage } from '../../adapters/email/email.ts'
import { suspensionSentences } from '../../drafts/schema.ts'
import { draftWebsites } from '../../drafts/tables.ts'
import { pages } from '../../platform/addresses/paths.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { writeMail } from '../../platform/emails/email.ts'
import { headerLine } from '../../platform/emails/letter.ts'
import type { OwnedDraft } from '../../platform/owner.ts'
import { findAddress } from './notices.ts'
import type { MailOutboxRow, OperatorDetails } from './rows.ts'

/** Writes the email to the account's current address. Undefined if the account is gone. */
export async function writeOperatorNotice(ctx: ServiceContext, row: MailOutboxRow): Promise<MailMessage | undefined> {
  const [to, website] = await Promise.all([findAddress(ctx, row), findName(ctx, row)])
  if (to === undefined) return undefined
  const name = headerLine(website?.businessName ?? '', 60) || 'your website'
  const details: OperatorDetails = JSON.parse(row.details ?? '')
  return { to, ...(await operatorMail({ name, details, appOrigin: ctx.env.APP_ORIGIN })) }
}

/** Undefined if the email isn't about a website. */
const findName = ({ db }: ServiceContext, { userId, draftId }: OwnedDraft) =>
  db
    .select({ businessName: draftWebsites.businessName })
    .from(draftWebsites)
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()

type OperatorMailFields = { name: string; details: OperatorDetails; appOrigin: string }

/** Tells an owner what an operator did, and how to object. */
export const operatorMail = ({ name, details, appOrigin }: OperatorMailFields) => {
  const { heading, lead, note, action } = said(name, details, appOrigin)
  return writeMail({
    subject: heading,
    preheader: lead[0] ?? heading,
    heading,
    lead,
    ...(note && { quoteLead: 'What we would like to add:', quote: note }),
    ...(action && { action }),
    notes: [`If you have a question or disagree, write to ${product.supportEmail}. A person reads it.`],
    reason: `Sent because this address has a ${product.name} account.`,
  })
}

type MailText = { heading: string; lead: string[]; note?: string; action?: { label: string; url: string } }

function said(name: string, details: OperatorDetails, appOrigin: string): MailText {
  const websites = { label: 'Open your websites', url: appOrigin + pages.websites }
  switch (details.act) {
    case 'suspended':
      return {
        heading: `We took ${name} offline`,
        lead: [
          suspensionSentences[details.reason],
          'Visitors now see a short notice. You can still edit the website, but not publish it. Nothing has been deleted.',
        ],
        note: details.note,
      }
    case 'restored':
      return {
        heading: `We put ${name} back online`,
        lead: ['It looks exactly as before. You can publish changes again.'],
        action: websites,
      }
    case 'approved':
      return details.url === null
        ? {
            heading: `You can publish ${name} now`,
            lead: ['We have looked at the website, and everything is fine. Open it in the editor and publish it.'],
            action: websites,
          }
        : {
            heading: `We have put ${name} online`,
            lead: ['We have looked at the website, and everything is fine.'],
            action: { label: 'Open your website', url: details.url },
          }
    case 'refused':
      return {
        heading: `We can’t publish ${name}`,
        lead: ['We have looked at the website, and it does not follow our terms. It stays in your account.'],
      }
    case 'sessions-ended':
      return {
        heading: 'We signed you out on all devices',
        lead: ['We did this to protect your account. Your websites stay online. Sign in again when you need to.'],
        action: { label: 'Sign in', url: appOrigin + pages.login },
      }
    case 'limits-lifted':
      return {
        heading: 'You can try again now',
        lead: ['Your account had reached a limit that protects it. We have reset it for you.'],
      }
  }
}
