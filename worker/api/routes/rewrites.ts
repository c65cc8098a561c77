import { Hono } from 'hono'
import { rewrite, rewriteOffer, rewriteRequest } from '../../contract/rewrites.ts'
import { rewriteSection } from '../../services/rewrites/rewrite-section.ts'
import { offeredWays } from '../../services/rewrites/ways.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { callerIn, signedIn } from '../middleware/signed-in.ts'
import { jsonBody } from '../validate.ts'

/** Other words for what a website says, below its draft. */
export const rewriteRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/rewrites',
    describe({
      summary: 'How texts can be written anew',
      answers: { 200: rewriteOffer },
      errors: ['not_signed_in'],
    }),
    signedIn,
    (c) => c.json(offeredWays(c.get('services')), 200),
  )
  .post(
    '/:draftId/rewrites',
    describe({
      summary: 'Have texts of a section written anew',
      description: 'Answers a patch of the section that was sent; nothing is stored. A locked section is left alone.',
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
