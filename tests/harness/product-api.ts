import { type APIRequestContext, expect } from '@playwright/test'
import type { Image } from '../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { fontPairs } from '../../renderer/styles/font-pairs.ts'
import { withGallery } from '../../templates/compose/place-pictures.ts'
import { defaultSections } from '../../templates/compose/section-order.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { otpGenerated, otpVerified } from '../../worker/accounts/schema.ts'
import { type MailboxMail, mailboxList } from '../../worker/adapters/email/schema.ts'
import { type Creation, creation } from '../../worker/creation/schema.ts'
import { draft } from '../../worker/drafts/schema.ts'
import { libraryPicture } from '../../worker/pictures/schema.ts'
import { makePhoto } from './photo.ts'

/** The body of a successful response. */
export async function answered<T>(
  schema: { parse: (body: unknown) => T },
  answer: ReturnType<APIRequestContext['get']>,
): Promise<T> {
  const response = await answer
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
  return schema.parse(await response.json())
}

type Change = { data?: unknown; headers?: Record<string, string> }

/** Sends a change with the app's origin. */
export async function send(
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { data, headers }: Change = {},
) {
  const { origin } = new URL((await request.get('/api/health')).url())
  return request.fetch(path, { method, data, headers: { origin, ...headers } })
}

/** Signs in with the mailed code. A website created earlier in the same browser then belongs to the person. */
export async function signInAs(request: APIRequestContext, email: string) {
  const headers = { 'cf-connecting-ip': addressOf(email) }
  const { session } = await answered(
    otpGenerated,
    send(request, 'POST', '/api/login/otp/generate', { data: { email }, headers }),
  )
  const { mails } = await answered(mailboxList, request.get('/api/mailbox'))
  const code = mails.find(({ recipient }) => recipient === email)?.text.match(/\b\d{6}\b/)?.[0]
  return answered(otpVerified, send(request, 'POST', '/api/login/otp/verify', { data: { session, code }, headers }))
}

/** Uses a different address per person, since limits apply per address. */
function addressOf(email: string): string {
  const sum = [...email].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 0xffffff, 7)
  return `10.${sum >> 16}.${(sum >> 8) & 255}.${sum & 255}`
}

/** Changes the signed-in person's website, as the editor saves it. */
export async function changeDraft(
  request: APIRequestContext,
  draftId: string,
  change: (document: WebsiteSettings) => WebsiteSettings,
) {
  const { revision, websiteSettings } = await answered(draft, request.get(`/api/drafts/${draftId}`))
  const headers = { 'if-match': `"${revision}"` }
  return answered(
    draft,
    send(request, 'PUT', `/api/drafts/${draftId}`, { data: { websiteSettings: change(websiteSettings) }, headers }),
  )
}

/** Puts a wide photo into the signed-in person's pictures. */
export async function uploadPhoto(request: APIRequestContext, draftId: string, description: string, seed = 1) {
  const data = await makePhoto({ width: 1600, height: 900, seed })
  const headers = { 'content-type': 'image/jpeg' }
  const path = `/api/drafts/${draftId}/images?description=${description}`
  return (await answered(libraryPicture, send(request, 'POST', path, { data, headers }))).image
}

/** Uploads photos and shows them in a gallery on the signed-in person's website. */
export async function addGallery(request: APIRequestContext, draftId: string, count: number) {
  const photos: Image[] = []
  for (let seed = 1; seed <= count; seed += 1) photos.push(await uploadPhoto(request, draftId, `Photo ${seed}`, seed))
  return changeDraft(request, draftId, (document) => withGallery(document, photos, ['Gallery']))
}

/** Makes a website as the wizard does, with the first fonts and colors, and waits until it is done. */
export async function createFrom(
  request: APIRequestContext,
  { name, about, place }: Record<'name' | 'about' | 'place', string>,
): Promise<Creation> {
  let made = await answered(
    creation,
    send(request, 'POST', '/api/creations', {
      data: {
        businessName: name,
        businessActivities: about,
        businessLocation: place,
        fontPair: fontPairs[0]?.id,
        palette: palettes[0]?.id,
        sections: defaultSections,
      },
    }),
  )
  while (made.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    made = await answered(creation, request.get('/api/creations/current'))
  }
  return made
}

/** All emails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<MailboxMail[]> {
  const { mails } = await answered(mailboxList, request.get('/api/mailbox'))
  return mails.filter(({ recipient }) => recipient === email)
}

/** The link in the newest email to an address. Waits for a link other than `before`, since some emails are sent after the response. */
export async function mailedLink(request: APIRequestContext, email: string, before?: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const [newest] = await mailsTo(request, email)
      link = /^https?:\/\/\S+$/m.exec(newest?.text ?? '')?.[0]
      return link !== undefined && link !== before
    })
    .toBe(true)
  return link ?? ''
}

/** The token in a link. */
export const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? ''
