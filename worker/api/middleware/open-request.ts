import { createMiddleware } from 'hono/factory'
import { openContext } from '../../services/context.ts'
import type { ApiEnv } from '../environment.ts'

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Gives a request its id and what the services need, and its answer the headers that every answer of the API bears. */
export const openRequest = createMiddleware<ApiEnv>(async (c, next) => {
  const requestId = crypto.randomUUID()
  c.set('requestId', requestId)
  c.set(
    'services',
    openContext(c.env, (promise) => c.executionCtx.waitUntil(promise), requestId),
  )
  await next()
  // The answer to an upgrade carries a socket, which a changed copy of it would lose.
  if (c.res.status === 101) return
  const mayBeKept = c.res.headers.get('Cache-Control')?.startsWith('private')
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'Cache-Control' || !mayBeKept) c.res.headers.set(name, value)
  }
  c.res.headers.set('X-Request-Id', requestId)
})
