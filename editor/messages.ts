import { ApiError, type FailureCode, failureCode } from './api/api-error.ts'

/** What a person reads when a call fails. A code without a text does not compile. */
const messages: Record<FailureCode, string> = {
  network: 'Network connectivity failed.',
  popup_closed: 'Login Popup Closed.',
  login_cancelled: 'Login Cancelled.',
  relogin_failed: 're-login failed',
  social_unverified:
    'That service hasn’t verified your email address. Verify it with them first, or sign in with a code.',
  invalid_request: 'Something in the form isn’t right. Check the fields and try again.',
  not_configured: 'This service is not set up completely yet. Please try again later.',
  not_signed_in: 'You are signed out. Sign in and try again.',
  forbidden_origin: 'That didn’t work from this page. Reload and try again.',
  wrong_password: 'Incorrect password.',
  email_unverified: 'Verify your email address first. We emailed you a link.',
  reauthentication_required: 'Please confirm again that it’s you. re-login failed.',
  user_not_found: 'User not found.',
  account_exists: 'Account already exists. Please sign in.',
  already_verified: 'This email address is already verified.',
  mail_link_expired: 'This link has expired or was used before. Ask for a new one.',
  password_too_common: 'This password is too easy to guess. Choose another.',
  social_unavailable: 'The sign-in service isn’t responding. Try again in a moment, or sign in by email.',
  not_found: 'Website not found',
  handle_in_use: 'Web address already in use',
  not_published: 'This website is not online. Publish it first.',
  domain_taken: 'Failed to connect custom domain. Another account is already using it. If it’s yours, contact support.',
  domain_connected: 'This domain is connected with another of your websites. Disconnect it there first.',
  domain_not_pending: 'This domain can no longer be changed, only disconnected. Reload to see its status.',
  domain_limit_reached: 'This website has ten domains. Disconnect one to make room.',
  domain_invalid: 'Enter a domain that you own, such as example.com.',
  domains_unavailable:
    'Failed to connect custom domain. Our domain service isn’t responding. Try again in a few minutes.',
  disconnection_failed:
    'Disconnection failed. The domain is off your website, but we haven’t finished releasing it. We’ll keep trying.',
  time_not_possible: 'Choose a time in the next 12 months.',
  website_limit_reached: 'Maximum number of websites reached. Delete an existing website to make room.',
  picture_limit_reached: 'Maximum uploaded images reached. Delete some images first.',
  upload_limit_reached:
    'Today’s limit for new pictures is reached. Try again tomorrow. If your email address is not verified yet, verify it to add more now.',
  section_locked: 'This section is locked. Unlock it to have it rewritten.',
  stale_revision: 'This website was changed somewhere else after you opened it.',
  too_large: 'This is too large to save. Take something out and try again.',
  picture_too_large: 'This picture is larger than 15 MB. Choose a smaller one.',
  unsupported_media_type: 'Invalid file type detected. Only JPG, PNG, GIF and WebP pictures can be uploaded.',
  picture_unreadable:
    'Invalid file type detected. We can’t read this file. It may be damaged, not a picture, or over 40 megapixels.',
  revision_required: 'This page is out of date. Reload it and try again.',
  too_many_requests: 'Too many attempts. Wait a minute and try again.',
  unknown: 'An unknown error has occurred. Please try again.',
  creation_failed: 'There was a problem creating your website',
  page_unreachable: 'This picture could not be fetched from your page. Choose another one.',
  mail_failed: 'We couldn’t send the email. Try again in a moment.',
  upload_failed: 'Upload error. Try again; if it happens again, contact support.',
  photos_unavailable: 'Content loading error. The photo service isn’t responding. Try again in a moment.',
  suggestion_unavailable: 'No description could be suggested. Try again, or write one.',
  writer_unavailable: 'We couldn’t rewrite this. Your text hasn’t changed. Try again in a moment.',
  no_reply_address: 'This visitor left no email address. Call them, if they left a number.',
  visits_unavailable: 'We can’t load visitor numbers right now. Visits are still counted. Try again in a moment.',
  places_unavailable: 'We can’t look up places right now. What you typed is saved.',
}

export const messageFor = (code: FailureCode): string => messages[code]

/**
 * The message for anything that was thrown. After too many requests it says when to come back, if the server gave a time; a failure
 * of the server has a reference, which finds it in the log. `advice` adds a sentence to it.
 */
export function messageOf(error: unknown, advice = ''): string {
  const seconds =
    error instanceof ApiError && error.code === 'too_many_requests' ? secondsToWait(error.details) : undefined
  if (seconds !== undefined) return `Too many attempts. Try again ${whenAgain(seconds)}.`
  return `${messageFor(failureCode(error))}${advice && ` ${advice}`}${referenceOf(error)}`
}

const withReference: readonly FailureCode[] = ['unknown', 'not_configured']

function referenceOf(error: unknown): string {
  if (!(error instanceof ApiError) || !error.requestId || !withReference.includes(error.code)) return ''
  return ` If you write to us, add this reference: ${error.requestId}.`
}

/** When a number of seconds is over, rounded up, as one would say it: 'in 12 minutes'. */
export function whenAgain(seconds: number): string {
  if (Math.ceil(seconds) < 60) return inUnits(Math.max(1, Math.ceil(seconds)), 'second')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return inUnits(minutes, 'minute')
  return inUnits(Math.ceil(minutes / 60), 'hour')
}

const inUnits = (count: number, unit: string) => `in ${count} ${unit}${count === 1 ? '' : 's'}`

function secondsToWait(details: unknown): number | undefined {
  const known =
    typeof details === 'object' && details !== null && 'retryAfter' in details ? details.retryAfter : undefined
  return typeof known === 'number' && Number.isFinite(known) ? known : undefined
}
