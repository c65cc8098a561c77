import { createMiddleware } from 'hono/factory'
import { AppError } from '../../contract/errors.ts'
import type { SignedInEnv } from '../environment.ts'

/** Behind `signedIn`: lets only those through whose e-mail is verified. */
export const verified = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!c.get('person').user.verified) throw new AppError('email_unverified')
  await next()
})
