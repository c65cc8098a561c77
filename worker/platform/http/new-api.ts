import { Hono } from 'hono'
import type { ApiEnv } from '../context.ts'
import { answerError, answerNotFound, limitRate, openRequest, sameOrigin } from './middleware.ts'
import { readBody } from './read-body.ts'

/** An API below `/api` without routes: the checks that come before each route, and the error responses. */
export const newApi = <E extends ApiEnv>() =>
  new Hono<E>()
    .onError(answerError)
    .notFound(answerNotFound)
    .basePath('/api')
    .use(openRequest)
    .use(limitRate('API_LIMIT'))
    .use(sameOrigin)
    .use(readBody)
