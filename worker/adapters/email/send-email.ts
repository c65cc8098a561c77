import type { ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { MailMessage } from './email.ts'
import { chooseMail } from './email.ts'

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
