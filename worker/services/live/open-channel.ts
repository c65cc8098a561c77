import type { ServiceContext } from '../context.ts'
import type { SignedIn } from '../sign-in/find-session.ts'

/** Opens a socket that sends changes to a person's tab. Returns the upgrade response. */
export const openChannel = (ctx: ServiceContext, { user, sessionId }: SignedIn): Promise<Response> =>
  ctx.env.LIVE.getByName(user.uid).fetch('https://channel/', {
    headers: { upgrade: 'websocket', 'x-session': sessionId },
  })
