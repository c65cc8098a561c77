import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** Tells the owner of an account that its password is another one, in case somebody else changed it. */
export const passwordChangedMail = ({ supportUrl }: { supportUrl: string }): Promise<MailContent> =>
  writeMail({
    subject: `Your ${product.name} password was changed`,
    preheader: 'If it was not you, set a new one at once.',
    heading: 'Your password was changed',
    lead: [`Your ${product.name} account has a new password, and you were signed out everywhere else.`],
    advice: [
      'If it was you, there is nothing to do.',
      'If it was not you, ask for a new password on the sign-in page at once, and then write to us.',
    ],
    action: { label: 'Contact support', url: supportUrl, quiet: true },
    reason: `Sent because the password of the ${product.name} account with this address was changed.`,
  })
