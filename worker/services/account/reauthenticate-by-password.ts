import type { ReauthenticationAct } from '../../contract/account.ts'
import { AppError } from '../../contract/errors.ts'
import { findPasswordHash } from '../../storage/account-rows.ts'
import type { ServiceContext } from '../context.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { verifyPassword } from '../sign-in/password-hash.ts'
import { grantReauthentication } from './grant-reauthentication.ts'

type Claim = { act: ReauthenticationAct; password: string }

/** Throws wrong_password, also for somebody who has none; user_not_found if the account is gone by now; too_many_requests. */
export async function reauthenticateByPassword(
  ctx: ServiceContext,
  person: SignedIn,
  { act, password }: Claim,
): Promise<{ expiresAt: string }> {
  await countAttempt(ctx, 'reauthentications of an account', person.user.uid)
  const hash = await findPasswordHash(ctx.db, person.user.uid)
  if (hash === undefined) throw new AppError('user_not_found')
  if (hash === null || !(await verifyPassword({ hash, password }))) throw new AppError('wrong_password')
  return grantReauthentication(ctx, person, act)
}
