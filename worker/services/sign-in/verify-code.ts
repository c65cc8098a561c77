import { findUnproven } from '../../storage/unproven-accounts.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import type { AskingBrowser } from './browser.ts'
import { provenNow } from './proven-now.ts'
import type { SignedInNow } from './signed-in-now.ts'
import { takeOverUnproven } from './take-over-unproven.ts'
import { type CodeRefused, tryCode } from './try-code.ts'

type Attempt = { session: string; code: string; browser: AskingBrowser }

/** Checks a code and signs its person in, in the browser that asked for it; a new one becomes a user. Throws too_many_requests. */
export async function verifyCode(
  ctx: ServiceContext,
  { session, code, browser }: Attempt,
): Promise<({ status: 'Success' } & SignedInNow) | CodeRefused> {
  const tried = await tryCode(ctx, {
    kind: 'code',
    session,
    code,
    browser,
    place: await hashOf(browser.secret),
    compare: async ({ api }, body) => {
      if (await findUnproven(ctx.db, body.email)) {
        await api.checkVerificationOTP({ body: { ...body, type: 'sign-in' } })
        await takeOverUnproven(ctx, body.email)
      }
      return api.signInEmailOTP({ body, headers: browser.headers, returnHeaders: true })
    },
  })
  return tried.status === 'Success' ? { status: 'Success', ...provenNow(ctx, tried.outcome) } : tried
}
