import { Hono } from 'hono'
import { ownedDraft, type SignedInEnv } from '../accounts/sessions/signed-in.ts'
import { describe, query } from '../platform/http/route.ts'
import { readVisits } from './read-visits.ts'
import { visitAnswer, visitQuery } from './schema.ts'

/** A website's visitor statistics. */
export const visitRoutes = new Hono<SignedInEnv>().get(
  '/:draftId/visits',
  describe({
    summary: 'Get visitor statistics',
    description: 'For the last `days` days, in the website’s time zone.',
    answers: { 200: visitAnswer },
    errors: ['invalid_request', 'not_signed_in', 'not_found', 'visits_unavailable'],
  }),
  ownedDraft,
  query(visitQuery),
  async (c) => {
    return c.json(await readVisits(c.get('services'), { ...c.get('draft'), ...c.req.valid('query') }), 200)
  },
)
