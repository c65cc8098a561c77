import { AppError } from '../../contract/errors.ts'
import { endAfterReset } from '../../storage/account-rows.ts'
import { endOtpSession, findOtpSession } from '../../storage/otp-sessions.ts'
import { findPerson } from '../../storage/users.ts'
import { tellPasswordChanged } from '../account/tell-password-changed.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { type Auth, openAuth, reasonOf } from './auth.ts'
import { checkNewPassword } from './check-new-password.ts'
import { takeOverUnproven } from './take-over-unproven.ts'

/**
 * Sets a password by what a mail said, ends all sessions and their live sockets, and counts the address as verified, since whoever
 * has the mail has the mailbox. Works in any browser, once. Throws mail_link_expired, password_too_common (the link keeps).
 */
export async function resetPassword(ctx: ServiceContext, { token, password }: { token: string; password: string }) {
  const id = await hashOf(token)
  const attempt = await findOtpSession(ctx.db, id)
  if (attempt?.kind !== 'reset') throw new AppError('mail_link_expired')
  const { email } = attempt
  const auth = await openAuth(ctx)
  const userId = await findUserOf(auth, token)
  const person = userId === undefined ? undefined : await findPerson(ctx.db, userId)
  // A link is worth nothing once the account has another address than the one that it was sent to.
  if (userId === undefined || person?.email !== email) throw new AppError('mail_link_expired')
  await checkNewPassword(password, email)
  if (!(await endOtpSession(ctx.db, id, ctx.now()))) throw new AppError('mail_link_expired')
  await takeOverUnproven(ctx, email)
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } })
  } catch (error) {
    if (reasonOf(error) === 'INVALID_TOKEN' || reasonOf(error) === 'USER_NOT_FOUND')
      throw new AppError('mail_link_expired')
    throw error
  }
  await endAfterReset(ctx.db, { userId, at: ctx.now() })
  ctx.defer(ctx.env.LIVE.getByName(userId).closeAll())
  ctx.defer(tellPasswordChanged(ctx, email))
}

async function findUserOf(auth: Auth, token: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value
}
