import type { ReauthenticationAct } from '../../contract/account.ts'
import { findGrantedReauthentication } from '../../storage/reauthentications.ts'
import type { ServiceContext } from '../context.ts'
import type { SignedIn } from '../sign-in/find-session.ts'

/** Whether this session has proven within the last five minutes who it is, for this act. */
export async function findReauthentication(
  ctx: ServiceContext,
  { user, sessionId }: SignedIn,
  act: ReauthenticationAct,
): Promise<boolean> {
  const granted = await findGrantedReauthentication(ctx.db, { sessionId, act, userId: user.uid, at: ctx.now() })
  return granted !== undefined
}
