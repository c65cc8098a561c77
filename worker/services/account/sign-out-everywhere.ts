import { deleteSessionsOf } from '../../storage/account-rows.ts'
import type { ServiceContext } from '../context.ts'
import type { SignedIn } from '../sign-in/find-session.ts'

/** Ends every session of the person and closes their live sockets. */
export async function signOutEverywhere(ctx: ServiceContext, { user }: SignedIn): Promise<void> {
  await deleteSessionsOf(ctx.db, { userId: user.uid, at: ctx.now() })
  ctx.defer(ctx.env.LIVE.getByName(user.uid).closeAll())
}
