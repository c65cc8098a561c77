import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** Carries a link that sets a new password. */
export const resetMail = ({ url, minutes }: { url: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `Set a new password for ${product.name}`,
    preheader: `Your link works once, within ${minutes} minutes.`,
    heading: 'Set a new password',
    lead: [`Use this link to set a new password for your ${product.name} account.`],
    action: { label: 'Set a new password', url },
    notes: [
      `The link works once, within ${minutes} minutes. Once the password is set, you are signed out on all devices.`,
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
    reason: `Sent because somebody asked for a new password for the ${product.name} account with this address.`,
  })
