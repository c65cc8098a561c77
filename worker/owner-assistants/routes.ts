import { Hono } from 'hono'
import { ownedDraft, type SignedInEnv, signedIn, verified } from '../accounts/sessions/signed-in.ts'
import { getDraft } from '../drafts/drafts.ts'
import { describe, jsonBody } from '../platform/http/route.ts'
import { stepsUpTo } from './calls.ts'
import { askedConnection, assistantSteps, authorization, connections, decided, decision } from './schema.ts'

/** Imported lazily, with the authorization server. */
const connecting = () => import('./connections.ts')

/** The assistants that may act for a person. */
export const assistantRoutes = new Hono<SignedInEnv>()
  .get(
    '/',
    describe({
      summary: 'List connected assistants and the address to connect to',
      answers: { 200: connections },
      errors: ['not_signed_in'],
    }),
    signedIn,
    async (c) => {
      const services = c.get('services')
      const [{ listConnections }, { resourceOf }] = await Promise.all([connecting(), import('./oauth.ts')])
      return c.json(
        { address: resourceOf(services.env), connections: await listConnections(services, c.get('userId')) },
        200,
      )
    },
  )
  .delete(
    '/:connectionId',
    describe({
      summary: 'Disconnect an assistant',
      description: 'Revokes its tokens immediately.',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const { endConnection } = await connecting()
      await endConnection(c.get('services'), { userId: c.get('userId'), id: c.req.param('connectionId') })
      return c.body(null, 204)
    },
  )
  .post(
    '/asked',
    describe({
      summary: 'Get a pending connection request',
      answers: { 200: askedConnection },
      errors: ['invalid_request', 'not_signed_in'],
    }),
    signedIn,
    jsonBody(authorization),
    async (c) => {
      const { describeAsked } = await connecting()
      return c.json(await describeAsked(c.get('services'), c.req.valid('json').query), 200)
    },
  )
  .post(
    '/decision',
    describe({
      summary: 'Approve or refuse a connection request',
      answers: { 200: decided },
      errors: ['invalid_request', 'not_signed_in', 'email_unverified'],
    }),
    signedIn,
    verified,
    jsonBody(decision),
    async (c) => {
      const { decide } = await connecting()
      const redirectTo = await decide(c.get('services'), { userId: c.get('userId'), ...c.req.valid('json') })
      return c.json({ redirectTo }, 200)
    },
  )

/** Changes of a website by assistants. */
export const assistantStepRoutes = new Hono<SignedInEnv>().get(
  '/:draftId/assistant-steps',
  describe({
    summary: 'List the latest changes by assistants, for undo',
    answers: { 200: assistantSteps },
    errors: ['not_signed_in', 'not_found'],
  }),
  ownedDraft,
  async (c) => {
    const { userId, draftId: idOrHandle } = c.get('draft')
    const { draftId, revision } = await getDraft(c.get('services'), { userId, idOrHandle })
    return c.json({ steps: await stepsUpTo(c.get('services').db, { userId, draftId, revision }) }, 200)
  },
)
