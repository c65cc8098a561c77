import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { mediaPath } from '../../../renderer/document/values/media.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import type { Env } from '../../../worker/env.ts'
import { pictureLibrary } from '../../../worker/pictures/schema.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { callerOf } from '../../../worker/platform/http/caller.ts'
import { allowanceOf, spend, spendShared } from '../../../worker/platform/limits/count-attempt.ts'
import { attemptLimits } from '../../../worker/platform/limits/limits.ts'
import {
  ascii,
  bytes,
  cameraBytes,
  exifSegment,
  gpsBytes,
  includesBytes,
  makeJpeg,
  makePng,
} from '../../harness/pictures/formats.ts'
import { hostileFiles } from '../../harness/pictures/hostile-files.ts'
import { newCodePerson, newPerson, newUnverified, signIn, uidOf } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { hashOf, newDraftId, pictureRows, storedFiles, upload } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

let draftId: string

/** Counts the rows, removals and files that uploads added. */
async function added(work: () => Promise<unknown>) {
  const before = [(await pictureRows(draftId)).rows.length, await storedFiles()] as const
  await work()
  const { rows, removals } = await pictureRows(draftId)
  const files = [...(await storedFiles())].filter(([key]) => !before[1].has(key))
  return { rows: rows.length - before[0], removals, files }
}

describe('hostile uploads', () => {
  let person: Browser
  beforeAll(async () => {
    person = new Browser({ WEBSITE_LIMIT: '50' })
    await signIn(person, 'hostile@example.com')
    draftId = await newDraftId(person)
  })

  describe('a disguised file', () => {
    it.each(hostileFiles.map((file) => [file.name, file] as const))(
      'is refused or stored without hidden content: %s',
      async (_name, file) => {
        const sent = await file.bytes()
        let status = 0
        const { rows, removals, files } = await added(async () => {
          // Files of types that browsers would refuse get the name of a picture.
          const type = /^image\/(jpeg|png|gif|webp)$/.test(file.type) ? file.type : 'image/jpeg'
          const answer = await upload(person, draftId, sent, { type })
          status = answer.status
          if (file.answer === 'taken') expect(answer).toMatchObject({ status: 201, picture: file.size ?? {} })
          else expect(answer.code).toBe(file.answer)
        })
        expect([rows, removals]).toEqual([status === 201 ? 1 : 0, 0])
        expect(files.length > 0).toBe(status === 201)
        for (const [key, stored] of files)
          for (const hidden of [...(file.hidden ?? []), ascii('Exif'), ascii('<script')])
            expect(includesBytes(stored, hidden), key).toBe(false)
      },
    )

    it('fails because of its declared content type', async () => {
      const { rows, files } = await added(async () => {
        for (const type of ['image/svg+xml', 'image/avif', 'image/pngx', 'text/html', 'application/json', ''])
          expect(await upload(person, draftId, await makePng(8, 8, 3), { type })).toMatchObject({
            status: 415,
            code: 'unsupported_media_type',
          })
      })
      expect([rows, files]).toEqual([0, []])
      expect((await upload(person, draftId, await makePng(8, 8, 3), { type: 'IMAGE/PNG; x=y' })).status).toBe(201)
    })
  })

  describe('a file’s size limit', () => {
    it('applies as the file arrives', async () => {
      const megabyte = new Uint8Array(2 ** 20)
      let sent = 0
      const endless = new ReadableStream({
        pull: (controller) => {
          sent += 1
          controller.enqueue(megabyte)
        },
      })
      const answer = await upload(person, draftId, endless, { type: 'image/jpeg' })
      expect(answer).toMatchObject({ status: 413, code: 'picture_too_large', details: { maxBytes: limits.imageBytes } })
      expect(sent).toBeLessThan(160)
    })

    // ASVS 5.2.1
    it('allows 15 MB exactly', async () => {
      const whole = (length: number) => {
        const file = new Uint8Array(length)
        file.set(makeJpeg(16, 16, 71))
        return file
      }
      const type = 'image/jpeg'
      expect((await upload(person, draftId, whole(limits.imageBytes), { type })).status).toBe(201)
      const streamed = new Blob([whole(limits.imageBytes + 1)]).stream()
      expect((await upload(person, draftId, streamed, { type })).code).toBe('picture_too_large')
      expect((await upload(person, draftId, makeJpeg(16, 16, 74), { type, length: 99_999_999 })).code).toBe(
        'picture_too_large',
      )
    })

    it('excludes empty files', async () => {
      expect(await upload(person, draftId, bytes())).toMatchObject({ status: 422, code: 'picture_unreadable' })
      expect(await upload(person, draftId, null, { type: '' })).toMatchObject({ code: 'picture_unreadable' })
    })
  })

  it('stores nothing when the connection is cut', async () => {
    const file = makeJpeg(64, 64, 72)
    const { rows, removals, files } = await added(async () => {
      let pulls = 0
      const cut = new ReadableStream({
        pull: (controller) => {
          pulls += 1
          if (pulls === 1) controller.enqueue(file.slice(0, 100))
          else controller.error(new Error('Network connection lost.'))
        },
      })
      expect((await upload(person, draftId, cut, { type: 'image/jpeg' })).status).toBe(400)
    })
    expect([rows, removals, files]).toEqual([0, 0, []])
  })

  it('strips location and camera data from a photo and turns it upright', async () => {
    const sent = makeJpeg(800, 300, 73, exifSegment(6))
    expect(includesBytes(sent, gpsBytes)).toBe(true)
    let picture: Awaited<ReturnType<typeof upload>>['picture'] | undefined
    const { files } = await added(async () => {
      picture = (await upload(person, draftId, sent, { type: 'image/jpeg' })).picture
    })
    expect(picture).toMatchObject({ width: 300, height: 800 })
    expect(picture?.image.urls.map(({ width, height }) => [width, height])).toEqual([
      [256, 683],
      [300, 800],
    ])
    expect(files.length).toBeGreaterThanOrEqual(2)
    for (const [key, stored] of files) {
      for (const hidden of [gpsBytes, cameraBytes, ascii('Exif'), ascii('EXIF')])
        expect(includesBytes(stored, hidden), key).toBe(false)
      if (!key.endsWith('.avif'))
        expect(await env.IMAGES.info(new Blob([stored]).stream())).toMatchObject({ format: 'image/webp' })
    }
  })
})

const libraryOf = async (browser: Browser, draftId: string) =>
  pictureLibrary.parse((await browser.get(`/api/drafts/${draftId}/images`)).body)

describe('picture limits', () => {
  let person: Browser
  beforeAll(async () => {
    person = await newPerson()
  })

  describe('a picture drawn by the editor', () => {
    it('gets square sizes as an icon', async () => {
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

    it('gets one size as a card', async () => {
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

    it('leaves the library’s limit of 36 unchanged', async () => {
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

  describe('a website with more pictures than the library’s limit', () => {
    it('saves without an error', async () => {
      const document = manyPictures()
      const made = await person.post('/api/drafts', { websiteSettings: document })
      expect(made.status).toBe(201)
      const { draftId } = made.body as Draft
      const saved = await person.put(`/api/drafts/${draftId}`, { websiteSettings: document }, { 'if-match': '"1"' })
      expect(saved.status).toBe(200)
      expect((saved.body as Draft).websiteSettings.sections).toHaveLength(5)
    })
  })

  describe('the library’s limit', () => {
    // ASVS 2.3.2
    it('applies to 40 parallel uploads, and a deletion makes room for one', async () => {
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
})

/** A website with the maximum of external photos: visible, in a hidden section and behind sections. */
function manyPictures(): WebsiteSettings {
  const photo = (nth: number) => ({
    provider: 'Pexels',
    urls: [{ type: 'regular', url: `https://images.pexels.com/${nth}.jpg` }],
  })
  const gallery = Array.from({ length: 10 }, (_, index) => ({ id: `picture-${index}`, image: photo(index) }))
  const services = Array.from({ length: 40 }, (_, index) => ({ id: `service-${index}`, image: photo(100 + index) }))
  const ground = { backgroundType: 'Image', backgroundImage: photo(900) }
  return websiteSettings.parse({
    ...smallDocument(),
    sections: [
      { id: 'header', type: 'Header' },
      { id: 'introduction', type: 'Introduction', content: { image: photo(800) }, design: ground },
      { id: 'services', type: 'Services', content: { items: services }, design: ground },
      { id: 'gallery', type: 'Gallery', hidden: true, content: { items: gallery }, design: ground },
      { id: 'footer', type: 'Footer' },
    ],
  })
}

const alone: Partial<Env> = { PEOPLE_AN_ADDRESS: '1' }
/** A small photo has one size and AVIF, but counts as the six of a large one. */
const aPhoto = 6

type Name = 'picture sizes of an account' | 'picture sizes from an address' | 'picture sizes'
/** Uses up a day's limit except for some photos. */
async function leavePhotos(name: Name, who: string, photos: number) {
  const allowance = await allowanceOf({ env: { ...env, ...alone } }, name, who)
  const amount = attemptLimits[name].max - photos * aPhoto
  expect(await spend(openDatabase(env.DB), allowance, { amount, at: new Date() })).toBeUndefined()
}

let seed = 1
const newPhoto = () => makePng(12, 12, 70_000 + seed++)
const refusal = { status: 429, code: 'upload_limit_reached' }

async function uploadToNewDraft(browser: Browser) {
  return upload(browser, await newDraftId(browser), await newPhoto())
}

describe('the daily upload limit', () => {
  it('applies to a person who alternately uploads and deletes', async () => {
    const { browser } = await newCodePerson()
    await leavePhotos('picture sizes of an account', await uidOf(browser), 3)
    const draftId = await newDraftId(browser)
    for (let turn = 0; turn < 3; turn += 1) {
      const { status, picture } = await upload(browser, draftId, await newPhoto())
      expect(status).toBe(201)
      expect((await browser.delete(`/api/drafts/${draftId}/images/${picture.id}`)).status).toBe(204)
    }
    const before = [(await storedFiles()).size, (await pictureRows(draftId)).rows.length]
    const refused = await upload(browser, draftId, await newPhoto())
    expect(refused).toMatchObject({ ...refusal, details: { retryAfter: expect.any(Number) } })
    for (const kind of ['crop', 'upload']) {
      expect(await upload(browser, draftId, await newPhoto(), { query: `?kind=${kind}` })).toMatchObject(refusal)
    }
    const { rows, removals } = await pictureRows(draftId)
    expect([(await storedFiles()).size, rows.length]).toEqual(before)
    expect(removals).toBe(0)
  })

  it('includes crops on all the account’s websites, but not existing pictures', async () => {
    const { browser } = await newCodePerson()
    await leavePhotos('picture sizes of an account', await uidOf(browser), 2)
    const [first, second] = [await newDraftId(browser), await newDraftId(browser)]
    const file = await newPhoto()
    expect((await upload(browser, first, file)).status).toBe(201)
    expect((await upload(browser, second, await newPhoto(), { query: '?kind=crop' })).status).toBe(201)
    expect((await upload(browser, first, file)).status).toBe(201)
    expect(await upload(browser, second, file)).toMatchObject(refusal)
  })

  // ASVS 15.2.2
  it('applies to ten parallel uploads', async () => {
    const { browser } = await newCodePerson()
    await leavePhotos('picture sizes of an account', await uidOf(browser), 4)
    const draftId = await newDraftId(browser)
    const files = await Promise.all(Array.from({ length: 10 }, newPhoto))
    const answers = await Promise.all(files.map((file) => upload(browser, draftId, file)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(answers.filter(({ code }) => code === 'upload_limit_reached')).toHaveLength(6)
  })

  it('responds with a Retry-After header', async () => {
    const { browser } = await newCodePerson()
    await leavePhotos('picture sizes of an account', await uidOf(browser), 0)
    const response = await browser.fetch(`/api/drafts/${await newDraftId(browser)}/images`, {
      method: 'POST',
      headers: { origin: env.APP_ORIGIN, 'content-type': 'image/png' },
      body: await newPhoto(),
    })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(86_000)
  })

  // ASVS 2.4.1
  it('covers all unverified accounts from one address together', async () => {
    const address = '198.51.100.90'
    const first = await newUnverified(alone, address)
    const stranger = await callerOf({ env }, new Headers({ 'cf-connecting-ip': address }))
    await leavePhotos('picture sizes from an address', stranger.address ?? '', 2)
    expect((await uploadToNewDraft(first)).status).toBe(201)
    expect((await uploadToNewDraft(await newUnverified(alone, address))).status).toBe(201)
    expect(await uploadToNewDraft(await newUnverified(alone, address))).toMatchObject(refusal)
    expect((await uploadToNewDraft((await newCodePerson(alone)).browser)).status).toBe(201)
  })

  it('still allows other visitors’ uploads when 30 networks use up theirs', async () => {
    await env.DB.exec('delete from attempt_counts')
    const db = openDatabase(env.DB)
    const total = await allowanceOf({ env }, 'picture sizes', '')
    const at = new Date()
    for (let network = 0; network < 30; network += 1) {
      const one = { network: `network ${network}`, amount: aPhoto, at }
      while (!(await spendShared({ env: { ...env, ...alone }, db }, total, one)));
    }
    expect((await uploadToNewDraft(await newUnverified(alone, '203.0.113.9'))).status).toBe(201)
  })

  // Threat 9
  it('stops unverified accounts before customers', async () => {
    await env.DB.exec('delete from attempt_counts')
    const settings = { ...alone, TRANSFORMATIONS_DAILY: String(2 * aPhoto) }
    for (const address of ['198.51.100.91', '198.51.100.92'])
      expect((await uploadToNewDraft(await newUnverified(settings, address))).status).toBe(201)
    expect(await uploadToNewDraft(await newUnverified(settings, '198.51.100.93'))).toMatchObject(refusal)
    const { browser } = await newCodePerson(settings)
    const draftId = await newDraftId(browser)
    for (let photo = 0; photo < 3; photo += 1)
      expect((await upload(browser, draftId, await newPhoto())).status).toBe(201)
    expect(await upload(browser, draftId, await newPhoto())).toMatchObject(refusal)
  })
})
