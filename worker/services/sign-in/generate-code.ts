import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import type { AskingBrowser } from './browser.ts'
import { countMail } from './count-mail.ts'
import { mailCode } from './mail-code.ts'

/** Mails a code to sign in with. Whether the e-mail is known makes no difference. Throws too_many_requests, mail_failed. */
export async function generateCode(
  ctx: ServiceContext,
  { email, browser }: { email: string; browser: AskingBrowser },
): Promise<{ session: string; expiresAt: string }> {
  const counted = await countMail(ctx, { email, browser })
  return mailCode(ctx, { kind: 'code', email, place: await hashOf(browser.secret), counted })
}
