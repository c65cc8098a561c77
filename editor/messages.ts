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
  picture_limit_reached: 'Maximum uploaded images reached. Delete some images first.',
  creation_running: 'Your website is still being made. It is here in a moment.',
  section_locked: 'This section is locked. Unlock it to have it rewritten.',
  stale_revision: 'This website was changed somewhere else since you opened it.',
  too_large: 'This is too large to save. Take something out and try again.',
  picture_too_large: 'This picture is larger than 15 MB. Choose a smaller one.',
  unsupported_media_type: 'Invalid file type detected. Only JPG, PNG, GIF and WebP pictures can be uploaded.',
  picture_unreadable: 'Invalid file type detected. This file is damaged, is no picture or has more than 40 megapixels.',
  revision_required: 'This page is out of date. Reload it and try again.',
  too_many_requests: 'That was a lot at once. Wait a minute, then try again.',
  unknown: 'An unknown error has occurred. Please try again.',
  creation_failed: 'There was a problem creating your website',
  page_unreachable: 'This picture could not be fetched from your page. Choose another one.',
  mail_failed: 'The e-mail could not be sent. Try again in a moment.',
  upload_failed: 'Upload error. Try again; if it happens again, contact support.',
  photos_unavailable: 'Content loading error. The photo service does not answer. Try again in a moment.',
  suggestion_unavailable: 'No description could be suggested. Try again, or write one.',
  writer_unavailable: 'Nothing could be written just now. Your text is as it was. Try again in a moment.',
  places_unavailable: 'Places cannot be looked up just now. What you entered is kept.',
}

export const messageFor = (code: FailureCode): string => messages[code]
