import { AppError } from '../../contract/errors.ts'
import { pages } from '../../contract/routes-table.ts'
import { confirmEmailMail } from '../../mails/confirm-email-mail.ts'
import { deleteEmailChange, insertEmailChange } from '../../storage/email-changes.ts'
import type { ServiceContext } from '../context.ts'
import { newToken } from '../creations/token.ts'
import { hashOf } from '../hash-of.ts'
import { countWithPauses } from '../limits/count-with-pauses.ts'
import { sendMail } from '../send-mail.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { consumeReauthentication } from './consume-reauthentication.ts'

const linkMinutes = 60

/**
 * Mails a link to the new address, where its owner can make it the account's. The link is good once, and ends with the session that
 * asked. An address that another account has gets the same email: only the person who opens it here learns, at the end, that there is
 * an account. Throws wrong_password when it is the present one (as the catalogue wants), mail_failed, too_many_requests,
 * reauthentication_required.
 */
export async function requestEmailChange(ctx: ServiceContext, person: SignedIn, newEmail: string): Promise<void> {
  const { user, sessionId } = person
  if (newEmail === user.email) throw new AppError('wrong_password')
  await countWithPauses(ctx, 'confirmations of an account', user.uid)
  await countWithPauses(ctx, 'confirmations to an e-mail', newEmail)
  const token = newToken()
  const id = await hashOf(token)
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + linkMinutes * 60 * 1000)
  await insertEmailChange(ctx.db, { id, userId: user.uid, sessionId, newEmail, createdAt, expiresAt })
  const url = `${ctx.env.APP_ORIGIN}${pages.changeEmail}?${new URLSearchParams({ token })}`
  try {
    await sendMail(ctx, newEmail, await confirmEmailMail({ url, newEmail, minutes: linkMinutes }))
    await consumeReauthentication(ctx, person, 'change-email')
  } catch (error) {
    await deleteEmailChange(ctx.db, id)
    throw error
  }
}
