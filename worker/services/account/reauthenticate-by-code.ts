import type { ReauthenticationAct } from '../../contract/account.ts'
import type { OtpStatus } from '../../contract/sign-in.ts'
import { endOtpSession, findOtpSession, takeGuess } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { guessesACode, openAuth, reasonOf } from '../sign-in/auth.ts'
import type { AskingBrowser } from '../sign-in/browser.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { grantReauthentication } from './grant-reauthentication.ts'
import { codePlace } from './send-reauthentication-code.ts'

type Attempt = { act: ReauthenticationAct; session: string; code: string; browser: AskingBrowser }

/** As for signing in: once, for 10 minutes and 5 guesses, where it was asked for. Throws too_many_requests. */
export async function reauthenticateByCode(
  ctx: ServiceContext,
  person: SignedIn,
  { act, session, code, browser }: Attempt,
): Promise<{ status: OtpStatus }> {
  await countAttempt(ctx, 'codes from an address', browser.address)
  const { email } = person.user
  const attempt = await findOtpSession(ctx.db, session)
  if (attempt?.kind !== 'reauthentication' || attempt.usedAt || attempt.email !== email) {
    return { status: 'InvalidSession' }
  }
  if (attempt.browser !== (await codePlace(browser, person, act))) return { status: 'InvalidSession' }
  if (attempt.expiresAt <= ctx.now()) return { status: 'ExpiredCode' }
  const digits = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(digits)) return { status: 'InvalidCode' }
  if (!(await takeGuess(ctx.db, session, { at: ctx.now(), most: guessesACode }))) return { status: 'ExpiredCode' }
  const auth = await openAuth(ctx, { attempt: session })
  try {
    await auth.api.checkVerificationOTP({ body: { email, otp: digits, type: 'email-verification' } })
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === 'INVALID_OTP') return { status: 'InvalidCode' }
    if (reason === 'TOO_MANY_ATTEMPTS' || reason === 'OTP_EXPIRED') return { status: 'ExpiredCode' }
    throw error
  }
  if (!(await endOtpSession(ctx.db, session, ctx.now()))) return { status: 'InvalidSession' }
  await grantReauthentication(ctx, person, act)
  return { status: 'Success' }
}
