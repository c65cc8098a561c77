import type { ReauthenticationAct } from '../../contract/account.ts'
import { AppError } from '../../contract/errors.ts'
import { endReauthentication } from '../../storage/reauthentications.ts'
import type { ServiceContext } from '../context.ts'
import type { SignedIn } from '../sign-in/find-session.ts'

/** Uses up what a session has proven for an act that is about to be done: it is done once. Throws reauthentication_required. */
export async function consumeReauthentication(
  ctx: ServiceContext,
  { sessionId }: SignedIn,
  act: ReauthenticationAct,
): Promise<void> {
  const used = await endReauthentication(ctx.db, { sessionId, act, at: ctx.now() })
  if (!used) throw new AppError('reauthentication_required')
}
