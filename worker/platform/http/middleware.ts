import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import { type ApiEnv, openContext } from '../context.ts'
import { hasFailures, inLogScope, logEvent, logFailure, stopwatch } from '../log/log.ts'
import { visitorAddress } from './caller.ts'
import { AppError, type ErrorBody, NotConfigured } from './errors.ts'

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Adds an id and the service context to a request, and the API's common headers to its response. */
export const openRequest = createMiddleware<ApiEnv>(async (c, next) => {
  const requestId = crypto.randomUUID()
  c.set('requestId', requestId)
  c.set(
    'services',
    openContext(c.env, (promise) => c.executionCtx.waitUntil(promise)),
  )
  await inLogScope({ id: requestId }, () => logRequest(c, next))
  // An upgrade response carries a socket, which a modified copy would lose.
  if (c.res.status === 101) return
  const mayBeKept = c.res.headers.get('Cache-Control')?.startsWith('private')
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'Cache-Control' || !mayBeKept) c.res.headers.set(name, value)
  }
  c.res.headers.set('X-Request-Id', requestId)
})

/** Logs one line per request. A response with a server error counts as a failure. */
async function logRequest(c: Context<ApiEnv>, next: Next): Promise<void> {
  const elapsed = stopwatch()
  await next()
  const { status } = c.res
  const route = matchedRoutes(c).at(-1)?.path ?? ''
  const code = c.get('errorCode')
  logEvent('api.request', {
    outcome: status < 400 ? 'done' : status < 500 ? 'refused' : 'failed',
    ...{ method: c.req.method, route, status, ms: elapsed(), ...draftIn(route, c.req.path), ...(code && { code }) },
  })
  if (hasFailures()) c.get('services').defer(Promise.resolve())
}

/** The website id in a path. Ignores anything that can't be one of our ids. */
function draftIn(route: string, path: string): { draftId?: string } {
  const at = route.split('/').findIndex((part, index, parts) => parts[index - 1] === 'drafts' && part.startsWith(':'))
  const draftId = path.split('/')[at] ?? ''
  return at > 0 && /^[0-9a-f]{32}$/.test(draftId) ? { draftId } : {}
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects changes from outside the app's own pages. Non-browser clients must send the app's origin too. */
export const sameOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  if (!harmless.has(c.req.method) && !isSameOrigin(c.req.raw.headers, c.env.APP_ORIGIN)) {
    throw new AppError('forbidden_origin')
  }
  await next()
})

/** Whether a request's Origin is the app's. Browsers send it with every request except GET. */
export const isSameOrigin = (headers: Headers, appOrigin: string): boolean => headers.get('origin') === appOrigin

/** Limits calls per minute, per address and scope, as set in the binding. Counted per location, so it's approximate. */
export const limitRate = (binding: 'API_LIMIT' | 'COSTLY_LIMIT', scope = '') =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { success } = await c.env[binding].limit({ key: scope + visitorAddress(c.req.raw.headers) })
    if (!success) throw new AppError('too_many_requests')
    await next()
  })

/** The only place that turns errors into responses. Logs unexpected errors and hides their details. */
export function answerError<E extends ApiEnv>(error: Error, c: Context<E>): Response {
  return answer(c, error instanceof AppError ? error : unforeseen(error))
}

export const answerNotFound = <E extends ApiEnv>(c: Context<E>): Response => answer(c, new AppError('not_found'))

function unforeseen(error: Error): AppError {
  if (error instanceof HTTPException && error.status === 400) return new AppError('invalid_request')
  if (error instanceof NotConfigured) {
    logFailure('config.missing', error)
    return new AppError('not_configured')
  }
  logFailure('api.unexpected', error)
  return new AppError('unknown')
}

function answer<E extends ApiEnv>(c: Context<E>, { code, details, status }: AppError): Response {
  const body: ErrorBody = {
    error: { code, ...(details === undefined ? {} : { details }), requestId: c.get('requestId') },
  }
  c.set('errorCode', code)
  if (status === 429) c.header('Retry-After', String(secondsToWait(details)))
  return c.json(body, status)
}

/** The per-minute limit doesn't report its remaining time. */
function secondsToWait(details: unknown): number {
  const known =
    typeof details === 'object' && details !== null && 'retryAfter' in details ? details.retryAfter : undefined
  return typeof known === 'number' ? known : 60
}
