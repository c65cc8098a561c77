import { notifyOwner } from '../../live/notify-owner.ts'
import type { ServiceContext } from '../context.ts'
import type { SignedIn } from '../sign-in/find-session.ts'

/** After the other sessions' rows are gone: closes their live channels, and makes the remaining tabs fetch their session again. */
export function leaveOnlyThisSession(ctx: ServiceContext, { user, sessionId }: SignedIn): void {
  ctx.defer(ctx.env.LIVE.getByName(user.uid).closeAll(sessionId))
  notifyOwner(ctx, user.uid, { type: 'account.changed' })
}
