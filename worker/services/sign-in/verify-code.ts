import type { otpStatuses } from '../../contract/sign-in.ts'
import { expireOtpSessions, findOtpSession, markOtpSessionUsed } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { openAuth } from './auth.ts'

type Attempt = { session: string; code: string; headers: Headers }
type Refused = { status: Exclude<(typeof otpStatuses)[number], 'Success'> }
type Verified = { status: 'Success'; userId: string; setCookies: string[] }

/**
 * Checks a code and signs its person in; a new one becomes a user. A code works once, for 10 minutes and 5 attempts;
 * after those it counts as expired, so that the person is offered a new one.
 */
export async function verifyCode(
  ctx: ServiceContext,
  { session, code, headers }: Attempt,
): Promise<Verified | Refused> {
  const attempt = await findOtpSession(ctx.db, session)
  if (!attempt || attempt.usedAt) return { status: 'InvalidSession' }
  if (attempt.expiresAt <= ctx.now()) return { status: 'ExpiredCode' }
  const digits = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(digits)) return { status: 'InvalidCode' }
  const auth = await openAuth(ctx)
  const { email } = attempt
  try {
    const { response, headers: answered } = await auth.api.signInEmailOTP({
      body: { email, otp: digits },
      headers,
      returnHeaders: true,
    })
    await markOtpSessionUsed(ctx.db, session, ctx.now())
    return { status: 'Success', userId: response.user.id, setCookies: answered.getSetCookie() }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === 'INVALID_OTP') return { status: 'InvalidCode' }
    if (reason === 'TOO_MANY_ATTEMPTS') await expireOtpSessions(ctx.db, email, ctx.now())
    if (reason === 'TOO_MANY_ATTEMPTS' || reason === 'OTP_EXPIRED') return { status: 'ExpiredCode' }
    throw error
  }
}

/** The code of one of better-auth's errors. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('body' in error)) return undefined
  const { body } = error
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}
