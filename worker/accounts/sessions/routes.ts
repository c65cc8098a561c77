import { Hono } from 'hono'
import type { ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import { isSameOrigin } from '../../platform/http/middleware.ts'
import { describe } from '../../platform/http/route.ts'
import { located } from '../../platform/located.ts'
import { bearerToken, ownSessions, session } from '../schema.ts'
import { deleteSessionsOf } from '../user-rows.ts'
import { holdDevice } from './browsers.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { issueBearer, type SignedIn, signOut } from './sessions.ts'
import { type SignedInEnv, signedIn } from './signed-in.ts'
import { answerWho } from './who.ts'

export const sessionRoutes = new Hono<SignedInEnv>()
  .get('/', describe({ summary: 'Get the session', answers: { 200: session } }), answerWho)
  .post('/sign-out', describe({ summary: 'Sign out', answers: { 200: session } }), async (c) => {
    for (const cookie of await signOut(c.get('services'), c.req.raw.headers)) {
      c.header('Set-Cookie', cookie, { append: true })
    }
    return c.json({ user: null }, 200)
  })
  .post(
    '/sign-out-everywhere',
    describe({ summary: 'Sign out in every browser', answers: { 200: session }, errors: ['not_signed_in'] }),
    signedIn,
    async (c) => {
      await signOutEverywhere(c.get('services'), c.get('person'))
      for (const cookie of await signOut(c.get('services'), c.req.raw.headers)) {
        c.header('Set-Cookie', cookie, { append: true })
      }
      return c.json({ user: null }, 200)
    },
  )
  .post(
    '/token',
    describe({
      summary: 'Issue a bearer token for five minutes',
      description: 'For routes that require one. Clients keep it in memory only.',
      answers: { 200: bearerToken },
      errors: ['not_signed_in'],
    }),
    signedIn,
    async (c) => c.json(await issueBearer(c.get('services'), c.get('person')), 200),
  )

/** Ends all of the person's sessions and closes their live sockets. */
async function signOutEverywhere(ctx: ServiceContext, { user }: SignedIn): Promise<void> {
  await deleteSessionsOf(ctx.db, { userId: user.uid, at: ctx.now() })
  ctx.defer(located(ctx.env.LIVE, ctx.env).getByName(user.uid).closeAll())
}

/** A person's sessions, mounted below the account. */
export const ownSessionRoutes = new Hono<SignedInEnv>()
  .get(
    '/',
    describe({
      summary: 'List active sessions',
      description: 'The current session first, then up to 100 others by last use.',
      answers: { 200: ownSessions },
      errors: ['not_signed_in'],
    }),
    signedIn,
    async (c) => c.json(await listOwnSessions(c.get('services'), c.get('person'), c.req.header('user-agent')), 200),
  )
  .delete(
    '/',
    describe({
      summary: 'Sign out all other sessions',
      answers: { 204: null },
      errors: ['not_signed_in'],
    }),
    signedIn,
    async (c) => {
      await endOtherSessions(c.get('services'), c.get('person'))
      await holdDevice(c, c.get('userId'))
      return c.body(null, 204)
    },
  )
  .delete(
    '/:otherSessionId',
    describe({
      summary: 'Sign out one session',
      description: 'Ends one session and its open tabs. To end the current one, use POST /api/session/sign-out.',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      await endOwnSession(c.get('services'), c.get('person'), c.req.param('otherSessionId'))
      await holdDevice(c, c.get('userId'))
      return c.body(null, 204)
    },
  )

export const liveRoutes = new Hono<SignedInEnv>().get(
  '/',
  describe({
    summary: 'Stream live changes',
    description: 'A WebSocket that sends the person’s tabs each change: { type, draftId, revision }.',
    answers: { 101: null },
    errors: ['invalid_request', 'not_signed_in', 'forbidden_origin'],
  }),
  // Browsers let any page open a socket here with cookies, so only the Origin header shows whether the page is ours.
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
  located(ctx.env.LIVE, ctx.env)
    .getByName(user.uid)
    .fetch('https://channel/', {
      headers: { upgrade: 'websocket', 'x-session': sessionId },
    })
