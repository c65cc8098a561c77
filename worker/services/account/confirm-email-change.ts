import * as z from 'zod'
import { AppError } from '../../contract/errors.ts'
import { pages } from '../../contract/routes-table.ts'
import { emailChangedMail } from '../../mails/email-changed-mail.ts'
import { changeAddress } from '../../storage/account-rows.ts'
import type { ServiceContext } from '../context.ts'
import { sendMail } from '../send-mail.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { readToken } from '../signed-token.ts'
import { leaveOnlyThisSession } from './leave-only-this-session.ts'

const claims = z.object({ from: z.string(), to: z.string() })

/**
 * Makes the new address the account's, verified; ends the other sessions and what mails to the old address were good for; tells the old
 * address, if it was theirs, and the other tabs. Twice does no harm. Throws mail_link_expired, account_exists.
 */
export async function confirmEmailChange(ctx: ServiceContext, person: SignedIn, token: string): Promise<void> {
  const { uid, email } = person.user
  const read = await readToken(ctx, 'email-change', token, claims)
  if (read?.subject !== uid) throw new AppError('mail_link_expired')
  const { from, to } = read.claims
  if (email === to) return
  const change = { userId: uid, sessionId: person.sessionId, from, to, at: ctx.now() }
  const outcome = await changeAddress(ctx.db, change)
  if (outcome === 'taken') throw new AppError('account_exists')
  if (outcome === 'gone') throw new AppError('mail_link_expired')
  leaveOnlyThisSession(ctx, person)
  // An address that was never proven may be a stranger's.
  if (person.user.verified) ctx.defer(tellOldAddress(ctx, change))
}

async function tellOldAddress(ctx: ServiceContext, { from, to }: { from: string; to: string }): Promise<void> {
  const supportUrl = ctx.env.APP_ORIGIN + pages.support
  await sendMail(ctx, from, await emailChangedMail({ newEmail: to, supportUrl }))
}
