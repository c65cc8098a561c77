import type { ReauthenticationAct } from '../../contract/account.ts'
import { grantReauthentication as grantRow } from '../../storage/reauthentications.ts'
import type { ServiceContext } from '../context.ts'
import type { SignedIn } from '../sign-in/find-session.ts'

/** How long somebody counts as who they have just proven to be. */
const freshMs = 5 * 60 * 1000
export const freshUntil = ({ now }: Pick<ServiceContext, 'now'>) => new Date(now().getTime() + freshMs)

/** Lets this session do an act within the next five minutes. */
export async function grantReauthentication(
  ctx: ServiceContext,
  { sessionId }: SignedIn,
  act: ReauthenticationAct,
): Promise<{ expiresAt: string }> {
  const expiresAt = freshUntil(ctx)
  await grantRow(ctx.db, { sessionId, act, expiresAt })
  return { expiresAt: expiresAt.toISOString() }
}
