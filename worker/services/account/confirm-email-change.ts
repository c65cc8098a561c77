import { AppError } from '../../contract/errors.ts'
import { pages } from '../../contract/routes-table.ts'
import { emailChangedMail } from '../../mails/email-changed-mail.ts'
import { changeAddress } from '../../storage/email-changes.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { sendMail } from '../send-mail.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { leaveOnlyThisSession } from './leave-only-this-session.ts'
import { reviewEmailChange } from './review-email-change.ts'

/**
 * Makes the new address the account's, verified, once; ends the other sessions and what emails to the old address were good for; tells
 * the old address and the other tabs. Throws mail_link_expired, account_exists.
 */
export async function confirmEmailChange(ctx: ServiceContext, person: SignedIn, token: string): Promise<void> {
  const { email, newEmail } = await reviewEmailChange(ctx, person, token)
  const change = { id: await hashOf(token), userId: person.user.uid, sessionId: person.sessionId }
  const outcome = await changeAddress(ctx.db, { ...change, from: email, at: ctx.now() })
  if (outcome === 'taken') throw new AppError('account_exists')
  if (outcome === 'gone') throw new AppError('mail_link_expired')
  leaveOnlyThisSession(ctx, person)
  ctx.defer(tellOldAddress(ctx, { email, newEmail }))
}

async function tellOldAddress(ctx: ServiceContext, { email, newEmail }: { email: string; newEmail: string }) {
  const supportUrl = ctx.env.APP_ORIGIN + pages.support
  await sendMail(ctx, email, await emailChangedMail({ newEmail, supportUrl }))
}
