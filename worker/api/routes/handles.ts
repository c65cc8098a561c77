import { Hono } from 'hono'
import { handleCheck, handleQuery } from '../../contract/drafts.ts'
import { checkHandle } from '../../services/publishing/check-handle.ts'
import { findSession } from '../../services/sign-in/find-session.ts'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'
import { query } from '../validate.ts'

export const handleRoutes = new Hono<ApiEnv>().get(
  '/:handle',
  describe({
    summary: 'Whether a web address may be used',
    description: 'Takes what a person typed. A web address of the draft that is named counts as available.',
    answers: { 200: handleCheck },
    errors: ['invalid_request'],
  }),
  query(handleQuery),
  async (c) => {
    const services = c.get('services')
    const person = await findSession(services, c.req.raw.headers)
    return c.json(
      await checkHandle(services, c.req.param('handle'), person?.user.uid, c.req.valid('query').draftId),
      200,
    )
  },
)
