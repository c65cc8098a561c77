import * as z from 'zod'
import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { markVerified } from '../../storage/account-rows.ts'
import type { ServiceContext } from '../context.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { readToken } from '../signed-token.ts'

const claims = z.object({ email: z.string() })

/**
 * Counts the signed-in person's address as verified, by what a mail said. Who made the account and who reads the mailbox must be one
 * person: opened anywhere else, the link of an account that somebody made with another's address does nothing. Twice does no
 * harm. Tells their tabs. Throws mail_link_expired for a token that is not theirs, of another address, too old.
 */
export async function confirmVerification(ctx: ServiceContext, { user }: SignedIn, token: string): Promise<void> {
  const read = await readToken(ctx, 'verification', token, claims)
  if (read?.subject !== user.uid || read.claims.email !== user.email) throw new AppError('mail_link_expired')
  const verified = await markVerified(ctx.db, { userId: user.uid, email: user.email, at: ctx.now() })
  if (verified) notifyOwner(ctx, user.uid, { type: 'account.changed' })
}
