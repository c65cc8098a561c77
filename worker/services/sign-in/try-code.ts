import type { OtpStatus } from '../../contract/sign-in.ts'
import { endOtpSession, findOtpSession, takeGuess } from '../../storage/otp-sessions.ts'
import type { ServiceContext } from '../context.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { type Auth, guessesACode, openAuth, reasonOf } from './auth.ts'
import type { AskingBrowser } from './browser.ts'
import { findKnownBrowser } from './known-browser.ts'
import type { CodeKind } from './mail-code.ts'

export type CodeRefused = { status: Exclude<OtpStatus, 'Success'> }

type Try<T> = {
  kind: CodeKind
  session: string
  code: string
  browser: AskingBrowser
  /** As `mailCode` was told. */
  place: string
  /** Compares by better-auth, which throws where it is not the code. */
  compare: (auth: Auth, said: { email: string; otp: string }) => Promise<T>
}

/**
 * Takes one guess at a mailed code. It works once, for 10 minutes and 5 guesses, in the place that it was asked for; after those it
 * counts as expired, so that the person is offered a new one. Throws too_many_requests.
 */
export async function tryCode<T>(
  ctx: ServiceContext,
  { kind, session, code, browser, place, compare }: Try<T>,
): Promise<{ status: 'Success'; outcome: T } | CodeRefused> {
  const attempt = await findOtpSession(ctx.db, session)
  const email = attempt?.email ?? ''
  const isKnown = (await findKnownBrowser(ctx, { email, device: browser.device })) !== undefined
  if (!isKnown) await countAttempt(ctx, 'codes from an address', browser.address)
  if (attempt?.kind !== kind || attempt.usedAt || attempt.browser !== place) return { status: 'InvalidSession' }
  if (attempt.expiresAt <= ctx.now()) return { status: 'ExpiredCode' }
  const otp = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(otp)) return { status: 'InvalidCode' }
  if (!(await takeGuess(ctx.db, session, { at: ctx.now(), most: guessesACode }))) return { status: 'ExpiredCode' }
  try {
    const outcome = await compare(await openAuth(ctx, { attempt: session }), { email: attempt.email, otp })
    // Of two with the right code better-auth lets one through where it signs in; elsewhere this does.
    const isFirst = await endOtpSession(ctx.db, session, ctx.now())
    return isFirst || kind === 'code' ? { status: 'Success', outcome } : { status: 'InvalidSession' }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === 'INVALID_OTP') return { status: 'InvalidCode' }
    if (reason === 'TOO_MANY_ATTEMPTS' || reason === 'OTP_EXPIRED') return { status: 'ExpiredCode' }
    throw error
  }
}
