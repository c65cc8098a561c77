import type { EmailChange } from '../../contract/account.ts'
import { AppError } from '../../contract/errors.ts'
import { findEmailChange } from '../../storage/email-changes.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import type { SignedIn } from '../sign-in/find-session.ts'

/** What a mailed link would change in the signed-in person's account. Changes nothing. Throws mail_link_expired. */
export async function reviewEmailChange(ctx: ServiceContext, { user }: SignedIn, token: string): Promise<EmailChange> {
  const change = await findEmailChange(ctx.db, { id: await hashOf(token), userId: user.uid, at: ctx.now() })
  if (!change) throw new AppError('mail_link_expired')
  return { email: user.email, newEmail: change.newEmail }
}
