import type { APIRequestContext } from '@playwright/test'
import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { localComposer } from '../../scripts/local-composer.ts'
import { defaultSections } from '../../templates/compose/section-order.ts'
import { findSampleBusiness } from '../../templates/samples.ts'
import { done, signedInAnswer } from '../../worker/accounts/schema.ts'
import { type Draft, draft, published } from '../../worker/drafts/schema.ts'
import { sampleWebsite } from '../../worker/pages/sample-website.ts'
import { libraryPicture } from '../../worker/pictures/schema.ts'
import { scheduled } from '../../worker/publishing/schema.ts'
import { composedSite } from '../harness/composed-site.ts'
import { answered, mailedLink, send, tokenOf } from '../harness/product-api.ts'

/** Every screen's widths in CSS pixels: phone, tablet and computer. */
export const widths = [390, 768, 1440] as const

/** A website as created by the wizard. */
export const freshWebsite: WebsiteSettings = composedSite({
  id: 'fresh',
  palette: 'navy-brass',
  sections: defaultSections,
})

/** A website as finished by its owner. */
export function finishedWebsite(trade: string, style: PresetStyle): Promise<WebsiteSettings> {
  const business = findSampleBusiness(trade)
  if (!business) throw new Error(`There is no sample business in ${trade}`)
  return sampleWebsite(localComposer, style, business)
}

/** The owner's published website. */
export const liveHandle = 'brick-and-blade'

/** The publisher's website, which has versions. */
export const versionsHandle = 'cups-and-crumbs'

/** Screens that save or publish have a separate website and owner at every width. */
const workUses = ['newer', 'conflict', 'publish'] as const

export type WorkUse = (typeof workUses)[number]
export const workHandle = (use: WorkUse, width = 0) => `${use}-${width}`

/**
 * `photographer` has a website with pictures, `full` has reached the limit, `publisher` has versions and schedules;
 * `keeper` and `unverified` have a password; the others own websites for screens that save.
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

/** The file with a person's signed-in browser state. */
export const stateOf = (person: Person) => `.cache/screens-people/${person}.json`

export const password = 'correct horse battery'

/** Creates an account with a password and an unverified email. */
export async function signUp(request: APIRequestContext, email: string) {
  await answered(signedInAnswer, send(request, 'POST', '/api/login/sign-up', { data: { email, password } }))
}

/** Verifies the account with the emailed link. */
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

/** Adds a picture to a draft's library. */
export const addPicture = (request: APIRequestContext, draftId: string, bytes: Buffer, description: string) =>
  answered(
    libraryPicture,
    send(request, 'POST', `/api/drafts/${draftId}/images?description=${encodeURIComponent(description)}`, {
      data: bytes,
      headers: { 'content-type': 'image/jpeg' },
    }),
  )

/** Saves a draft with another introduction heading, like another window. Returns the stored draft. */
export async function saveElsewhere(request: APIRequestContext, idOrHandle: string, heading: string): Promise<Draft> {
  const { draftId, revision, websiteSettings } = await answered(draft, request.get(`/api/drafts/${idOrHandle}`))
  for (const { type, content } of websiteSettings.sections) if (type === 'Introduction') content.heading = heading
  const headers = { 'if-match': `"${revision}"` }
  return answered(draft, send(request, 'PUT', `/api/drafts/${draftId}`, { data: { websiteSettings }, headers }))
}
