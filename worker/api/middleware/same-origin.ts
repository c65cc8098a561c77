import { createMiddleware } from 'hono/factory'
import { AppError } from '../../contract/errors.ts'
import type { ApiEnv } from '../environment.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a change that does not come from the app's own pages. Clients other than browsers must send the app's origin too. */
export const sameOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  if (!harmless.has(c.req.method) && !isSameOrigin(c.req.raw.headers, c.env.APP_ORIGIN)) {
    throw new AppError('forbidden_origin')
  }
  await next()
})

/** Whether a request names exactly the app's origin. Every browser does this for requests other than GET. */
export const isSameOrigin = (headers: Headers, appOrigin: string): boolean => headers.get('origin') === appOrigin
