import { Hono } from 'hono'
import type { ServiceContext } from '../platform/context.ts'
import { describe } from '../platform/http/describe.ts'
import { AppError } from '../platform/http/errors.ts'
import { isSameOrigin } from '../platform/http/middleware.ts'
import type { SignedIn } from './sessions.ts'
import { type SignedInEnv, signedIn } from './signed-in.ts'

export const liveRoutes = new Hono<SignedInEnv>().get(
  '/',
  describe({
    summary: 'Listen for changes',
    description: 'A WebSocket that tells the person’s tabs what changed: { type, draftId, revision }.',
    answers: { 101: null },
    errors: ['invalid_request', 'not_signed_in', 'forbidden_origin'],
  }),
  // Browsers let any page open a socket here, with cookies: the origin is all that tells them apart.
  (c, next) => {
    if (!isSameOrigin(c.req.raw.headers, c.env.APP_ORIGIN)) throw new AppError('forbidden_origin')
    return next()
  },
  signedIn,
  (c) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new AppError('invalid_request', { issues: [{ path: 'Upgrade', message: 'expected websocket' }] })
    }
    return openChannel(c.get('services'), c.get('person'))
  },
)

/** Opens a socket that sends changes to a person's tab. Returns the upgrade response. */
const openChannel = (ctx: ServiceContext, { user, sessionId }: SignedIn): Promise<Response> =>
  ctx.env.LIVE.getByName(user.uid).fetch('https://channel/', {
    headers: { upgrade: 'websocket', 'x-session': sessionId },
  })
