import type { ReauthenticationAct } from '../../contract/account.ts'
import { findPendingReauthentication, grantPendingReauthentication } from '../../storage/reauthentications.ts'
import { findSocialOwner } from '../../storage/social-accounts.ts'
import { freshUntil } from '../account/grant-reauthentication.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { findSession } from '../sign-in/find-session.ts'

type Proof = { act: ReauthenticationAct; issuer: string; subject: string; isFresh: boolean }

/** Lets the act be done if the person who came back is the one who is signed in, in the session that sent them away. */
export async function endReauthentication(
  ctx: ServiceContext,
  request: Request,
  { act, issuer, subject, isFresh }: Proof,
): Promise<boolean> {
  const stateHash = await hashOf(new URL(request.url).searchParams.get('state') ?? '')
  const at = ctx.now()
  const pending = await findPendingReauthentication(ctx.db, { stateHash, at })
  const person = await findSession(ctx, request.headers)
  const owner = await findSocialOwner(ctx.db, { issuer, subject })
  const isSameSession = pending !== undefined && pending.sessionId === person?.sessionId && pending.act === act
  if (!isFresh || !isSameSession || owner?.userId !== pending.userId) return false
  return (await grantPendingReauthentication(ctx.db, { stateHash, expiresAt: freshUntil(ctx) })) !== undefined
}
