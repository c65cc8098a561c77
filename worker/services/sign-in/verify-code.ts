import type { OtpStatus } from '../../contract/sign-in.ts'
import { endOtpSession, findOtpSession, takeGuess } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { guessesACode, openAuth, reasonOf } from './auth.ts'
import type { AskingBrowser } from './browser.ts'
import { provenNow } from './proven-now.ts'
import type { SignedInNow } from './signed-in-now.ts'

type Attempt = { session: string; code: string; browser: AskingBrowser }
type Refused = { status: Exclude<OtpStatus, 'Success'> }

/**
 * Checks a code and signs its person in; a new one becomes a user. A code works once, for 10 minutes and 5 guesses, in the browser
 * that asked for it; after those it counts as expired, so that the person is offered a new one. Throws too_many_requests.
 */
export async function verifyCode(
  ctx: ServiceContext,
  { session, code, browser }: Attempt,
): Promise<({ status: 'Success' } & SignedInNow) | Refused> {
  await countAttempt(ctx, 'codes from an address', browser.address)
  const attempt = await findOtpSession(ctx.db, session)
  if (attempt?.kind !== 'code' || attempt.usedAt) return { status: 'InvalidSession' }
  if (attempt.browser !== (await hashOf(browser.secret))) return { status: 'InvalidSession' }
  if (attempt.expiresAt <= ctx.now()) return { status: 'ExpiredCode' }
  const digits = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(digits)) return { status: 'InvalidCode' }
  if (!(await takeGuess(ctx.db, session, { at: ctx.now(), most: guessesACode }))) return { status: 'ExpiredCode' }
  const auth = await openAuth(ctx, { attempt: session })
  try {
    const proven = await auth.api.signInEmailOTP({
      body: { email: attempt.email, otp: digits },
      headers: browser.headers,
      returnHeaders: true,
    })
    await endOtpSession(ctx.db, session, ctx.now())
    return { status: 'Success', ...provenNow(ctx, proven) }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === 'INVALID_OTP') return { status: 'InvalidCode' }
    if (reason === 'TOO_MANY_ATTEMPTS' || reason === 'OTP_EXPIRED') return { status: 'ExpiredCode' }
    throw error
  }
}
