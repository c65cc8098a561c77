import type { ServiceContext } from '../context.ts'
import { drainMail } from './drain-mail.ts'
import { putDigests } from './put-digests.ts'

/** The cron's part, every minute: daily mails that are due, and then whatever waits to be sent. Neither holds the other up. */
export async function sendDueMail(ctx: ServiceContext): Promise<{ sent: number; failed: number }> {
  await putDigests(ctx).catch((error: unknown) => console.error('daily mails', error))
  return drainMail(ctx)
}
