import { Hono } from 'hono'
import { AppError } from '../../contract/errors.ts'
import { openChannel } from '../../services/live/open-channel.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { isSameOrigin } from '../middleware/same-origin.ts'
import { signedIn } from '../middleware/signed-in.ts'

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
