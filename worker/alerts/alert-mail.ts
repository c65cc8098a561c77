import { product } from '../../renderer/document/product.ts'
import { type MailContent, writeMail } from '../platform/emails/email.ts'
import type { Problem } from './problems.ts'

type Alert = { origin: string; problems: readonly Problem[] }

const reason = `Sent because OPERATOR_EMAILS of this ${product.name} has this address.`

/** Tells the operator everything that is bad, and what to do. */
export const alertMail = ({ origin, problems }: Alert): Promise<MailContent> => {
  const [first, ...others] = problems
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  return writeMail({
    subject: `${product.name}: ${first?.what ?? ''}${more}`,
    preheader: 'What is bad right now, and what to do about it.',
    heading: problems.length === 1 ? 'Something needs your attention' : 'Some things need your attention',
    lead: [`This is bad at ${new URL(origin).host}:`],
    list: problems.map(({ what, detail, advice }) => `${what}: ${detail}. ${advice}`),
    notes: ['The next email comes in an hour at the earliest, and one more when all is well again.'],
    reason,
  })
}

/** Tells the operator that all is well again. */
export const allClearMail = ({ origin, minutes }: { origin: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `${product.name} is well again`,
    preheader: `The problems lasted ${minutes} minutes.`,
    heading: 'All is well again',
    lead: [`Nothing is bad at ${new URL(origin).host} any longer. The problems lasted ${minutes} minutes.`],
    reason,
  })
