import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** Carries a link that signs in, in the browser that asked for it. */
export const linkMail = ({ url, minutes }: { url: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `Sign in to ${product.name}`,
    preheader: `Your link works once, within ${minutes} minutes.`,
    heading: `Sign in to ${product.name}`,
    lead: ['Open this link in the browser where you asked for it. It works only there.'],
    action: {
      label: 'Sign in',
      url,
      copy: 'If the button opens another browser, copy this link into the one where you asked for it:',
    },
    notes: [
      `The link works once, within ${minutes} minutes.`,
      'If you did not ask for it, you can ignore this mail: nobody can sign in with the link in another browser.',
    ],
    reason: `Sent because somebody asked to sign in to ${product.name} with this address.`,
  })
