import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { mediaPath } from '../../../renderer/document/media.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { pictureLibrary } from '../../../worker/pictures/schema.ts'
import { makeJpeg } from '../../harness/pictures/jpeg.ts'
import { makePng } from '../../harness/pictures/png.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { newPerson } from '../../harness/workers/accounts/sign-in.ts'
import { hashOf, newDraftId, pictureRows, storedFiles, upload } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

let person: Browser
beforeAll(async () => {
  person = await newPerson()
})

const libraryOf = async (browser: Browser, draftId: string) =>
  pictureLibrary.parse((await browser.get(`/api/drafts/${draftId}/images`)).body)

describe('a picture that the editor draws', () => {
  it('stores an icon in its square sizes', async () => {
    const draftId = await newDraftId(person)
    const file = await makePng(512, 512, 7)
    const { status, picture } = await upload(person, draftId, file, { query: '?kind=icon' })
    expect(status).toBe(201)
    expect(picture.image.urls.map(({ width, height }) => [width, height])).toEqual([
      [32, 32],
      [180, 180],
      [192, 192],
      [512, 512],
    ])
    const stored = await env.MEDIA.get(`media/${await hashOf(file)}/icon-180`)
    expect(stored?.httpMetadata?.contentType).toBe('image/png')
    expect(new TextDecoder().decode((await stored?.bytes())?.slice(1, 4))).toBe('PNG')
    for (const wrong of [await makePng(64, 63), await makePng(513, 513)])
      expect(await upload(person, draftId, wrong, { query: '?kind=icon' })).toMatchObject({
        code: 'picture_unreadable',
      })
    expect((await libraryOf(person, draftId)).pictures).toEqual([])
  })

  it('stores a card in one size', async () => {
    const draftId = await newDraftId(person)
    const file = makeJpeg(1200, 630, 8)
    const { picture } = await upload(person, draftId, file, { query: '?kind=card', type: 'image/jpeg' })
    expect(picture.image.urls).toEqual([
      { type: 'full', url: mediaPath(await hashOf(file), 'card'), width: 1200, height: 630 },
    ])
    const stored = await env.MEDIA.get(`media/${await hashOf(file)}/card`)
    expect(stored?.httpMetadata?.contentType).toBe('image/jpeg')
    const wrong = await upload(person, draftId, makeJpeg(630, 1200), { query: '?kind=card', type: 'image/jpeg' })
    expect(wrong.code).toBe('picture_unreadable')
  })

  it('counts drawn pictures apart from the 36 of the library', async () => {
    const draftId = await newDraftId(person)
    const crops = Array.from({ length: 299 }, (_, index) =>
      env.DB.prepare(
        `insert into website_images (id, draft_id, user_id, kind, hash, state, provider, description, tags, width, height,
          bytes, variants, created_at)
        select 'crop-' || id || ?, id, user_id, 'crop', 'hash-' || ?, 'ready', 'Custom', '', '[]', 1, 1, 1, '[]', 0
        from draft_websites where id = ?`,
      ).bind(index, index, draftId),
    )
    await env.DB.batch(crops)
    expect((await upload(person, draftId, await makePng(9, 9, 1))).status).toBe(201)
    expect((await upload(person, draftId, await makePng(9, 9, 1), { query: '?kind=crop' })).status).toBe(201)
    const refused = await upload(person, draftId, await makePng(9, 9, 2), { query: '?kind=crop' })
    expect(refused).toMatchObject({ status: 409, code: 'picture_limit_reached', details: { limit: 300 } })
    expect((await libraryOf(person, draftId)).pictures).toHaveLength(1)
  })
})

/** A website with as many drawings as its sections take: in sight, in a hidden section and behind sections. */
function manyPictures(): WebsiteSettings {
  const drawing = (seed: number) => ({ provider: 'Artwork', seed, urls: [] })
  const gallery = Array.from({ length: 10 }, (_, index) => ({ id: `picture-${index}`, image: drawing(index) }))
  const services = Array.from({ length: 40 }, (_, index) => ({ id: `service-${index}`, image: drawing(100 + index) }))
  const ground = { backgroundType: 'Image', backgroundImage: drawing(900) }
  return websiteSettings.parse({
    ...smallDocument(),
    sections: [
      { id: 'header', type: 'Header' },
      { id: 'introduction', type: 'Introduction', content: { image: drawing(800) }, design: ground },
      { id: 'services', type: 'Services', content: { items: services }, design: ground },
      { id: 'gallery', type: 'Gallery', hidden: true, content: { items: gallery }, design: ground },
      { id: 'footer', type: 'Footer' },
    ],
  })
}

describe('a website with more pictures than its library may hold', () => {
  it('saves a website that shows more pictures than its library may hold', async () => {
    const document = manyPictures()
    const made = await person.post('/api/drafts', { websiteSettings: document })
    expect(made.status).toBe(201)
    const { draftId } = made.body as Draft
    const saved = await person.put(`/api/drafts/${draftId}`, { websiteSettings: document }, { 'if-match': '"1"' })
    expect(saved.status).toBe(200)
    expect((saved.body as Draft).websiteSettings.sections).toHaveLength(5)
  })
})

describe('the limit of pictures', () => {
  it('limits the library when 40 uploads arrive at once, and accepts one after a deletion', async () => {
    const draftId = await newDraftId(person)
    const before = await storedFiles()
    const files = await Promise.all(Array.from({ length: 40 }, (_, index) => makePng(12, 12, 1000 + index)))
    const answers = await Promise.all(files.map((file) => upload(person, draftId, file)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(4)
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, code: 'picture_limit_reached', details: { limit: 36 } })
    const { rows, removals } = await pictureRows(draftId)
    expect([rows.length, removals]).toEqual([36, 0])
    expect(rows.every(({ state }) => state === 'ready')).toBe(true)
    const hashes = new Set(rows.map(({ hash }) => hash))
    expect(hashes.size).toBe(36)
    const written = [...(await storedFiles()).keys()].filter((key) => !before.has(key))
    expect(new Set(written.map((key) => key.split('/')[1]))).toEqual(hashes)

    const library = await libraryOf(person, draftId)
    expect(library.pictures).toHaveLength(36)
    const stored = files[answers.findIndex(({ status }) => status === 201)]
    expect((await upload(person, draftId, stored as Uint8Array<ArrayBuffer>)).status).toBe(201)
    expect((await person.delete(`/api/drafts/${draftId}/images/${library.pictures[0]?.id}`)).status).toBe(204)
    expect((await upload(person, draftId, await makePng(12, 12, 2000))).status).toBe(201)
    expect((await upload(person, draftId, await makePng(12, 12, 2001))).status).toBe(409)
  }, 60_000)
})
