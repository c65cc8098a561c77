import { createMiddleware } from 'hono/factory'
import { AppError } from '../../contract/errors.ts'
import type { ApiEnv } from '../environment.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a change that a page of another origin asks for. What is no browser sends no Origin and has no cookies to abuse. */
export const sameOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  if (!harmless.has(c.req.method) && !isSameOrigin(c.req.raw.headers, c.env.APP_ORIGIN)) {
    throw new AppError('forbidden_origin')
  }
  await next()
})

/** Whether a request comes from the app's own pages, or from no page at all. */
export function isSameOrigin(headers: Headers, appOrigin: string): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origin === appOrigin
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}
