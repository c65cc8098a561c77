import { AppError } from '../contract/errors.ts'
import { chooseMail } from '../providers/choose.ts'
import type { MailMessage } from '../providers/mail.ts'
import type { ServiceContext } from './context.ts'

/** Sends a mail to one person. Throws mail_failed when it was not taken over for delivery. */
export async function sendMail(ctx: ServiceContext, to: string, content: Omit<MailMessage, 'to'>): Promise<void> {
  const mail = chooseMail(ctx.env)
  try {
    await mail.send({ ...content, to })
  } catch (error) {
    console.error('sending a mail', error)
    throw new AppError('mail_failed')
  }
}
