import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** Goes to the address that an account is to have from now on, with the link that makes it so. */
export const confirmEmailMail = (said: { url: string; newEmail: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `Confirm your new e-mail address for ${product.name}`,
    preheader: `Your account keeps its present address until you do.`,
    heading: 'Confirm your new address',
    lead: [`This is to be the e-mail address of your ${product.name} account:`],
    address: said.newEmail,
    action: { label: 'Confirm this address', url: said.url },
    notes: [
      `The link works for ${said.minutes} minutes, in a browser where you are signed in to ${product.name}. Until you use it, your account keeps its present address.`,
      'If you did not ask for it, you can ignore this mail: nothing changes without the link.',
    ],
    reason: `Sent because this address was given as the new one of an account at ${product.name}.`,
  })
