import { Hono } from 'hono'
import { factsQuestion, readFactsAnswer } from '../../contract/facts.ts'
import { readAnswers } from '../../services/creations/read-answers.ts'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'
import { jsonBody } from '../validate.ts'

/** What the wizard understands while the owner types. For everybody, signed in or not; nothing is stored and no model is asked. */
export const factRoutes = new Hono<ApiEnv>().post(
  '/',
  describe({
    summary: "The facts in an owner's own words",
    description:
      'Read by rules: only what is certain. Keys in `dismissed` are of facts that the owner removed. `missing` is what customers ask next.',
    answers: { 200: readFactsAnswer },
    errors: ['invalid_request'],
  }),
  jsonBody(factsQuestion),
  async (c) => c.json(await readAnswers(c.get('services'), c.req.valid('json')), 200),
)
