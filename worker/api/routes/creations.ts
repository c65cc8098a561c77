import { Hono } from 'hono'
import { creation, creationAnswers } from '../../contract/creations.ts'
import { AppError } from '../../contract/errors.ts'
import { claimCreation } from '../../services/creations/claim.ts'
import { createCreation } from '../../services/creations/create.ts'
import { getCreation } from '../../services/creations/get.ts'
import { findSession } from '../../services/sign-in/find-session.ts'
import { forgetCreation, heldCreation, holdCreation } from '../creation-cookie.ts'
import { describe } from '../describe.ts'
import type { ApiEnv, SignedInEnv } from '../environment.ts'
import { limitRate } from '../middleware/limit-rate.ts'
import { signedIn } from '../middleware/signed-in.ts'
import { jsonBody } from '../validate.ts'

const claiming = new Hono<SignedInEnv>().post(
  '/claim',
  describe({
    summary: 'Make the creation that waits in this browser a draft of the signed-in person',
    answers: { 200: creation },
    errors: ['not_signed_in', 'not_found', 'website_limit_reached'],
  }),
  signedIn,
  async (c) => {
    const services = c.get('services')
    const token = heldCreation(c)
    const { draftId, limitReached } = await claimCreation(services, { userId: c.get('person').user.uid, token })
    if (limitReached) throw new AppError('website_limit_reached')
    if (!draftId) throw new AppError('not_found')
    forgetCreation(c)
    return c.json(await getCreation(services, token), 200)
  },
)

export const creationRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    describe({
      summary: 'Make a website from answers',
      description:
        'For the signed-in it is a draft at once; otherwise a cookie keeps it for this browser until sign-in.',
      answers: { 201: creation },
      errors: ['invalid_request', 'website_limit_reached', 'creation_failed'],
    }),
    limitRate('SIGN_IN_LIMIT', 'creations '),
    jsonBody(creationAnswers),
    async (c) => {
      const services = c.get('services')
      const person = await findSession(services, c.req.raw.headers)
      const { token, ...made } = await createCreation(services, {
        answers: c.req.valid('json'),
        userId: person?.user.uid,
      })
      if (token) holdCreation(c, token)
      return c.json(made, 201)
    },
  )
  .get(
    '/current',
    describe({ summary: 'The creation that waits in this browser', answers: { 200: creation }, errors: ['not_found'] }),
    async (c) => c.json(await getCreation(c.get('services'), heldCreation(c)), 200),
  )
  .route('/current', claiming)
