import type { APIRequestContext } from '@playwright/test'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { type Draft, draft, published } from '../../worker/contract/drafts.ts'
import { libraryPicture } from '../../worker/contract/pictures.ts'
import { answered } from '../harness/product-api.ts'

/** Who looks at the screens. `maker` has websites for the screens that save, `photographer` one with pictures. */
export const people = ['owner', 'newcomer', 'full', 'maker', 'photographer'] as const
export type Person = (typeof people)[number]

/** Where somebody's signed-in browser is kept for all screens. */
export const stateOf = (person: Person) => `.cache/screens-people/${person}.json`

export const makeDraft = (request: APIRequestContext, websiteSettings: WebsiteSettings): Promise<Draft> =>
  answered(draft, request.post('/api/drafts', { data: { websiteSettings } }))

export const publishDraft = (request: APIRequestContext, { draftId, revision }: Draft, handle: string) => {
  const headers = { 'if-match': `"${revision}"` }
  return answered(published, request.post(`/api/drafts/${draftId}/publish`, { data: { handle }, headers }))
}

/** Puts a picture among a draft's own. */
export const addPicture = (request: APIRequestContext, draftId: string, bytes: Buffer, description: string) =>
  answered(
    libraryPicture,
    request.post(`/api/drafts/${draftId}/images?description=${encodeURIComponent(description)}`, {
      data: bytes,
      headers: { 'content-type': 'image/jpeg' },
    }),
  )

/** Saves a draft as another window would, with another heading in its introduction. */
export async function saveElsewhere(request: APIRequestContext, idOrHandle: string, heading: string) {
  const { draftId, revision, websiteSettings } = await answered(draft, request.get(`/api/drafts/${idOrHandle}`))
  for (const { type, content } of websiteSettings.sections) if (type === 'Introduction') content.heading = heading
  const headers = { 'if-match': `"${revision}"` }
  await answered(draft, request.put(`/api/drafts/${draftId}`, { data: { websiteSettings }, headers }))
}
