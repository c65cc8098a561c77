import type { ServiceContext } from '../context.ts'
import { countAttempt, uncountAttempt } from '../limits/count-attempt.ts'

/** Counts a mail that somebody who is not signed in asks for. Throws too_many_requests. */
export async function countMail(
  ctx: ServiceContext,
  { email, browser }: { email: string; browser: { address: string } },
): Promise<void> {
  await countAttempt(ctx, 'mails from an address', browser.address)
  await countAttempt(ctx, 'mails to an e-mail', email)
}

/** That a mail did not leave must not use up what its recipient may be sent in a day. */
export const uncountMail = (ctx: ServiceContext, email: string): Promise<void> =>
  uncountAttempt(ctx, 'mails to an e-mail', email)
