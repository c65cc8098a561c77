import { AppError } from '../../contract/errors.ts'
import type { ServiceContext } from '../context.ts'
import { countWithPauses } from '../limits/count-with-pauses.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { sendVerification } from './send-verification.ts'

/** Mails the verification link again. Throws already_verified, too_many_requests, mail_failed. */
export async function resendVerification(ctx: ServiceContext, { user }: SignedIn): Promise<void> {
  if (user.verified) throw new AppError('already_verified')
  await countWithPauses(ctx, 'confirmations of an account', user.uid)
  await countWithPauses(ctx, 'confirmations to an e-mail', user.email)
  await sendVerification(ctx, { userId: user.uid, email: user.email })
}
