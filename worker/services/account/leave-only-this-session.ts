import { notifyOwner } from '../../live/notify-owner.ts'
import type { ServiceContext } from '../context.ts'
import type { SignedIn } from '../sign-in/find-session.ts'

/** After the other sessions' rows are gone: closes what they listen on, and lets the tabs that stay ask anew who they are. */
export function leaveOnlyThisSession(ctx: ServiceContext, { user, sessionId }: SignedIn): void {
  ctx.defer(ctx.env.LIVE.getByName(user.uid).closeAll(sessionId))
  notifyOwner(ctx, user.uid, { type: 'account.changed' })
}
