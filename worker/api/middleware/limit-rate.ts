import { createMiddleware } from 'hono/factory'
import { AppError } from '../../contract/errors.ts'
import type { ApiEnv } from '../environment.ts'

/** Holds each visitor's address to the binding's calls a minute, per scope. Counted per location: a brake, not a promise. */
export const limitRate = (binding: 'API_LIMIT' | 'SIGN_IN_LIMIT', scope = '') =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { success } = await c.env[binding].limit({ key: scope + visitorOf(c.req.header('cf-connecting-ip')) })
    if (!success) throw new AppError('too_many_requests')
    await next()
  })

/** An address; of IPv6 the half that names a network, since one visitor has all the rest of it to choose from. */
function visitorOf(address = 'unknown'): string {
  return address.includes(':') ? address.split(':', 4).join(':') : address
}
