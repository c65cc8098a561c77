import type { ServiceContext } from '../context.ts'
import type { SignedIn } from '../sign-in/find-session.ts'

/** Opens a socket on which a person's tab hears what changed. Answers the upgrade. */
export const openChannel = (ctx: ServiceContext, { user, sessionId }: SignedIn): Promise<Response> =>
  ctx.env.LIVE.getByName(user.uid).fetch('https://channel/', {
    headers: { upgrade: 'websocket', 'x-session': sessionId },
  })
