import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** Goes to the address that an account had until now, so that its owner learns of a change that somebody else made. */
export const emailChangedMail = (said: { newEmail: string; supportUrl: string }): Promise<MailContent> =>
  writeMail({
    subject: `The e-mail address of your ${product.name} account was changed`,
    preheader: 'If it was not you, write to us at once.',
    heading: 'Your e-mail address was changed',
    lead: [`Your ${product.name} account now has this e-mail address:`],
    address: said.newEmail,
    advice: [
      'The address that this mail went to no longer signs in, and you were signed out everywhere else.',
      'If it was you, there is nothing to do.',
      'If it was not you, write to us at once: somebody else may have your account.',
    ],
    action: { label: 'Contact support', url: said.supportUrl, quiet: true },
    reason: `Sent because this was the address of an account at ${product.name}.`,
  })
