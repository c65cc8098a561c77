/** Every way a call can fail, with its HTTP status. The editor has a text for each (editor/ui/errors/error-texts.ts). */
export const errorStatus = {
  invalid_request: 400,
  not_signed_in: 401,
  forbidden_origin: 403,
  wrong_password: 403,
  email_unverified: 403,
  sign_in_first: 403,
  sign_up_closed: 403,
  reauthentication_required: 403,
  not_found: 404,
  user_not_found: 404,
  handle_in_use: 409,
  not_published: 409,
  domain_taken: 409,
  domain_connected: 409,
  domain_not_pending: 409,
  domain_limit_reached: 409,
  website_limit_reached: 409,
  account_exists: 409,
  already_verified: 409,
  section_locked: 409,
  website_suspended: 409,
  held_for_review: 409,
  publication_refused: 409,
  no_reply_address: 409,
  picture_limit_reached: 409,
  mail_link_expired: 410,
  stale_revision: 412,
  too_large: 413,
  picture_too_large: 413,
  import_too_large: 413,
  unsupported_media_type: 415,
  picture_unreadable: 422,
  import_not_a_zip: 422,
  import_unsafe: 422,
  import_damaged: 422,
  import_not_a_website: 422,
  import_wrong_version: 422,
  time_not_possible: 422,
  domain_invalid: 422,
  password_too_common: 422,
  revision_required: 428,
  too_many_requests: 429,
  upload_limit_reached: 429,
  unknown: 500,
  creation_failed: 502,
  page_unreachable: 502,
  not_configured: 503,
  mail_failed: 503,
  domains_unavailable: 503,
  disconnection_failed: 503,
  social_unavailable: 503,
  upload_failed: 503,
  photos_unavailable: 503,
  suggestion_unavailable: 503,
  writer_unavailable: 503,
  assistant_unavailable: 503,
  places_unavailable: 503,
  visits_unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

/** The body of every error response. */
export type ErrorBody = { error: { code: ErrorCode; details?: unknown; requestId: string } }

/** Thrown by services; the API's error handler turns it into a response. `details` reach the caller, so they must contain no secrets. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  constructor(code: ErrorCode, details?: unknown) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status() {
    return errorStatus[this.code]
  }
}

/** A setting that production requires is missing. */
export class NotConfigured extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NotConfigured'
  }
}
