import { type ErrorBody, type ErrorCode, errorStatus } from '#worker/platform/http/errors.ts'

/**
 * `network`: the request never reached the server, or the response never arrived. The social codes are from the
 * provider's redirect.
 */
export type FailureCode =
  | ErrorCode
  | 'network'
  | 'popup_closed'
  | 'login_cancelled'
  | 'relogin_failed'
  | 'social_unverified'

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

/** Converts an error response. Bodies that aren't ours become `unknown`. */
export function parseApiError(body: unknown): ApiError {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
  if (!error || !Object.hasOwn(errorStatus, error.code)) return new ApiError('unknown')
  return new ApiError(error.code, error)
}

export const failureCode = (error: unknown): FailureCode => (error instanceof ApiError ? error.code : 'unknown')
