import { type Context, Hono } from 'hono'
import {
  ideaWishes,
  lookWishes,
  nameWishes,
  suggestedIdeas,
  suggestedLooks,
  suggestedNames,
} from '../../contract/suggestions.ts'
import { callerOf } from '../../services/caller.ts'
import { findSession } from '../../services/sign-in/find-session.ts'
import { suggestIdeas } from '../../services/suggestions/ideas.ts'
import { findKnownSummary } from '../../services/suggestions/known-summary.ts'
import { suggestLooks } from '../../services/suggestions/looks.ts'
import { suggestNames } from '../../services/suggestions/names.ts'
import { heldCreation } from '../creation-cookie.ts'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'
import { limitRate } from '../middleware/limit-rate.ts'
import { jsonBody } from '../validate.ts'

const errors = ['invalid_request' as const]

/** What the wizard and the public tools suggest. For everybody, signed in or not. */
export const suggestionRoutes = new Hono<ApiEnv>()
  .use(limitRate('COSTLY_LIMIT', 'suggestions '))
  .post(
    '/names',
    describe({ summary: 'Twelve names for a business', answers: { 200: suggestedNames }, errors }),
    jsonBody(nameWishes),
    async (c) =>
      c.json(
        { names: await suggestNames(c.get('services'), await withSummary(c, c.req.valid('json')), await caller(c)) },
        200,
      ),
  )
  .post(
    '/ideas',
    describe({ summary: 'Ten ideas for a business', answers: { 200: suggestedIdeas }, errors }),
    jsonBody(ideaWishes),
    async (c) => c.json({ ideas: await suggestIdeas(c.get('services'), c.req.valid('json'), await caller(c)) }, 200),
  )
  .post(
    '/looks',
    describe({
      summary: 'Fonts and colors for a business',
      description: 'The ids of all font pairs and palettes, the best first, and the style that goes with them.',
      answers: { 200: suggestedLooks },
      errors,
    }),
    jsonBody(lookWishes),
    async (c) =>
      c.json(await suggestLooks(c.get('services'), await withSummary(c, c.req.valid('json')), await caller(c)), 200),
  )

async function withSummary<Wishes extends { link: string }>(c: Context<ApiEnv>, wishes: Wishes) {
  const held = heldCreation(c)
  return { ...wishes, scrapeSummary: await findKnownSummary(c.get('services'), { link: wishes.link, held }) }
}

async function caller(c: Context<ApiEnv>) {
  const services = c.get('services')
  const { headers } = c.req.raw
  const person = await findSession(services, headers)
  return callerOf(services, headers, person?.user)
}
