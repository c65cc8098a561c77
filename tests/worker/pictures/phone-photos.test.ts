import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { removeLeftPhotos } from '../../../worker/pictures/phone/relay.ts'
import { type PhoneLink, phoneLink, phonePhotos } from '../../../worker/pictures/phone/schema.ts'
import { HOUR, MINUTE } from '../../../worker/platform/time.ts'
import { makeJpeg } from '../../harness/pictures/formats.ts'
import { newPerson, signIn } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { contextOf } from '../../harness/workers/sites/sites.ts'

const photo = makeJpeg(640, 480)
let person: Browser

const openLink = async (of = person) => {
  const { status, body } = await of.post('/api/phone-photos', {})
  expect(status).toBe(201)
  return phoneLink.parse(body)
}

/** Sends a photo from a signed-out phone. Returns the error's code or the remaining number. */
async function sendFrom(phone: Browser, token: string, body: Uint8Array<ArrayBuffer> = photo) {
  const headers = { origin: env.APP_ORIGIN, authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' }
  const response = await phone.fetch('/api/phone-photos/sent', { method: 'POST', headers, body })
  const answer = (await response.json()) as { left?: number; error?: { code: string } }
  return answer.error?.code ?? answer.left
}
const waitingFor = async ({ id }: PhoneLink) => phonePhotos.parse((await person.get(`/api/phone-photos/${id}`)).body)

describe('photos from a phone', () => {
  beforeAll(async () => {
    person = await newPerson()
  })

  it('wait for the computer that showed the link', async () => {
    const link = await openLink()
    const phone = new Browser()
    expect(await sendFrom(phone, link.token)).toBe(35)
    const { photos, isOpen } = await waitingFor(link)
    expect([photos.length, isOpen]).toEqual([1, true])
    const path = `/api/phone-photos/${link.id}/${photos[0]}`
    const file = await person.fetch(path)
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect(await file.bytes()).toEqual(photo)
    expect((await person.delete(path)).status).toBe(204)
    expect((await waitingFor(link)).photos).toEqual([])
  })

  it('respond with 404 to other people, and 401 to a link’s token', async () => {
    const link = await openLink()
    const phone = new Browser()
    await sendFrom(phone, link.token)
    const [name] = (await waitingFor(link)).photos
    const stranger = await newPerson()
    expect((await stranger.get(`/api/phone-photos/${link.id}`)).status).toBe(404)
    expect((await stranger.get(`/api/phone-photos/${link.id}/${name}`)).status).toBe(404)
    expect((await stranger.delete(`/api/phone-photos/${link.id}`)).status).toBe(404)
    const headers = { authorization: `Bearer ${link.token}` }
    expect((await phone.get(`/api/phone-photos/${link.id}/${name}`, { headers })).status).toBe(401)
    expect((await phone.get('/api/drafts', { headers })).status).toBe(401)
    expect((await waitingFor(link)).photos).toEqual([name])
  })

  it('must be pictures', async () => {
    const { token } = await openLink()
    expect(await sendFrom(new Browser(), token, Uint8Array.from([37, 80, 68, 70]))).toBe('unsupported_media_type')
  })

  it('stop at the library’s limit, for each link', async () => {
    const link = await openLink()
    const phone = new Browser()
    for (let left = 35; left >= 0; left -= 1) expect(await sendFrom(phone, link.token)).toBe(left)
    expect(await sendFrom(phone, link.token)).toBe('upload_limit_reached')
    expect((await waitingFor(link)).photos).toHaveLength(36)
  })

  it('fail without a token', async () => {
    expect(await sendFrom(new Browser(), '')).toBe('mail_link_expired')
    expect(await sendFrom(new Browser(), 'a'.repeat(32))).toBe('mail_link_expired')
  })

  it('disappear when their link ends, which then accepts no more photos', async () => {
    const link = await openLink()
    await sendFrom(new Browser(), link.token)
    expect((await person.delete(`/api/phone-photos/${link.id}`)).status).toBe(204)
    expect((await person.get(`/api/phone-photos/${link.id}`)).status).toBe(404)
    expect(await sendFrom(new Browser(), link.token)).toBe('mail_link_expired')
    expect((await env.MEDIA.list({ prefix: `phone/${link.id}` })).objects).toEqual([])
  })

  it('fail after 15 minutes and after a sign-out', async () => {
    const link = await openLink()
    await env.DB.prepare('update verifications set expires_at = ? where identifier = ?')
      .bind(Date.now() - 1, `phone-photos:${link.id}`)
      .run()
    expect(await sendFrom(new Browser(), link.token)).toBe('mail_link_expired')
    expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(15 * MINUTE)

    const leaver = new Browser()
    await signIn(leaver, 'leaves-with-a-link@example.com')
    const { token } = await openLink(leaver)
    expect(await sendFrom(new Browser(), token)).toBe(35)
    await leaver.post('/api/session/sign-out-everywhere', {})
    expect(await sendFrom(new Browser(), token)).toBe('mail_link_expired')
  })

  it('disappear after an hour if no computer fetched them', async () => {
    const link = await openLink()
    await sendFrom(new Browser(), link.token)
    const ctx = contextOf(env)
    await removeLeftPhotos(ctx)
    expect((await waitingFor(link)).photos).toHaveLength(1)
    await removeLeftPhotos({ ...ctx, now: () => new Date(Date.now() + HOUR + MINUTE) })
    expect((await waitingFor(link)).photos).toEqual([])
  })
})
