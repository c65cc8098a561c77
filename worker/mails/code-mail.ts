import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** Carries a one-time code. The subject begins with it, for those who read it in a notification. */
export const codeMail = ({ code, minutes }: { code: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `${code} is your ${product.name} code`,
    preheader: `It works once, within ${minutes} minutes.`,
    heading: 'Here is your code',
    lead: ['Enter it in the window where you asked for it.'],
    code,
    notes: [
      `It works once, within ${minutes} minutes. Nobody at ${product.name} ever asks for it.`,
      'If you did not ask for it, you can ignore this mail: nothing happens without the code.',
    ],
    reason: `Sent because somebody asked ${product.name} for a code with this address.`,
  })
