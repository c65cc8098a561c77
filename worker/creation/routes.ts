import { type Context, Hono } from 'hono'
import { findSession } from '../accounts/sessions/sessions.ts'
import { type SignedInEnv, signedIn } from '../accounts/sessions/signed-in.ts'
import type { AfterSignIn } from '../accounts/sign-in-routes.ts'
import type { ApiEnv } from '../platform/context.ts'
import { callerOf } from '../platform/http/caller.ts'
import { hostCookie } from '../platform/http/cookies.ts'
import { AppError } from '../platform/http/errors.ts'
import { limitRate } from '../platform/http/middleware.ts'
import { describe, jsonBody } from '../platform/http/route.ts'
import { DAY } from '../platform/time.ts'
import { claimCreation } from './claim.ts'
import { readAnswers } from './compose.ts'
import { createCreation, getCreation, retryCreation, watchCreation } from './create.ts'
import {
  factsQuestion,
  modelReadingAnswer,
  priceListAnswer,
  priceListQuestion,
  readFactsAnswer,
} from './facts/schema.ts'
import { findNeighborLook, findRecentPalettes } from './neighbor-look.ts'
import { daysCreationStays } from './rows.ts'
import { creation, creationAnswers, creationEvent, linkAnswer, linkQuestion } from './schema.ts'

/** The caller, signed in or not, and the creation that their browser holds. */
async function asked(c: Context<ApiEnv>) {
  const { headers } = c.req.raw
  const services = c.get('services')
  const user = (await findSession(services, headers))?.user
  return { userId: user?.uid ?? null, caller: await callerOf(services, headers, user), held: heldCreation(c) }
}

const claiming = new Hono<SignedInEnv>().post(
  '/claim',
  describe({
    summary: 'Save this browser’s creation as a draft',
    description: 'If it is still running, the draft is saved for this person when it finishes.',
    answers: { 200: creation },
    errors: ['not_signed_in', 'not_found', 'website_limit_reached'],
  }),
  signedIn,
  async (c) => {
    const services = c.get('services')
    const token = heldCreation(c)
    const { draftId, running, limitReached } = await claimCreation(services, {
      userId: c.get('userId'),
      token,
    })
    if (limitReached) throw new AppError('website_limit_reached')
    if (!draftId && !running) throw new AppError('not_found')
    if (draftId) forgetCreation(c)
    return c.json(await getCreation(services, token), 200)
  },
)

export const creationRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    describe({
      summary: 'Create a website from answers',
      description:
        'Answers at once, with a website of the templates’ words; what happens from then on, current/events tells. A cookie keeps it for this browser. When it is done it becomes the draft of the signed-in; otherwise it waits until sign-in.',
      answers: { 201: creation },
      errors: ['invalid_request', 'sign_in_first', 'email_unverified', 'website_limit_reached', 'creation_failed'],
    }),
    limitRate('COSTLY_LIMIT', 'creations '),
    jsonBody(creationAnswers),
    async (c) => {
      const answers = c.req.valid('json')
      const made = await createCreation(c.get('services'), { answers, ...(await asked(c)) })
      holdCreation(c, made.token)
      return c.json(made.creation, 201)
    },
  )
  .post(
    '/link',
    describe({
      summary: 'Check whether a page can be imported',
      description:
        'Fetches the page once, within 6 seconds, and keeps nothing of it. Does not fetch social networks and maps.',
      answers: { 200: linkAnswer },
      errors: ['invalid_request'],
    }),
    limitRate('COSTLY_LIMIT', 'links '),
    jsonBody(linkQuestion),
    async (c) => {
      const { checkLink } = await import('./import/check-link.ts')
      const state = await checkLink(c.get('services'), c.req.valid('json').link, c.req.raw.headers)
      return c.json({ state }, 200)
    },
  )
  .get(
    '/current',
    describe({ summary: 'Get this browser’s creation', answers: { 200: creation }, errors: ['not_found'] }),
    async (c) => c.json(await getCreation(c.get('services'), heldCreation(c)), 200),
  )
  .get(
    '/current/events',
    describe({
      summary: 'Stream the progress of this browser’s creation',
      description: 'Server-sent events. The first holds all progress so far; the last is `done` or `failed`.',
      answers: {},
      events: creationEvent,
      errors: ['not_found'],
    }),
    async (c) => {
      const { caller, held } = await asked(c)
      return watchCreation(c.get('services'), { token: held, caller })
    },
  )
  .post(
    '/current/retry',
    describe({
      summary: 'Retry a failed creation',
      answers: { 200: creation },
      errors: ['not_found'],
    }),
    limitRate('COSTLY_LIMIT', 'creations '),
    async (c) => {
      const { caller, userId, held } = await asked(c)
      return c.json(await retryCreation(c.get('services'), { token: held, userId, caller }), 200)
    },
  )
  .route('/current', claiming)

/** The token of the creation that a browser started. Valid as long as the row exists. */
export const {
  held: heldCreation,
  heldIn: heldCreationIn,
  hold: holdCreation,
  forget: forgetCreation,
} = hostCookie('creation', (daysCreationStays * DAY) / 1000)

/** The facts in the wizard's answers while the owner types. Public; stores nothing. */
export const factRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    describe({
      summary: 'Extract facts from a description',
      description:
        'A row that is not certain has `isSure` false, and is not in `business` until the owner confirms it in `corrections`. `reading` is what a model has read before. `missing` is what customers ask next.',
      answers: { 200: readFactsAnswer },
      errors: ['invalid_request'],
    }),
    jsonBody(factsQuestion),
    async (c) => {
      const question = c.req.valid('json')
      const services = c.get('services')
      const facts = await readAnswers(services, question)
      const named = { ...facts, businessName: question.businessName }
      const [neighbor, recentPalettes] = await Promise.all([
        findNeighborLook(services, named),
        findRecentPalettes(services, named),
      ])
      return c.json({ ...facts, neighbor: neighbor ?? null, recentPalettes }, 200)
    },
  )
  .post(
    '/reading',
    describe({
      summary: 'Extract facts from a description with the model',
      description:
        'Takes up to 20 seconds. `reading` goes into the answers of the other calls; null without a model, beyond its budget, or when it fails.',
      answers: { 200: modelReadingAnswer },
      errors: ['invalid_request'],
    }),
    limitRate('COSTLY_LIMIT', 'readings '),
    jsonBody(factsQuestion),
    async (c) => {
      const { caller } = await asked(c)
      const { askForReading } = await import('./generation/ask-reading.ts')
      const ends = c.req.raw.signal
      return c.json({ reading: await askForReading(c.get('services'), c.req.valid('json'), caller, ends) }, 200)
    },
  )
  .post(
    '/services',
    describe({
      summary: 'Extract services from a price list',
      answers: { 200: priceListAnswer },
      errors: ['invalid_request'],
    }),
    jsonBody(priceListQuestion),
    async (c) => {
      const { text, ...context } = c.req.valid('json')
      const { readServices } = await import('./facts/read-services.ts')
      return c.json(await readServices(text, context), 200)
    },
  )

/** Claims the browser's creation as a draft for the person who has just signed in. */
export const claimHeldCreation: AfterSignIn = async (c, userId) => {
  const { draftId } = await claimCreation(c.get('services'), { userId, token: heldCreation(c) })
  if (draftId) forgetCreation(c)
  return draftId
}
