import { type ErrorBody, type ErrorCode, errorStatus } from '#worker/platform/http/errors.ts'

/**
 * `network`: the call never reached the server, or its answer never came back. The others are ends of a round trip to the
 * social provider, which come as no answer of a call.
 */
export type FailureCode =
  | ErrorCode
  | 'network'
  | 'popup_closed'
  | 'login_cancelled'
  | 'relogin_failed'
  | 'social_unverified'

/** A call that failed. `details` are what the server added for its code; `requestId` finds it in the server's log. */
export class ApiError extends Error {
  readonly code: FailureCode
  readonly details: unknown
  readonly requestId: string | undefined

  constructor(code: FailureCode, { details, requestId }: { details?: unknown; requestId?: string } = {}) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.details = details
    this.requestId = requestId
  }
}

/** The error that an answer of the API stands for. Anything that is not in its words is `unknown`. */
export function errorOf(body: unknown): ApiError {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
  if (!error || !Object.hasOwn(errorStatus, error.code)) return new ApiError('unknown')
  return new ApiError(error.code, error)
}

/** The code of anything that was thrown. */
export const failureCode = (error: unknown): FailureCode => (error instanceof ApiError ? error.code : 'unknown')
