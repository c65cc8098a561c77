import { Hono } from 'hono'
import { disconnectMailAnswer, disconnectMailBody } from '../../contract/domains.ts'
import { AppError } from '../../contract/errors.ts'
import { sendDisconnectMail } from '../../services/domains/send-disconnect-mail.ts'
import { readBearer } from '../../services/sign-in/bearer.ts'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'
import { jsonBody } from '../validate.ts'

/** Mails about custom domains, under the path that the product's callers know. */
export const domainMailRoutes = new Hono<ApiEnv>().post(
  '/send-disconnect-email',
  describe({
    summary: 'Write to a domain’s owner what to clear up after disconnecting it',
    description: 'Once, and only where it had not been modified for over seven days before.',
    bearer: true,
    answers: { 200: disconnectMailAnswer },
    errors: ['invalid_request', 'not_signed_in', 'not_found', 'mail_failed'],
  }),
  jsonBody(disconnectMailBody),
  async (c) => {
    const bearer = await readBearer(c.get('services'), c.req.header('authorization'))
    if (!bearer) throw new AppError('not_signed_in')
    const { domain: domainName, companyName } = c.req.valid('json')
    const order = { userId: bearer.userId, domainName, companyName }
    return c.json({ sent: await sendDisconnectMail(c.get('services'), order) }, 200)
  },
)
