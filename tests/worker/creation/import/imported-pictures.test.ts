import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImportedPicture } from '../../../../worker/creation/import/schema.ts'
import { libraryPicture } from '../../../../worker/pictures/schema.ts'
import { makeJpeg } from '../../../harness/pictures/jpeg.ts'
import type { Browser } from '../../../harness/workers/accounts/browser.ts'
import { newPerson } from '../../../harness/workers/accounts/sign-in.ts'
import { newPeer } from '../../../harness/workers/peer.ts'
import { newDraftId } from '../../../harness/workers/pictures/uploads.ts'

const log = vi.spyOn(console, 'warn')
beforeEach(() => void log.mockReset().mockReturnValue())

const jpeg = makeJpeg(640, 80)
const image = (type: string) => ({ headers: { 'content-type': type } })

/** A page's pictures, a person whose draft was imported from it, and a canary that nobody may ask. */
async function imported() {
  const canary = await newPeer([
    { path: '/inside.jpg', base64: Buffer.from(jpeg).toString('base64'), ...image('image/jpeg') },
  ])
  const secret = `${canary.url.replace('127.0.0.1', 'localhost')}/inside.jpg`
  const page = await newPeer([
    { path: '/chair.jpg', base64: Buffer.from(jpeg).toString('base64'), ...image('image/jpeg') },
    { path: '/other.jpg', base64: Buffer.from(jpeg).toString('base64'), ...image('image/jpeg') },
    { path: '/moved.jpg', status: 302, headers: { location: secret } },
    { path: '/page.jpg', text: '<script>alert(1)</script>', ...image('image/jpeg') },
    { path: '/drawing.svg', text: '<svg xmlns="http://www.w3.org/2000/svg"/>', ...image('image/svg+xml') },
    { path: '/large.jpg', zeros: 15_728_641, ...image('image/jpeg') },
  ])
  const names = ['chair.jpg', 'moved.jpg', 'page.jpg', 'drawing.svg', 'large.jpg', 'missing.jpg']
  const pictures: ImportedPicture[] = names.map((name, index) => ({
    url: `${page.url}/${name}`,
    description: index === 0 ? 'The green chair' : '',
    kind: index === 0 ? 'logo' : 'picture',
  }))
  pictures.push({ url: secret, description: '', kind: 'picture' })
  const person = await newPerson({ IMPORT_LOOPBACK_HOSTS: page.host })
  const draftId = await newDraftId(person)
  await env.DB.prepare(
    'insert into creations (id, answers, website_settings, created_at, status, imported_pictures, draft_id) values (?, ?, ?, ?, ?, ?, ?)',
  )
    .bind(crypto.randomUUID(), '{}', '{}', Date.now(), 'done', JSON.stringify(pictures), draftId)
    .run()
  return { page, canary, person, draftId, pictures, secret }
}

const at = (draftId: string) => `/api/drafts/${draftId}/imported-pictures`
const codeOf = (body: unknown) => (body as { error?: { code: string } }).error?.code
const choose = async (person: Browser, draftId: string, url: string) => {
  const { status, body } = await person.post(at(draftId), { url })
  return { status, body, code: codeOf(body) }
}

describe('the pictures of a page that a website was imported from', () => {
  it('are listed for its owner, and the list is empty without an import', async () => {
    const { person, draftId, pictures } = await imported()
    expect(await person.get(at(draftId))).toMatchObject({ status: 200, body: { pictures } })
    expect((await person.get(at(await newDraftId(person)))).body).toEqual({ pictures: [] })
  })

  it('are nobody else’s', async () => {
    const { page, draftId, pictures } = await imported()
    const stranger = await newPerson({ IMPORT_LOOPBACK_HOSTS: page.host })
    expect(await stranger.get(at(draftId))).toMatchObject({ status: 404 })
    expect(await stranger.get(`${at(draftId)}/thumbnail?index=0`)).toMatchObject({ status: 404 })
    expect(await choose(stranger, draftId, pictures[0]?.url ?? '')).toMatchObject({ status: 404, code: 'not_found' })
    expect(await page.seen()).toEqual([])
  })
})

describe('one of them', () => {
  it('is copied into the website’s pictures, once', async () => {
    const { person, draftId, pictures } = await imported()
    const { status, body } = await choose(person, draftId, pictures[0]?.url ?? '')
    expect(status).toBe(201)
    const picture = libraryPicture.parse(body)
    expect(picture).toMatchObject({
      width: 640,
      height: 80,
      image: { provider: 'Custom', description: 'The green chair' },
    })
    expect(picture.image.urls.every(({ url }) => url.startsWith('/media/'))).toBe(true)
    const again = await choose(person, draftId, pictures[0]?.url ?? '')
    expect(libraryPicture.parse(again.body).id).toBe(picture.id)
    const { body: library } = await person.get(`/api/drafts/${draftId}/images`)
    expect((library as { pictures: unknown[] }).pictures).toHaveLength(1)
  })

  it('must be one of those that the page had', async () => {
    const { page, canary, person, draftId } = await imported()
    for (const url of [`${page.url}/other.jpg`, `${page.url}/chair.jpg?again`, `${canary.url}/inside.jpg`]) {
      expect(await choose(person, draftId, url), url).toMatchObject({ code: 'not_found' })
    }
    expect(await choose(person, draftId, 'file:///etc/passwd')).toMatchObject({ code: 'invalid_request' })
    expect([...(await page.seen()), ...(await canary.seen())]).toEqual([])
  })

  it.each([
    ['moved.jpg', 'page_unreachable'],
    ['page.jpg', 'unsupported_media_type'],
    ['drawing.svg', 'page_unreachable'],
    ['large.jpg', 'picture_too_large'],
    ['missing.jpg', 'page_unreachable'],
    ['inside.jpg', 'page_unreachable'],
  ])('%s is not taken: %s', async (name, code) => {
    const { canary, person, draftId, pictures } = await imported()
    const index = pictures.findIndex(({ url }) => url.endsWith(name))
    expect(await choose(person, draftId, pictures[index]?.url ?? '')).toMatchObject({ code })
    const shown = await person.get(`${at(draftId)}/thumbnail?index=${index}`)
    expect(codeOf(shown.body)).toBe(code)
    expect(await canary.seen()).toEqual([])
  })

  it('is shown small, by us and as a picture alone', async () => {
    const { page, person, draftId } = await imported()
    const answer = await person.fetch(`${at(draftId)}/thumbnail?index=0`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(new TextDecoder('latin1').decode(bytes.slice(8, 12))).toBe('WEBP')
    const [asked] = await page.seen()
    expect(asked?.headers).not.toHaveProperty('cookie')
    expect(asked?.headers).not.toHaveProperty('referer')
    expect(codeOf((await person.get(`${at(draftId)}/thumbnail?index=7`)).body)).toBe('not_found')
    expect(codeOf((await person.get(`${at(draftId)}/thumbnail?index=x`)).body)).toBe('invalid_request')
  })
})
