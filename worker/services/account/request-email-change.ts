import { AppError } from '../../contract/errors.ts'
import { pages } from '../../contract/routes-table.ts'
import { confirmEmailMail } from '../../mails/confirm-email-mail.ts'
import type { ServiceContext } from '../context.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { sendMail } from '../send-mail.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { signToken } from '../signed-token.ts'
import { consumeReauthentication } from './consume-reauthentication.ts'

const linkMinutes = 60

/**
 * Mails a link to the new address that makes it the account's. An address that another account has gets the same mail: only who
 * reads it and opens it here learns, at the end, that there is an account. Throws wrong_password when it is the present one (as the
 * catalogue wants), mail_failed, too_many_requests, reauthentication_required.
 */
export async function requestEmailChange(ctx: ServiceContext, person: SignedIn, email: string): Promise<void> {
  const { uid, email: present } = person.user
  if (email === present) throw new AppError('wrong_password')
  await countAttempt(ctx, 'verification mails of an account', uid)
  await countAttempt(ctx, 'mails to an e-mail', email)
  const expiresAt = new Date(ctx.now().getTime() + linkMinutes * 60 * 1000)
  const claims = { from: present, to: email }
  const token = await signToken(ctx, 'email-change', { subject: uid, expiresAt, claims })
  const url = `${ctx.env.APP_ORIGIN}${pages.changeEmail}?${new URLSearchParams({ token })}`
  await sendMail(ctx, email, await confirmEmailMail({ url, newEmail: email, minutes: linkMinutes }))
  await consumeReauthentication(ctx, person, 'change-email')
}
