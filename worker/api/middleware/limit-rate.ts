import { createMiddleware } from 'hono/factory'
import { AppError } from '../../contract/errors.ts'
import { visitorAddress } from '../../services/visitor-address.ts'
import type { ApiEnv } from '../environment.ts'

/** Holds each visitor's address to the binding's calls a minute, per scope. Counted per location: a brake, not a promise. */
export const limitRate = (binding: 'API_LIMIT' | 'COSTLY_LIMIT', scope = '') =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { success } = await c.env[binding].limit({ key: scope + visitorAddress(c.req.raw.headers) })
    if (!success) throw new AppError('too_many_requests')
    await next()
  })
