import type { APIRequestContext } from '@playwright/test'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { done, signedInAnswer } from '../../worker/accounts/schema.ts'
import { type Draft, draft, published } from '../../worker/drafts/schema.ts'
import { libraryPicture } from '../../worker/pictures/schema.ts'
import { scheduled } from '../../worker/publishing/schema.ts'
import { mailedLink, tokenOf } from '../harness/mails.ts'
import { answered, send } from '../harness/product-api.ts'
import { workUses } from './websites.ts'

/**
 * Who looks at the screens. `photographer` has a website with pictures, `full` no room, `publisher` one with versions and plans;
 * `keeper` and `unverified` have a password; the others have those for the screens that save.
 */
export const people = [
  'owner',
  'newcomer',
  'full',
  'photographer',
  'publisher',
  'keeper',
  'unverified',
  ...workUses,
] as const
export type Person = (typeof people)[number]

/** Where somebody's signed-in browser is kept for all screens. */
export const stateOf = (person: Person) => `.cache/screens-people/${person}.json`

/** What those with a password sign in with. */
export const password = 'correct horse battery'

/** Makes an account with a password; its email is not verified. */
export async function signUp(request: APIRequestContext, email: string) {
  await answered(signedInAnswer, send(request, 'POST', '/api/login/sign-up', { data: { email, password } }))
}

/** Verifies it by what was mailed. */
export async function verify(request: APIRequestContext, email: string) {
  const data = { token: tokenOf(await mailedLink(request, email)) }
  await answered(done, send(request, 'POST', '/api/account/verification/confirm', { data }))
}

export const makeDraft = (request: APIRequestContext, websiteSettings: WebsiteSettings): Promise<Draft> =>
  answered(draft, send(request, 'POST', '/api/drafts', { data: { websiteSettings } }))

export const publishDraft = (request: APIRequestContext, { draftId, revision }: Draft, handle: string) => {
  const headers = { 'if-match': `"${revision}"` }
  return answered(published, send(request, 'POST', `/api/drafts/${draftId}/publish`, { data: { handle }, headers }))
}

/** Schedules the stored version for three days from now, and the online one for three days later. */
export const scheduleDraft = (request: APIRequestContext, { draftId, revision }: Draft, handle: string) => {
  const headers = { 'if-match': `"${revision}"` }
  const [at, revertAt] = [3, 6].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const data = { handle, at, revertAt }
  return answered(scheduled, send(request, 'POST', `/api/drafts/${draftId}/schedules`, { data, headers }))
}

/** Puts a picture among a draft's own. */
export const addPicture = (request: APIRequestContext, draftId: string, bytes: Buffer, description: string) =>
  answered(
    libraryPicture,
    send(request, 'POST', `/api/drafts/${draftId}/images?description=${encodeURIComponent(description)}`, {
      data: bytes,
      headers: { 'content-type': 'image/jpeg' },
    }),
  )

/** Saves a draft as another window would, with another heading in its introduction. Answers it as it is stored then. */
export async function saveElsewhere(request: APIRequestContext, idOrHandle: string, heading: string): Promise<Draft> {
  const { draftId, revision, websiteSettings } = await answered(draft, request.get(`/api/drafts/${idOrHandle}`))
  for (const { type, content } of websiteSettings.sections) if (type === 'Introduction') content.heading = heading
  const headers = { 'if-match': `"${revision}"` }
  return answered(draft, send(request, 'PUT', `/api/drafts/${draftId}`, { data: { websiteSettings }, headers }))
}
