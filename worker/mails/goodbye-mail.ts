import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** The last mail: says what was deleted with the account. */
export const goodbyeMail = ({ websites }: { websites: number }): Promise<MailContent> =>
  writeMail({
    subject: `Your ${product.name} account was deleted`,
    preheader: 'Your e-mail address is free again.',
    heading: 'Your account was deleted',
    lead: ['As you asked, this was deleted for good:'],
    list: [
      'your account, with every way to sign in',
      ...(websites === 1 ? ['your website, with its drafts, pages and pictures'] : []),
      ...(websites > 1 ? [`your ${websites} websites, with their drafts, pages and pictures`] : []),
    ],
    notes: [
      'Your e-mail address is free again: you can make a new account with it at any time.',
      `If it was not you, write to ${product.supportEmail}.`,
    ],
    reason: `Sent because the ${product.name} account with this address was deleted. It is the last mail you get from us.`,
  })
