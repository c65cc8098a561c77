import type { LinkStatus } from '../../contract/sign-in.ts'
import { endOtpSession, findOtpSession } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { openAuth, statusOf } from './auth.ts'
import type { AskingBrowser } from './browser.ts'
import { provenNow } from './proven-now.ts'
import type { SignedInNow } from './signed-in-now.ts'
import { takeOverUnproven } from './take-over-unproven.ts'

type Refused = { status: Exclude<LinkStatus, 'Success'> }

/**
 * Signs in by a mailed link, once, within 10 minutes, and only in the browser that asked for it: anywhere else nothing is said of
 * the link, and it stays of use where it belongs.
 */
export async function openLink(
  ctx: ServiceContext,
  { token, browser }: { token: string; browser: AskingBrowser | undefined },
): Promise<({ status: 'Success' } & SignedInNow) | Refused> {
  if (!browser) return { status: 'WrongDevice' }
  const id = await hashOf(token)
  const attempt = await findOtpSession(ctx.db, id)
  if (attempt?.kind !== 'link') return { status: 'ExpiredLink' }
  if (attempt.browser !== (await hashOf(browser.secret))) return { status: 'WrongDevice' }
  if (!(await endOtpSession(ctx.db, id, ctx.now()))) return { status: 'ExpiredLink' }
  await takeOverUnproven(ctx, attempt.email)
  const auth = await openAuth(ctx)
  try {
    const asked = { query: { token }, headers: browser.headers, returnHeaders: true } as const
    return { status: 'Success', ...provenNow(ctx, await auth.api.magicLinkVerify(asked)) }
  } catch (error) {
    if (statusOf(error) === 302) return { status: 'ExpiredLink' }
    throw error
  }
}
