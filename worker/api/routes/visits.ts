import { Hono } from 'hono'
import { visitAnswer, visitQuery } from '../../contract/visits.ts'
import { readVisits } from '../../services/visits/read-visits.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { signedIn } from '../middleware/signed-in.ts'
import { query } from '../validate.ts'

/** A website's visitor numbers. */
export const visitRoutes = new Hono<SignedInEnv>().get(
  '/:draftId/visits',
  describe({
    summary: 'A website’s visitor numbers',
    description: 'Of the last `days` days, in the website’s time zone.',
    answers: { 200: visitAnswer },
    errors: ['invalid_request', 'not_signed_in', 'not_found', 'visits_unavailable'],
  }),
  signedIn,
  query(visitQuery),
  async (c) => {
    const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
    return c.json(await readVisits(c.get('services'), { ...which, ...c.req.valid('query') }), 200)
  },
)
