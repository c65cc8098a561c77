import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** Goes to the address that an account asked to change to, with the link to the page where its owner confirms the change. */
export const confirmEmailMail = (said: { url: string; newEmail: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `Confirm your new e-mail address for ${product.name}`,
    preheader: `Your account keeps its present address until you do.`,
    heading: 'Confirm your new address',
    lead: [`A ${product.name} account asked to sign in with this address from now on:`],
    address: said.newEmail,
    action: { label: 'Review the change', url: said.url },
    notes: [
      `The link works for ${said.minutes} minutes. It opens a page that names both addresses. Nothing changes until you sign in to that account and press the button there.`,
      'If you did not ask for it, ignore this email: nothing changes.',
    ],
    reason: `Sent because this address was given as the new one of an account at ${product.name}.`,
  })
