import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { blame } from '../../../worker/pictures/encode.ts'
import { drainMediaRemovals, removeFiles } from '../../../worker/pictures/removals.ts'
import type { LibraryPicture } from '../../../worker/pictures/schema.ts'
import { storePicture } from '../../../worker/pictures/store-picture.ts'
import { makePng } from '../../harness/pictures/png.ts'
import { faultyMedia, type MediaFault, type MediaWrite } from '../../harness/workers/faults/faulty-media.ts'
import { hashOf, pictureRows, storedFiles } from '../../harness/workers/pictures/uploads.ts'
import { contextOf, newSite, siteEnv } from '../../harness/workers/sites/sites.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
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
    caller: { userId: owned.userId, address: null },
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

/** What there is of a picture. */
async function leftOf(draftId: string, hash: string) {
  const { rows } = await pictureRows(draftId)
  const removal = await env.DB.prepare('select 1 from media_removals where hash = ?').bind(hash).first()
  const files = [...(await storedFiles()).keys()].filter((key) => key.includes(hash))
  return { rows: rows.length, removals: removal ? 1 : 0, files: files.length }
}
const nothing = { rows: 0, removals: 0, files: 0 }

describe('a store that fails', () => {
  it.each([
    ['before', 0],
    ['after', 0],
    ['before', 1],
    ['after', 1],
  ] as const)('%s a file was written leaves nothing (file %i)', async (fault, at) => {
    const [owned, file] = [await newDraft(), await newFile()]
    const faulty = broken(({ operation, index }) => (operation === 'put' && index === at ? fault : undefined))
    await expect(store(owned, file, faulty.env)).rejects.toMatchObject({ code: 'upload_failed' })
    expect(faulty.writes.at(-1)?.operation).toBe('delete')
    expect(await leftOf(owned.draftId, await hashOf(file))).toEqual(nothing)
    await expect(store(owned, file)).resolves.toMatchObject({ width: 300 })
  })

  it('keeps files for removal until the store works again', async () => {
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

  it('keeps the files of another website with the same picture', async () => {
    const [first, second, file] = [await newDraft(), await newDraft(), await newFile()]
    const hash = await hashOf(file)
    await store(first, file)
    const before = await leftOf(first.draftId, hash)
    const faulty = broken(() => 'before')
    await expect(store(second, file, faulty.env)).rejects.toMatchObject({ code: 'upload_failed' })
    const after = await leftOf(first.draftId, hash)
    expect(after).toMatchObject({ rows: 1, removals: 0 })
    // Its AVIF files may still be on their way.
    expect(after.files).toBeGreaterThanOrEqual(before.files)
    expect((await pictureRows(second.draftId)).rows).toEqual([])
  })

  it('keeps the files of one upload when another of the same file fails', async () => {
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
  it('lets only one worker remove files, and never files that were uploaded again', async () => {
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

  it('takes a removal over from a worker that died', async () => {
    const hash = await hashOf(await newFile())
    const soon = Date.now() + 60_000
    await env.DB.prepare('insert into media_removals values (?, 0, ?)').bind(hash, soon).run()
    expect(await drainMediaRemovals(contextOf())).toEqual({ removed: 0, failed: 0 })
    expect(await drainMediaRemovals(contextOf(siteEnv(), () => new Date(soon + 1)))).toEqual({ removed: 1, failed: 0 })
  })
})

describe('a picture service that fails', () => {
  const failing = (code?: number) =>
    imagesThat(async () => {
      throw Object.assign(new Error('IMAGES_TRANSFORM_ERROR'), code === undefined ? {} : { code })
    })

  it('returns a service error and stores nothing when the picture service fails', async () => {
    for (const code of [undefined, 9422, 9523]) {
      const [owned, file] = [await newDraft(), await newFile()]
      const refused = store(owned, file, siteEnv({ IMAGES: failing(code) }))
      await expect(refused, `${code}`).rejects.toMatchObject({ code: 'upload_failed' })
      expect(await leftOf(owned.draftId, await hashOf(file))).toEqual(nothing)
    }
  })

  it('returns which files the picture service cannot read', async () => {
    for (const code of [9402, 9412, 9413, 9520]) {
      const refused = store(await newDraft(), await newFile(), siteEnv({ IMAGES: failing(code) }))
      await expect(refused, `${code}`).rejects.toMatchObject({ code: 'picture_unreadable' })
    }
    const unclear = Object.assign(new Error('could not'), { code: 9523 })
    expect(await blame(env, unclear)).toMatchObject({ code: 'picture_unreadable' })
  })

  it('by answering with another kind of file stores nothing of it', async () => {
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

it('reuses the place of an upload that never finished', async () => {
  const [owned, file] = [await newDraft(), await newFile()]
  const hash = await hashOf(file)
  const never = siteEnv({ IMAGES: imagesThat(() => new Promise(() => {})) })
  void store(owned, file, never).catch(() => {})
  await vi.waitFor(async () => expect((await pictureRows(owned.draftId)).rows).toMatchObject([{ state: 'pending' }]))
  const picture = await store(owned, file)
  expect((await pictureRows(owned.draftId)).rows).toMatchObject([{ id: picture.id, state: 'ready', hash }])
})
