import type { FailureCode } from './api/api-error.ts'

/** What a person reads when a call fails. A code without a text does not compile. */
const messages: Record<FailureCode, string> = {
  network: 'Network connectivity failed.',
  invalid_request: 'Some of what was entered cannot be used. Check the fields and try again.',
  not_signed_in: 'You are signed out. Sign in and try again.',
  forbidden_origin: 'This page cannot do that. Open the website again and try once more.',
  not_found: 'Website not found',
  handle_in_use: 'Web address already in use',
  website_limit_reached: 'Maximum number of websites reached. Delete an existing site to make room.',
  stale_revision: 'This website was changed somewhere else since you opened it.',
  too_large: 'This is too large to save. Take something out and try again.',
  unsupported_media_type: 'Invalid file type detected',
  revision_required: 'This page is out of date. Reload it and try again.',
  too_many_requests: 'That was a lot at once. Wait a minute, then try again.',
  unknown: 'An unknown error has occurred. Please try again.',
  creation_failed: 'There was a problem creating your website',
  mail_failed: 'The e-mail could not be sent. Try again in a moment.',
}

export const messageFor = (code: FailureCode): string => messages[code]
