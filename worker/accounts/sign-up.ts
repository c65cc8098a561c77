import * as z from 'zod'
import { sendMail } from '../adapters/email/email.ts'
import { pages } from '../platform/addresses/paths.ts'
import type { ServiceContext } from '../platform/context.ts'
import { readToken, signToken } from '../platform/crypto/signed-token.ts'
import { AppError } from '../platform/http/errors.ts'
import { countAttempt, countWithPauses } from '../platform/limits/count-attempt.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { Owner } from '../platform/owner.ts'
import { HOUR } from '../platform/time.ts'
import { openAuth, reasonOf } from './auth.ts'
import { verificationMail } from './mails/emails.ts'
import { refuseBraked } from './mails/mail-brake.ts'
import { mayJoin } from './may-join.ts'
import { checkNewPassword } from './passwords/new-password.ts'
import type { AskingBrowser } from './sessions/browsers.ts'
import { sessionCookies } from './sessions/session-cookie.ts'
import type { SignedIn, SignedInNow } from './sessions/sessions.ts'
import { isKnownEmail, markRegistered, markVerified, unusedDaysUnverified } from './user-rows.ts'

type NewAccount = { email: string; password: string; browser: AskingBrowser; check?: string | undefined }

/**
 * Creates an account with a password, signs it in and emails a link that verifies its address. Throws account_exists, password_too_common,
 * too_many_requests.
 */
export async function signUp(
  ctx: ServiceContext,
  { email, password, browser, check }: NewAccount,
): Promise<SignedInNow> {
  await countAttempt(ctx, 'sign-ups from an address', browser.address)
  await checkNewPassword(password, email)
  // Comes before counting; otherwise strangers' sign-ups would delay the owner's confirmation.
  if (await isKnownEmail(ctx.db, email)) throw new AppError('account_exists')
  if (!mayJoin(ctx.env, email)) throw new AppError('sign_up_closed')
  await refuseBraked(ctx, { email, address: browser.address, check })
  // Repeatedly creating and deleting accounts sends no more emails than requesting codes does.
  const counted = await countWithPauses(ctx, 'confirmations to an e-mail', email)
  const auth = await openAuth(ctx)
  try {
    const { response, headers } = await auth.api.signUpEmail({
      body: { email, password, name: '' },
      headers: browser.headers,
      returnHeaders: true,
    })
    ctx.defer(sendVerification(ctx, { userId: response.user.id, email }))
    return { userId: response.user.id, setCookies: sessionCookies(ctx.env, headers) }
  } catch (error) {
    await counted.undo()
    throw (await isTaken(ctx, { error, email })) ? new AppError('account_exists') : error
  }
}

/** Whether the address already had an account, or has just been given one. */
const isTaken = async ({ db }: ServiceContext, { error, email }: { error: unknown; email: string }) =>
  reasonOf(error) === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' ||
  (reasonOf(error) === 'FAILED_TO_CREATE_USER' && (await isKnownEmail(db, email)))

/** Records that a person has registered. Returns whether they are new: true only once, however often it's called. */
export const register = async (ctx: ServiceContext, userId: string): Promise<boolean> =>
  (await markRegistered(ctx.db, userId, ctx.now())) !== undefined

const verificationHours = 24

/** Emails a link that verifies a person's address. It works only where they are signed in. Throws mail_failed. */
export async function sendVerification(
  ctx: ServiceContext,
  { userId, email }: Owner & { email: string },
): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + verificationHours * HOUR)
  const token = await signToken(ctx, 'verification', { subject: userId, expiresAt, claims: { email } })
  const url = `${ctx.env.APP_ORIGIN}${pages.verifyEmail}?${new URLSearchParams({ token })}`
  await sendMail(
    ctx,
    email,
    await verificationMail({ url, hours: verificationHours, unusedDays: unusedDaysUnverified }),
  )
}

/** Emails the verification link again. Throws already_verified, too_many_requests, mail_failed. */
export async function resendVerification(
  ctx: ServiceContext,
  { user }: SignedIn,
  { address }: Pick<AskingBrowser, 'address'>,
): Promise<void> {
  if (user.verified) throw new AppError('already_verified')
  await countWithPauses(ctx, 'confirmations of an account', user.uid)
  await refuseBraked(ctx, { email: user.email, address })
  await countWithPauses(ctx, 'confirmations to an e-mail', user.email)
  await sendVerification(ctx, { userId: user.uid, email: user.email })
}

const claims = z.object({ email: z.string() })

/**
 * Verifies the signed-in person's address with an emailed token. Whoever created the account must also be the one who reads the mailbox: if
 * somebody creates an account with another person's address, its link does nothing elsewhere. Idempotent. Updates their tabs. Throws
 * mail_link_expired for a token that is another account's, for another address, or too old.
 */
export async function confirmVerification(ctx: ServiceContext, { user }: SignedIn, token: string): Promise<void> {
  const read = await readToken(ctx, 'verification', token, claims)
  if (read?.subject !== user.uid || read.claims.email !== user.email) throw new AppError('mail_link_expired')
  const verified = await markVerified(ctx.db, { userId: user.uid, email: user.email, at: ctx.now() })
  if (verified) notifyOwner(ctx, user.uid, { type: 'account.changed' })
}
