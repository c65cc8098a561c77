import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError, type ErrorBody, NotConfigured } from '../contract/errors.ts'
import type { ApiEnv } from './environment.ts'

/** The one place where a failure becomes an answer. What was not foreseen is logged and says nothing of itself. */
export function answerError(error: Error, c: Context<ApiEnv>): Response {
  return answer(c, error instanceof AppError ? error : unforeseen(error, c))
}

export const answerNotFound = (c: Context<ApiEnv>): Response => answer(c, new AppError('not_found'))

function unforeseen(error: Error, c: Context<ApiEnv>): AppError {
  if (error instanceof HTTPException && error.status === 400) return new AppError('invalid_request')
  if (error instanceof NotConfigured) {
    console.error(`config.missing request=${c.get('requestId')} ${error.message}`)
    return new AppError('not_configured')
  }
  console.error(c.get('requestId'), error)
  return new AppError('unknown')
}

function answer(c: Context<ApiEnv>, { code, details, status }: AppError): Response {
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
