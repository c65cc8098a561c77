import { Hono } from 'hono'
import { otpGenerateBody, otpGenerated, otpVerified, otpVerifyBody } from '../../contract/sign-in.ts'
import { claimCreation } from '../../services/creations/claim.ts'
import { generateCode } from '../../services/sign-in/generate-code.ts'
import { verifyCode } from '../../services/sign-in/verify-code.ts'
import { forgetCreation, heldCreation } from '../creation-cookie.ts'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'
import { limitRate } from '../middleware/limit-rate.ts'
import { jsonBody } from '../validate.ts'

export const loginRoutes = new Hono<ApiEnv>()
  .use(limitRate('SIGN_IN_LIMIT', 'login '))
  .post(
    '/otp/generate',
    describe({
      summary: 'Send a one-time code',
      answers: { 200: otpGenerated },
      errors: ['invalid_request', 'mail_failed'],
    }),
    jsonBody(otpGenerateBody),
    async (c) => c.json(await generateCode(c.get('services'), c.req.valid('json').email), 200),
  )
  .post(
    '/otp/verify',
    describe({
      summary: 'Sign in with a one-time code',
      description: 'Signs in on Success, and makes the creation that waits in this browser the person’s draft.',
      answers: { 200: otpVerified },
      errors: ['invalid_request'],
    }),
    jsonBody(otpVerifyBody),
    async (c) => {
      const services = c.get('services')
      const outcome = await verifyCode(services, { ...c.req.valid('json'), headers: c.req.raw.headers })
      if (outcome.status !== 'Success') return c.json({ status: outcome.status, draftId: null }, 200)
      for (const cookie of outcome.setCookies) c.header('Set-Cookie', cookie, { append: true })
      const { draftId } = await claimCreation(services, { userId: outcome.userId, token: heldCreation(c) })
      if (draftId) forgetCreation(c)
      return c.json({ status: outcome.status, draftId }, 200)
    },
  )
