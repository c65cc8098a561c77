import { ApiError, type FailureCode, failureCode } from '#api/api-error.ts'
import { product } from '#renderer/document/product.ts'
import type { otpStatuses } from '#worker/accounts/schema.ts'
import { errorStatus } from '#worker/platform/http/errors.ts'

/** Messages that several screens share or that need no server response. Field rules define their own. */
export const problems = {
  accountTaken: 'Another account already uses the new address. Choose a different one, or sign in to that account.',
  cropFailed: 'We can’t show this picture right now. Try again in a moment.',
  email: 'Invalid email.',
  emailStillUnverified: 'Not verified yet. Open the link in the newest email.',
  iconType: 'Invalid file type detected. Only JPG, PNG, GIF, WebP and ICO files can be browser icons.',
  iconUpload: 'Error uploading browser icon.',
  importedPicturesGone: 'We can no longer load the pictures from your existing page.',
  linkOfAnotherAccount: 'This link has expired or belongs to a different account.',
  domainNotConnected: 'Failed to connect custom domain.',
  linkUsed: 'This link has expired, was used before, or belongs to another account.',
  loading: 'Content loading error',
  logoUpload: 'Error Uploading Logo',
  messageChange: 'We couldn’t save that. Nothing has changed.',
  messageDeletion: 'Nothing was deleted.',
  messageExport: 'We couldn’t export your messages.',
  messageGone: 'It was deleted, or it belongs to another account.',
  missingPassword: 'Enter your password',
  network: 'Network connectivity failed.',
  offline: 'You’re offline.',
  page: 'We couldn’t show this page',
  placeLookupOffline: 'No connection. Fine as typed.',
  publishedVersion: 'We couldn’t load the published version.',
  reading: 'We couldn’t read this right now',
  readingOffline: 'No connection',
  scheduleEnd: 'We couldn’t cancel the schedule above. Try again.',
  versionGone: 'We keep only the newest versions. Choose another one.',
  websiteLimit: 'Maximum number of websites reached',
  websiteNotYours: 'You have no website at this link. It may have been deleted, or it may belong to another account.',
} as const

export const websiteLimitAdvice = (verified: boolean) =>
  verified ? 'Delete an existing website to make room' : 'Verify your email address to make more'

/** Appended to a message: what a failure didn't affect. */
export const stillIntact = {
  answers: 'Your answers are saved.',
  changes: 'Your changes are saved on this device.',
  domains: 'Your domains haven’t changed.',
  messages: 'Your messages are safe.',
  messagesKept: 'Nothing was deleted.',
  online: 'Your website is still online.',
  pictures: 'Your pictures are safe.',
  settings: 'Nothing was changed.',
  typed: 'What you typed is saved.',
  version: 'Visitors still see the version from before.',
  website: 'Your website is safe.',
  websites: 'Your websites are safe.',
} as const

export const codeProblem: Record<Exclude<(typeof otpStatuses)[number], 'Success'>, string> = {
  InvalidSession: 'Invalid session',
  InvalidCode: 'Invalid code',
  ExpiredCode: 'Expired code',
}

export const publishingAdvice: Partial<Record<FailureCode, string>> = {
  network: stillIntact.website,
  too_many_requests: 'You’ve published many times in a short while. Your changes are saved.',
  stale_revision: 'You’re looking at that version now. Check it, then try again.',
  unknown: 'Visitors see either the old or the new version, never a mix.',
}

/** Messages by error code. If one is missing, the code doesn't compile. */
const messages: Record<FailureCode, string> = {
  network: `${problems.network} Check your connection and try again.`,
  popup_closed: 'Login Popup Closed.',
  login_cancelled: 'Login Cancelled.',
  relogin_failed: 'We couldn’t confirm it’s you: re-login failed. Try again.',
  social_unverified:
    'That service hasn’t verified your email address. Verify it with them first, or sign in with a code.',
  invalid_request: 'Something in the form isn’t right. Check the fields and try again.',
  not_configured: 'This service isn’t fully set up yet. Try again later.',
  not_signed_in: 'You’re signed out. Sign in and try again.',
  forbidden_origin: 'That didn’t work from this page. Reload and try again.',
  wrong_password: 'Incorrect password.',
  sign_in_first: 'Many websites are being made right now. Sign in with an emailed code first, then try again.',
  email_unverified: 'Verify your email address first. We emailed you a link.',
  reauthentication_required: 'Please confirm it’s you again.',
  user_not_found: 'User not found.',
  sign_up_closed: 'New accounts are by invitation only. Ask whoever runs this product to invite your address.',
  account_exists: 'Account already exists. Please sign in.',
  already_verified: 'This email address is already verified.',
  mail_link_expired: 'This link has expired or was used before. Request a new one.',
  password_too_common: 'This password is too easy to guess. Choose another.',
  social_unavailable: 'The sign-in service isn’t responding. Try again in a moment, or sign in by email.',
  not_found: 'Website not found',
  handle_in_use: 'Web address already in use',
  not_published: 'This website isn’t online. Publish it first.',
  domain_taken: 'Failed to connect custom domain. Another account is already using it. If it’s yours, contact support.',
  domain_connected: 'This domain is connected to another of your websites. Disconnect it there first.',
  domain_not_pending: 'This domain can no longer be changed, only disconnected. Reload to see its status.',
  domain_limit_reached: 'This website has ten domains. Disconnect one to make room.',
  domain_invalid: 'Enter a domain you own, such as example.com.',
  domains_unavailable: `${problems.domainNotConnected} Our domain service isn’t responding. Try again in a few minutes.`,
  disconnection_failed:
    'Disconnection failed. The domain is off your website, but we haven’t finished releasing it. We’ll keep trying.',
  time_not_possible: 'Choose a time in the next 12 months.',
  website_limit_reached: `${problems.websiteLimit}. ${websiteLimitAdvice(true)}.`,
  picture_limit_reached: 'Maximum uploaded images reached: delete some images first.',
  upload_limit_reached:
    'You’ve reached today’s limit for new pictures. Try again tomorrow. If you haven’t verified your email yet, do that to add more now.',
  website_suspended: 'We took this website offline, so it can’t be published or copied. The editor shows the reason.',
  import_not_a_zip: 'This isn’t a zip file. Choose the file that “Download this website” saved.',
  import_unsafe: 'This zip file has paths that lead out of it, so we didn’t open it. Download the website again.',
  import_damaged: 'This zip file is damaged or incomplete. Download the website again.',
  import_not_a_website: 'There’s no website in this zip file. Choose the file that “Download this website” saved.',
  import_wrong_version: 'This download comes from another version, which we can’t read here.',
  import_too_large: 'This file is too large. A website’s download has at most 40 MB, and 200 MB unpacked.',
  held_for_review: 'We’re checking this version before it goes online. That takes a day at most. We’ll email you.',
  publication_refused: `We can’t publish this website. Write to ${product.supportEmail} if you disagree.`,
  section_locked: 'This section is locked. Unlock it to rewrite it.',
  stale_revision: 'This website was changed somewhere else after you opened it.',
  too_large: 'This is too large to save. Take something out and try again.',
  picture_too_large: 'This picture is larger than 15 MB: choose a smaller one.',
  unsupported_media_type: 'Invalid file type detected: only JPG, PNG, GIF and WebP pictures can be uploaded.',
  picture_unreadable: 'Invalid file type detected: the file is empty, damaged, not a picture, or over 40 megapixels.',
  revision_required: 'This page is out of date. Reload it and try again.',
  too_many_requests: 'Too many attempts. Wait a minute and try again.',
  unknown: 'An unknown error has occurred. Please try again.',
  creation_failed: 'There was a problem creating your website',
  page_unreachable: 'We couldn’t get this picture from your page. Choose another one.',
  mail_failed: 'We couldn’t send the email. Try again in a moment.',
  upload_failed: 'Upload error. Try again. If it keeps happening, contact support.',
  photos_unavailable: 'We can’t reach the photo service right now. You can upload a photo or choose a pattern.',
  suggestion_unavailable: 'We couldn’t suggest a description. Try again, or write one.',
  assistant_unavailable: 'There’s no assistant here. Find the field you want to change with ⌘K or Ctrl+K.',
  writer_unavailable: 'We couldn’t rewrite this. Your text hasn’t changed. Try again in a moment.',
  no_reply_address: 'This visitor left no email address. Call them, if they left a number.',
  visits_unavailable: 'We can’t load visitor numbers right now. Visits are still counted. Try again in a moment.',
  places_unavailable: 'We can’t look up places right now. What you typed is saved.',
}

export const messageFor = (code: FailureCode): string => messages[code]

/** The message for any thrown value. For rate limits, includes when to try again if known. */
export function messageOf(error: unknown): string {
  const seconds =
    error instanceof ApiError && error.code === 'too_many_requests' ? secondsToWait(error.details) : undefined
  if (seconds !== undefined) return `Too many attempts. Try again ${retryTime(seconds)}.`
  return messageFor(failureCode(error))
}

/** The request id of a server error. Undefined for errors people can fix themselves. */
export function referenceOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !Object.hasOwn(errorStatus, error.code)) return undefined
  return errorStatus[error.code as keyof typeof errorStatus] >= 500 ? error.requestId : undefined
}

/** A duration rounded up, in words: 'in 12 minutes'. */
export function retryTime(seconds: number): string {
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
