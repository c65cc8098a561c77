import { Hono } from 'hono'
import { callerIn, type SignedInEnv, signedIn } from '../../accounts/sessions/signed-in.ts'
import { describe } from '../../platform/http/describe.ts'
import { jsonBody } from '../../platform/http/validate.ts'
import { offeredWays, rewriteSection } from './rewrite-section.ts'
import { rewrite, rewriteOffer, rewriteRequest } from './schema.ts'

/** Other words for what a website says, below its draft. */
export const rewriteRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/rewrites',
    describe({
      summary: 'List the ways to rewrite texts',
      answers: { 200: rewriteOffer },
      errors: ['not_signed_in'],
    }),
    signedIn,
    (c) => c.json(offeredWays(c.get('services')), 200),
  )
  .post(
    '/:draftId/rewrites',
    describe({
      summary: 'Rewrite the texts of a section',
      description:
        'Responds with a patch of the submitted section and stores nothing. Locked sections are not rewritten.',
      answers: { 200: rewrite },
      errors: [
        'invalid_request',
        'not_signed_in',
        'not_found',
        'section_locked',
        'too_many_requests',
        'writer_unavailable',
      ],
    }),
    signedIn,
    jsonBody(rewriteRequest),
    async (c) => {
      const of = { userId: c.get('person').user.uid, draftId: c.req.param('draftId'), caller: await callerIn(c) }
      return c.json(await rewriteSection(c.get('services'), { ...c.req.valid('json'), ...of }), 200)
    },
  )
