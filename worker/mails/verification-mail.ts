import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** Carries the link by which somebody who signed up with a password shows that the address is theirs. */
export const verificationMail = ({ url, hours }: { url: string; hours: number }): Promise<MailContent> =>
  writeMail({
    subject: `Confirm your e-mail address for ${product.name}`,
    preheader: 'One step is left before you can publish.',
    heading: 'Confirm your e-mail address',
    lead: ['Confirm that this address is yours, and you can publish your website.'],
    action: { label: 'Confirm this address', url },
    notes: [
      `The link works for ${hours} hours, in a browser where you are signed in to ${product.name}.`,
      `If you have no account at ${product.name}, you can ignore this mail: nobody can confirm your address without it.`,
    ],
    reason: `Sent because this address was given for an account at ${product.name}.`,
  })
