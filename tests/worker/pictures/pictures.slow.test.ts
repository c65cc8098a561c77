import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mediaPath } from '../../../renderer/document/values/media.ts'
import { pictureSources } from '../../../renderer/elements/pictures/pictures.ts'
import type { Env } from '../../../worker/env.ts'
import { blame } from '../../../worker/pictures/encode.ts'
import { drainMediaRemovals, removeFiles } from '../../../worker/pictures/removals.ts'
import {
  type LibraryPicture,
  libraryPicture,
  type PictureLibrary,
  pictureLibrary,
} from '../../../worker/pictures/schema.ts'
import { storePicture } from '../../../worker/pictures/store-picture.ts'
import { eventually } from '../../harness/eventually.ts'
import { makeGif, makeJpeg, makePng, makeWebp } from '../../harness/pictures/formats.ts'
import { newPerson, signIn } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { faultyMedia, type MediaFault, type MediaWrite } from '../../harness/workers/faults/faulty-stores.ts'
import {
  filesOf,
  hashOf,
  newDraftId,
  newHash,
  pictureRows,
  storedFiles,
  storeFile,
  upload,
} from '../../harness/workers/pictures/uploads.ts'
import { contextOf, newSite, siteEnv } from '../../harness/workers/sites/sites.ts'

let person: Browser

const libraryOf = async (browser: Browser, draftId: string) =>
  pictureLibrary.parse((await browser.get(`/api/drafts/${draftId}/images`)).body)
const idsOf = ({ pictures }: PictureLibrary) => pictures.map(({ id }) => id)

describe('pictures', () => {
  beforeAll(async () => {
    person = new Browser({ WEBSITE_LIMIT: '50' })
    await signIn(person, 'pictures@example.com')
  })

  describe('a picture upload', () => {
    it('adds a picture to the library in the sizes that fit', async () => {
      const draftId = await newDraftId(person)
      const bytes = makeJpeg(2400, 300)
      const { status, picture } = await upload(person, draftId, bytes, {
        type: 'image/jpeg',
        query: '?description=The%20shop',
      })
      expect(status).toBe(201)
      expect(libraryPicture.parse(picture)).toEqual(picture)
      expect(picture).toMatchObject({ width: 2400, height: 300, bytes: bytes.length })
      const { image } = picture
      expect(image).toMatchObject({ provider: 'Custom', description: 'The shop', tags: [], effects: { zoom: 1 } })
      const hash = await hashOf(bytes)
      expect(image.urls).toEqual([
        { type: 'thumbnail', url: mediaPath(hash, 'thumbnail'), width: 256, height: 32 },
        { type: 'small', url: mediaPath(hash, 'small'), width: 800, height: 100 },
        { type: 'regular', url: mediaPath(hash, 'regular'), width: 1200, height: 150 },
        { type: 'full', url: mediaPath(hash, 'full'), width: 2000, height: 250 },
      ])
      expect(pictureSources(image)?.src).toBe(mediaPath(hash, 'regular'))
      expect(await libraryOf(person, draftId)).toEqual({
        ...{ pictures: [picture], limit: 36, canSuggest: false },
        photoSources: [],
      })

      for (const variant of ['thumbnail', 'small', 'regular', 'full']) {
        const file = await env.MEDIA.get(`media/${hash}/${variant}`)
        expect(file?.httpMetadata).toMatchObject({ contentType: 'image/webp' })
        expect(new TextDecoder().decode((await file?.bytes())?.slice(8, 12))).toBe('WEBP')
      }
      const avif = await env.MEDIA.get(`media/${hash}/small.avif`)
      const webp = await env.MEDIA.head(`media/${hash}/small`)
      if (avif) {
        expect(avif.httpMetadata).toMatchObject({ contentType: 'image/avif' })
        expect(avif.size).toBeLessThanOrEqual((webp?.size ?? 0) * 0.85)
      }
    })

    it('never enlarges a picture or stores a size twice', async () => {
      const draftId = await newDraftId(person)
      const widths = async (width: number, height: number) => {
        const { picture } = await upload(person, draftId, await makePng(width, height))
        expect(pictureSources(picture.image)).toMatchObject({ src: expect.stringContaining('/media/') })
        return Object.fromEntries(picture.image.urls.map((url) => [url.type, [url.width, url.height]]))
      }
      expect(await widths(100, 50)).toEqual({ thumbnail: [100, 50] })
      expect(await widths(256, 100)).toEqual({ thumbnail: [256, 100] })
      expect(await widths(500, 100)).toEqual({ thumbnail: [256, 51], small: [500, 100] })
      expect(await widths(801, 80)).toEqual({ thumbnail: [256, 26], small: [800, 80], regular: [801, 80] })
      expect(await widths(1, 1)).toEqual({ thumbnail: [1, 1] })
    })

    // ASVS 1.3.4, ASVS 5.2.2, ASVS 5.3.2
    it('accepts four file types, whatever the file’s name', async () => {
      const draftId = await newDraftId(person)
      const files = [makeJpeg(32, 24), await makePng(32, 24), makeGif(32, 24), makeGif(32, 24, 2, 3), makeWebp(32, 24)]
      for (const [index, file] of files.entries()) {
        const { status, picture } = await upload(person, draftId, file, { type: 'image/gif' })
        expect(status, `${index}`).toBe(201)
        expect(picture.image.urls).toMatchObject([{ type: 'thumbnail', width: 32, height: 24 }])
      }
    })

    it('returns the existing picture for the same file', async () => {
      const draftId = await newDraftId(person)
      const file = await makePng(20, 20, 5)
      const first = await upload(person, draftId, file)
      const again = await upload(person, draftId, file, { query: '?description=Other' })
      expect(again).toMatchObject({ status: 201, picture: first.picture })
      const other = await upload(person, await newDraftId(person), file)
      expect(other.picture.id).not.toBe(first.picture.id)
      expect(other.picture.image.urls).toEqual(first.picture.image.urls)
    })

    it('stores one picture for parallel uploads of a file', async () => {
      const draftId = await newDraftId(person)
      const file = await makePng(24, 20, 6)
      const answers = await Promise.all(Array.from({ length: 5 }, () => upload(person, draftId, file)))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
      const library = await libraryOf(person, draftId)
      expect(library.pictures).toHaveLength(1)
      for (const { picture } of answers) expect(picture).toEqual(library.pictures[0])
    })
  })

  describe('a library picture', () => {
    it('gets descriptions and tags independently of each other', async () => {
      const draftId = await newDraftId(person)
      const { picture } = await upload(person, draftId, await makePng(8, 8, 9), { query: '?description=Old' })
      const patch = (body: unknown) => person.call('PATCH', `/api/drafts/${draftId}/images/${picture.id}`, { body })
      expect((await patch({ tags: ['pipe'] })).body).toMatchObject({ image: { description: 'Old', tags: ['pipe'] } })
      expect((await patch({ description: 'A “blue” door' })).body).toMatchObject({
        image: { description: 'A “blue” door', tags: ['pipe'] },
      })
      expect((await patch({ description: '', tags: [] })).body).toMatchObject({ image: { description: '', tags: [] } })
      expect((await patch({ description: 'd'.repeat(257) })).status).toBe(400)
      expect((await patch({ tags: Array.from({ length: 13 }, () => 'pipe') })).status).toBe(400)
      const long = await upload(person, draftId, await makePng(8, 8, 10), { query: `?description=${'d'.repeat(257)}` })
      expect(long).toMatchObject({ status: 400, code: 'invalid_request' })
    })

    it('disappears when deleted, until its next upload', async () => {
      const draftId = await newDraftId(person)
      const [file, other] = [await makePng(8, 8, 11), await makePng(8, 8, 12)]
      const first = (await upload(person, draftId, file, { query: '?description=First' })).picture
      const second = (await upload(person, draftId, other)).picture
      expect(idsOf(await libraryOf(person, draftId))).toEqual([second.id, first.id])
      const path = `/api/drafts/${draftId}/images/${first.id}`
      expect((await person.delete(path)).status).toBe(204)
      expect((await person.delete(path)).status).toBe(404)
      expect((await person.call('PATCH', path, { body: { description: 'Again' } })).status).toBe(404)
      expect(idsOf(await libraryOf(person, draftId))).toEqual([second.id])
      expect([...(await storedFiles()).keys()]).toContain(first.image.urls[0]?.url.slice(1))
      const back = await upload(person, draftId, file, { query: '?description=Again' })
      expect(back).toMatchObject({ status: 201, picture: { id: first.id, image: { description: 'Again' } } })
      expect(idsOf(await libraryOf(person, draftId))).toEqual([first.id, second.id])
    })

    it('responds with 404 to other people, as if it didn’t exist', async () => {
      const [draftId, other] = [await newDraftId(person), await newPerson()]
      const { picture } = await upload(person, draftId, await makePng(8, 8, 13))
      const own = await newDraftId(other)
      for (const path of [
        `/api/drafts/${draftId}/images/${picture.id}`,
        `/api/drafts/${own}/images/${picture.id}`,
        `/api/drafts/${own}/images/none`,
      ]) {
        expect((await other.delete(path)).status).toBe(404)
        expect((await other.call('PATCH', path, { body: { description: 'Taken over' } })).status).toBe(404)
        expect((await other.post(`${path}/suggestion`)).status).toBe(404)
      }
      expect((await other.get(`/api/drafts/${draftId}/images`)).status).toBe(404)
      expect(await upload(other, draftId, await makePng(8, 8, 14))).toMatchObject({ status: 404, code: 'not_found' })
      expect((await libraryOf(person, draftId)).pictures).toEqual([picture])
    })

    it('responds with 404 after its draft was deleted', async () => {
      const draftId = await newDraftId(person)
      const { picture } = await upload(person, draftId, await makePng(8, 8, 15))
      await person.delete(`/api/drafts/${draftId}`)
      expect((await person.get(`/api/drafts/${draftId}/images`)).status).toBe(404)
      expect((await person.delete(`/api/drafts/${draftId}/images/${picture.id}`)).status).toBe(404)
      expect((await upload(person, draftId, await makePng(8, 8, 15))).status).toBe(404)
    })

    it('responds with 401 without a session before reading the body', async () => {
      const draftId = await newDraftId(person)
      const nobody = new Browser()
      const body = new ReadableStream({ pull: vi.fn<() => void>() })
      const refused = await upload(nobody, draftId, body)
      expect(refused).toMatchObject({ status: 401, code: 'not_signed_in' })
      for (const { status } of [
        await nobody.get(`/api/drafts/${draftId}/images`),
        await nobody.call('PATCH', `/api/drafts/${draftId}/images/any`, { body: { description: '' } }),
        await nobody.delete(`/api/drafts/${draftId}/images/any`),
        await nobody.post(`/api/drafts/${draftId}/images/stock`, { provider: 'Pexels', id: '1' }),
        await nobody.post(`/api/drafts/${draftId}/images/any/suggestion`),
      ])
        expect(status).toBe(401)
    })
  })
})

type Owned = { userId: string; draftId: string }
const newDraft = async (): Promise<Owned> => {
  const { userId, draft } = await newSite()
  return { userId, draftId: draft.draftId }
}

let seed = 0
const newFile = () => makePng(300, 20, seed++)

const store = (owned: Owned, bytes: Uint8Array, of: Env = siteEnv()): Promise<LibraryPicture> =>
  storePicture(contextOf(of), {
    ...owned,
    caller: { userId: owned.userId, address: null, network: null },
    bytes,
    kind: 'upload',
    provider: 'Custom',
    description: '',
    tags: [],
  })

const broken = (fault: (write: MediaWrite) => MediaFault) => {
  const { media, writes } = faultyMedia(env.MEDIA, fault)
  return { env: siteEnv({ MEDIA: media }), writes }
}

/** A picture service with this output. */
const imagesThat = (output: (input: ReadableStream) => Promise<unknown>) => {
  const transformer = (input: ReadableStream) => ({ transform: () => transformer(input), output: () => output(input) })
  return { input: transformer } as unknown as ImagesBinding // a stub of the calls that encoding makes
}

/** Counts a picture's rows, removals and files. */
async function leftOf(draftId: string, hash: string) {
  const { rows } = await pictureRows(draftId)
  const removal = await env.DB.prepare('select 1 from media_removals where hash = ?').bind(hash).first()
  const files = [...(await storedFiles()).keys()].filter((key) => key.includes(hash))
  return { rows: rows.length, removals: removal ? 1 : 0, files: files.length }
}
const nothing = { rows: 0, removals: 0, files: 0 }

describe('when picture storage fails', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  describe('a failing store', () => {
    it.each([
      ['before', 0],
      ['after', 0],
      ['before', 1],
      ['after', 1],
    ] as const)('leaves no rows and no files if it fails %s a write (file %i)', async (fault, at) => {
      const [owned, file] = [await newDraft(), await newFile()]
      const faulty = broken(({ operation, index }) => (operation === 'put' && index === at ? fault : undefined))
      await expect(store(owned, file, faulty.env)).rejects.toMatchObject({ code: 'upload_failed' })
      expect(faulty.writes.at(-1)?.operation).toBe('delete')
      expect(await leftOf(owned.draftId, await hashOf(file))).toEqual(nothing)
      await expect(store(owned, file)).resolves.toMatchObject({ width: 300 })
    })

    it('queues files for removal until it works again', async () => {
      const [owned, file] = [await newDraft(), await newFile()]
      const hash = await hashOf(file)
      const faulty = broken(({ operation, index }) => (operation === 'delete' || index === 1 ? 'before' : undefined))
      await expect(store(owned, file, faulty.env)).rejects.toMatchObject({ code: 'upload_failed' })
      const left = await leftOf(owned.draftId, hash)
      expect(left).toMatchObject({ rows: 0, removals: 1 })
      expect(left.files).toBeGreaterThan(0)
      await expect(store(owned, file)).rejects.toMatchObject({ code: 'upload_failed' })
      expect(await drainMediaRemovals(contextOf(faulty.env))).toEqual({ removed: 0, failed: 1 })
      expect(await drainMediaRemovals(contextOf())).toEqual({ removed: 1, failed: 0 })
      expect(await leftOf(owned.draftId, hash)).toEqual(nothing)
      await expect(store(owned, file)).resolves.toMatchObject({ width: 300 })
    })

    it('doesn’t affect another website’s files of the same picture', async () => {
      const [first, second, file] = [await newDraft(), await newDraft(), await newFile()]
      const hash = await hashOf(file)
      await store(first, file)
      const before = await leftOf(first.draftId, hash)
      const faulty = broken(() => 'before')
      await expect(store(second, file, faulty.env)).rejects.toMatchObject({ code: 'upload_failed' })
      const after = await leftOf(first.draftId, hash)
      expect(after).toMatchObject({ rows: 1, removals: 0 })
      // Its AVIF files may still be written.
      expect(after.files).toBeGreaterThanOrEqual(before.files)
      expect((await pictureRows(second.draftId)).rows).toEqual([])
    })

    it('doesn’t affect a parallel upload of the same file', async () => {
      for (let round = 0; round < 6; round++) {
        const [owned, file] = [await newDraft(), await newFile()]
        const faulty = broken(({ operation }) => (operation === 'put' ? 'after' : undefined))
        const [good] = await Promise.allSettled([store(owned, file), store(owned, file, faulty.env)])
        const { rows, files, removals } = await leftOf(owned.draftId, await hashOf(file))
        expect(removals).toBe(0)
        if (good.status === 'fulfilled') expect([rows, files > 1]).toEqual([1, true])
        else expect([rows, files]).toEqual([0, 0])
      }
    })
  })

  describe('removing files', () => {
    it('runs in one worker only, and skips files that were uploaded again', async () => {
      const [owned, file] = [await newDraft(), await newFile()]
      const hash = await hashOf(file)
      await env.DB.prepare('insert into media_removals values (?, ?, null)').bind(hash, Date.now()).run()
      let [begun, goOn] = [() => {}, () => {}]
      const started = new Promise<void>((resolve) => (begun = resolve))
      const gate = new Promise<void>((resolve) => (goOn = resolve))
      const slow = new Proxy(env.MEDIA, {
        get: (target, name) =>
          name === 'delete'
            ? async (keys: string[]) => {
                begun()
                await gate
                await target.delete(keys)
              }
            : Reflect.get(target, name),
      })
      const first = drainMediaRemovals(contextOf(siteEnv({ MEDIA: slow })))
      await started
      expect(await drainMediaRemovals(contextOf())).toEqual({ removed: 0, failed: 0 })
      expect(await removeFiles(contextOf(), hash)).toBe('skipped')
      const waiting = store(owned, file)
      goOn()
      expect(await first).toEqual({ removed: 1, failed: 0 })
      await expect(waiting).resolves.toMatchObject({ width: 300 })
      expect(await removeFiles(contextOf(), hash)).toBe('skipped')
      expect((await leftOf(owned.draftId, hash)).files).toBeGreaterThan(1)
    })

    it('removes the oldest pictures first, within the limit for cached copies', async () => {
      const hashes = Array.from({ length: 60 }, newHash)
      for (const hash of hashes) await storeFile(hash)
      const insert = env.DB.prepare('insert into media_removals values (?, ?, null)')
      await env.DB.batch(hashes.map((hash, age) => insert.bind(hash, age)))
      const copies = vi.spyOn(caches.default, 'delete')
      expect(await drainMediaRemovals(contextOf())).toEqual({ removed: 40, failed: 0 })
      expect(copies.mock.calls.length).toBeLessThan(1000)
      copies.mockRestore()
      const left = () => Promise.all(hashes.map(filesOf))
      expect(await left()).toEqual(hashes.map((_hash, age) => (age < 40 ? 0 : 1)))
      expect(await drainMediaRemovals(contextOf())).toEqual({ removed: 20, failed: 0 })
      expect(await left()).toEqual(hashes.map(() => 0))
    })

    it('repeats when a cached copy could not be deleted', async () => {
      const hash = await hashOf(await newFile())
      await env.DB.prepare('insert into media_removals values (?, 0, null)').bind(hash).run()
      const failing = vi.spyOn(caches.default, 'delete').mockRejectedValueOnce(new Error('The cache is unreachable'))
      expect(await drainMediaRemovals(contextOf())).toEqual({ removed: 0, failed: 1 })
      failing.mockRestore()
      expect(await drainMediaRemovals(contextOf())).toEqual({ removed: 1, failed: 0 })
    })

    it('continues after a worker died', async () => {
      const hash = await hashOf(await newFile())
      const soon = Date.now() + 60_000
      await env.DB.prepare('insert into media_removals values (?, 0, ?)').bind(hash, soon).run()
      expect(await drainMediaRemovals(contextOf())).toEqual({ removed: 0, failed: 0 })
      expect(await drainMediaRemovals(contextOf(siteEnv(), () => new Date(soon + 1)))).toEqual({
        removed: 1,
        failed: 0,
      })
    })
  })

  describe('a failing picture service', () => {
    const failing = (code?: number) =>
      imagesThat(async () => {
        throw Object.assign(new Error('IMAGES_TRANSFORM_ERROR'), code === undefined ? {} : { code })
      })

    it('leads to upload_failed and stores nothing', async () => {
      for (const code of [undefined, 9422, 9523]) {
        const [owned, file] = [await newDraft(), await newFile()]
        const refused = store(owned, file, siteEnv({ IMAGES: failing(code) }))
        await expect(refused, `${code}`).rejects.toMatchObject({ code: 'upload_failed' })
        expect(await leftOf(owned.draftId, await hashOf(file))).toEqual(nothing)
      }
    })

    it('leads to picture_unreadable for certain error codes', async () => {
      for (const code of [9402, 9412, 9413, 9520]) {
        const refused = store(await newDraft(), await newFile(), siteEnv({ IMAGES: failing(code) }))
        await expect(refused, `${code}`).rejects.toMatchObject({ code: 'picture_unreadable' })
      }
      const unclear = Object.assign(new Error('could not'), { code: 9523 })
      expect(await blame(env, unclear)).toMatchObject({ code: 'picture_unreadable' })
    })

    it('leads to upload_failed if it returns the wrong format', async () => {
      const untouched = imagesThat(async (stream) => ({
        contentType: () => 'image/webp',
        response: () => new Response(stream, { headers: { 'content-type': 'image/webp' } }),
      }))
      const [owned, file] = [await newDraft(), await newFile()]
      const refused = store(owned, file, siteEnv({ IMAGES: untouched }))
      await expect(refused).rejects.toMatchObject({ code: 'upload_failed' })
      expect(await leftOf(owned.draftId, await hashOf(file))).toEqual(nothing)
    })
  })

  it('a new upload reuses an unfinished upload’s row', async () => {
    const [owned, file] = [await newDraft(), await newFile()]
    const hash = await hashOf(file)
    const never = siteEnv({ IMAGES: imagesThat(() => new Promise(() => {})) })
    void store(owned, file, never).catch(() => {})
    await eventually(async () => expect((await pictureRows(owned.draftId)).rows).toMatchObject([{ state: 'pending' }]))
    const picture = await store(owned, file)
    expect((await pictureRows(owned.draftId)).rows).toMatchObject([{ id: picture.id, state: 'ready', hash }])
  })
})
