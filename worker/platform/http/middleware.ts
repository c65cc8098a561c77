import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { type ApiEnv, openContext } from '../context.ts'
import { visitorAddress } from './caller.ts'
import { AppError, type ErrorBody, NotConfigured } from './errors.ts'

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

/** Holds each visitor's address to the binding's calls a minute, per scope. Counted per location: a brake, not a promise. */
export const limitRate = (binding: 'API_LIMIT' | 'COSTLY_LIMIT', scope = '') =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { success } = await c.env[binding].limit({ key: scope + visitorAddress(c.req.raw.headers) })
    if (!success) throw new AppError('too_many_requests')
    await next()
  })

/** The one place where a failure becomes an answer. What was not foreseen is logged and says nothing of itself. */
export function answerError<E extends ApiEnv>(error: Error, c: Context<E>): Response {
  return answer(c, error instanceof AppError ? error : unforeseen(error, c))
}

export const answerNotFound = <E extends ApiEnv>(c: Context<E>): Response => answer(c, new AppError('not_found'))

function unforeseen<E extends ApiEnv>(error: Error, c: Context<E>): AppError {
  if (error instanceof HTTPException && error.status === 400) return new AppError('invalid_request')
  if (error instanceof NotConfigured) {
    console.error(`config.missing request=${c.get('requestId')} ${error.message}`)
    return new AppError('not_configured')
  }
  console.error(c.get('requestId'), error)
  return new AppError('unknown')
}

function answer<E extends ApiEnv>(c: Context<E>, { code, details, status }: AppError): Response {
  const body: ErrorBody = {
    error: { code, ...(details === undefined ? {} : { details }), requestId: c.get('requestId') },
  }
  if (status === 429) c.header('Retry-After', String(secondsToWait(details)))
  return c.json(body, status)
}

/** A brake that is counted by the minute does not say for how long. */
function secondsToWait(details: unknown): number {
  const known =
    typeof details === 'object' && details !== null && 'retryAfter' in details ? details.retryAfter : undefined
  return typeof known === 'number' ? known : 60
}
