import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sweep } from '../../../worker/cron/sweep.ts'
import { duplicateDraft, saveDraft } from '../../../worker/drafts/drafts.ts'
import type { Env } from '../../../worker/env.ts'
import { collectPictureRows, collectPictures } from '../../../worker/pictures/removals.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { deleteDraft, takeDown } from '../../../worker/publishing/take-down.ts'
import { faultyMedia } from '../../harness/workers/faults/faulty-stores.ts'
import { documentShowing, filesOf, newPicture, pictureRow } from '../../harness/workers/pictures/uploads.ts'
import { contextOf, newHandle, newSite, publish, type Site, siteEnv } from '../../harness/workers/sites/sites.ts'

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.now()
const later = (ms: number) => contextOf(siteEnv(), () => new Date(start + ms))
const collect = (ms = 0) => collectPictures(later(ms))

/** The website with another document. */
async function showing({ userId, draft }: Site, pictures: Parameters<typeof documentShowing>[0]): Promise<Site> {
  const { draftId, revision } = draft
  const websiteSettings: WebsiteSettings = { ...documentShowing(pictures), id: draftId }
  return { userId, draft: await saveDraft(contextOf(), { userId, draftId, revision, websiteSettings }) }
}

const idOf = ({ userId, draft }: Site) => ({ userId, draftId: draft.draftId })
const unusedSince = async (id: string) => (await pictureRow(id))?.unused_since ?? null
const removals = () => env.DB.prepare('select count(*) as count from media_removals').first<number>('count')
/** Whether the picture's row exists, and its number of files. */
const left = async ({ id, hash }: { id: string; hash: string }) => [
  (await pictureRow(id)) !== null,
  await filesOf(hash),
]
const whole = [true, 2]
const gone = [false, 0]

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await env.DB.batch([env.DB.prepare('delete from website_images'), env.DB.prepare('delete from media_removals')])
})

describe('cleaning up an interrupted upload', () => {
  it('removes the upload and its files after an hour', async () => {
    const picture = await newPicture(await newSite(), { state: 'pending', createdAt: new Date(start) })
    await collect(60 * minute - 1)
    expect(await left(picture)).toEqual(whole)
    await collect(60 * minute)
    expect(await left(picture)).toEqual(gone)
    expect(await removals()).toBe(0)
  })

  it('keeps files that another website uses', async () => {
    const cut = await newPicture(await newSite(), { state: 'pending', createdAt: new Date(start) })
    const other = await newPicture(await newSite(), { hash: cut.hash })
    await collect(2 * 60 * minute)
    expect([await left(cut), await left(other)]).toEqual([[false, 2], whole])
    expect(await removals()).toBe(0)
  })

  it('keeps files for a parallel upload of the same picture', async () => {
    const cut = await newPicture(await newSite(), { state: 'pending', createdAt: new Date(start - 60 * minute) })
    const other = await newPicture(await newSite(), { hash: cut.hash, state: 'pending', createdAt: new Date(start) })
    await collect(1)
    expect([await left(cut), await left(other)]).toEqual([[false, 2], whole])
  })
})

describe('a library picture', () => {
  it.each(['upload', 'stock'] as const)('remains even if the website doesn’t show it (%s)', async (kind) => {
    const picture = await newPicture(await newSite(), { kind })
    for (const days of [0, 31, 400]) await collect(days * day)
    expect(await left(picture)).toEqual(whole)
    expect(await unusedSince(picture.id)).toBeNull()
  })

  it('disappears 30 days after its deletion if the website doesn’t show it', async () => {
    const picture = await newPicture(await newSite(), { removedAt: new Date(start) })
    await collect(day)
    expect(await unusedSince(picture.id)).toBe(start + day)
    await collect(31 * day - 1)
    expect(await left(picture)).toEqual(whole)
    expect(await unusedSince(picture.id)).toBe(start + day)
    await collect(31 * day)
    expect(await left(picture)).toEqual(gone)
  })

  it('remains after its deletion while the website shows it', async () => {
    const site = await newSite()
    const picture = await newPicture(site, { removedAt: new Date(start) })
    const shown = await showing(site, { whole: picture })
    for (const days of [0, 31, 400]) await collect(days * day)
    expect(await left(picture)).toEqual(whole)
    await showing(shown, {})
    await collect(401 * day)
    await collect(431 * day)
    expect(await left(picture)).toEqual(gone)
  })
})

describe('a derived picture', () => {
  it.each([
    ['crop', 'crop'],
    ['icon', 'icon'],
    ['card', 'card'],
  ] as const)('remains while the website shows it (%s)', async (kind, place) => {
    const site = await newSite()
    const picture = await newPicture(site, { kind })
    const shown = await showing(site, { [place]: picture })
    for (const days of [0, 31, 62]) await collect(days * day)
    expect([await left(picture), await unusedSince(picture.id)]).toEqual([whole, null])
    const without = await showing(shown, {})
    await collect(63 * day)
    expect(await unusedSince(picture.id)).toBe(start + 63 * day)
    // After an undo, the 30 days start again.
    const again = await showing(without, { [place]: picture })
    await collect(64 * day)
    expect(await unusedSince(picture.id)).toBeNull()
    await showing(again, {})
    await collect(65 * day)
    await collect(94 * day)
    expect(await left(picture)).toEqual(whole)
    await collect(95 * day)
    expect(await left(picture)).toEqual(gone)
  })

  it('remains when it reappears at the last moment', async () => {
    const site = await newSite()
    const picture = await newPicture(site, { kind: 'crop' })
    await collect()
    await showing(site, { crop: picture })
    await collect(40 * day)
    expect([await left(picture), await unusedSince(picture.id)]).toEqual([whole, null])
  })

  it('ignores similar hashes and other websites', async () => {
    const [site, other] = [await newSite(), await newSite()]
    const picture = await newPicture(site, { kind: 'crop' })
    await showing(other, { crop: picture })
    const alike = { ...picture, hash: `${picture.hash.slice(0, -3)}bbb` }
    await showing(site, { whole: alike })
    await collect()
    expect(await unusedSince(picture.id)).toBe(start)
  })
})

describe('a picture in a release', () => {
  const releaseOf = ({ draft }: Site, number: number) => ({
    set: (column: string, value: string) =>
      env.DB.prepare(`update releases set ${column} = ? where draft_id = ? and number = ?`)
        .bind(value, draft.draftId, number)
        .run(),
    remove: () =>
      env.DB.prepare('delete from releases where draft_id = ? and number = ?').bind(draft.draftId, number).run(),
  })

  /** Only the first of two releases shows it; the live one and the draft don't. */
  async function shownBefore() {
    const [site, handle] = [await newSite(), newHandle()]
    const [crop, removed] = [
      await newPicture(site, { kind: 'crop' }),
      await newPicture(site, { removedAt: new Date(start) }),
    ]
    const shown = await showing(site, { whole: removed, crop })
    await publish(shown, handle)
    const without = await showing(shown, {})
    await publish(without, handle)
    return { site: without, crop, removed, first: releaseOf(site, 1) }
  }
  const both = async ({ crop, removed }: Awaited<ReturnType<typeof shownBefore>>) => [
    await left(crop),
    await left(removed),
  ]

  it('remains while its owner may roll back to that release', async () => {
    const shown = await shownBefore()
    for (const days of [0, 31, 62]) await collect(days * day)
    expect(await both(shown)).toEqual([whole, whole])
    for (const [index, state] of ['pending', 'removing', 'stored'].entries()) {
      await shown.first.set('state', state)
      for (const days of [100, 131]) await collect((days + index * 100) * day)
      expect([state, ...(await both(shown))]).toEqual([state, whole, whole])
    }
    await takeDown(contextOf(), idOf(shown.site))
    await collect(400 * day)
    expect(await both(shown)).toEqual([whole, whole])
    await shown.first.remove()
    await collect(430 * day)
    expect(await both(shown)).toEqual([gone, gone])
  })

  it('gets checked against releases once in 30 days', async () => {
    const { crop } = await shownBefore()
    await collect(day)
    await collect(30 * day)
    expect(await unusedSince(crop.id)).toBe(start + day)
    await collect(31 * day)
    expect(await unusedSince(crop.id)).toBe(start + 31 * day)
    await collect(60 * day)
    expect(await unusedSince(crop.id)).toBe(start + 31 * day)
  })

  it('ignores releases of other websites', async () => {
    const [mine, other] = [await newSite(), await newSite()]
    const crop = await newPicture(mine, { kind: 'crop' })
    await publish(await showing(other, { crop }), newHandle())
    for (const days of [0, 30]) await collect(days * day)
    expect(await left(crop)).toEqual(gone)
  })
})

describe('a deleted website', () => {
  it('keeps its pictures for 30 days', async () => {
    const site = await newSite()
    const [upload, crop] = [await newPicture(site), await newPicture(site, { kind: 'crop' })]
    await publish(await showing(site, { whole: upload, crop }), newHandle())
    await collect()
    await deleteDraft(contextOf(), idOf(site))
    await collect(day)
    expect([await left(upload), await left(crop)]).toEqual([whole, whole])
    await collect(31 * day - 1)
    expect([await left(upload), await left(crop)]).toEqual([whole, whole])
    await collect(31 * day)
    expect([await left(upload), await left(crop)]).toEqual([gone, gone])
    expect(await removals()).toBe(0)
  })

  it('keeps the files that its copy uses', async () => {
    const site = await newSite()
    const upload = await newPicture(site)
    const crop = await newPicture(site, { kind: 'crop' })
    const shown = await showing(site, { whole: upload, crop })
    const copy = await duplicateDraft(contextOf(), idOf(shown))
    await deleteDraft(contextOf(), idOf(site))
    await collect(day)
    await collect(31 * day)
    expect([await left(upload), await left(crop)]).toEqual([
      [false, 2],
      [false, 2],
    ])
    await deleteDraft(contextOf(), { userId: site.userId, draftId: copy.draftId })
    await collect(32 * day)
    await collect(62 * day)
    expect([await left(upload), await left(crop)]).toEqual([gone, gone])
  })
})

describe('a website’s copy', () => {
  it('gets the library and the shown pictures in separate rows', async () => {
    const site = await newSite()
    const [upload, stock] = [
      await newPicture(site, { createdAt: new Date(1000) }),
      await newPicture(site, { kind: 'stock' }),
    ]
    const removed = await newPicture(site, { removedAt: new Date(start) })
    const [crop, card] = [await newPicture(site, { kind: 'crop' }), await newPicture(site, { kind: 'card' })]
    await newPicture(site, { removedAt: new Date(start) })
    await newPicture(site, { kind: 'crop' })
    await newPicture(site, { state: 'pending' })
    await newPicture(await newSite())
    const shown = await showing(site, { whole: removed, crop, card })
    const { draftId } = await duplicateDraft(contextOf(), idOf(shown))
    const { results } = await env.DB.prepare('select * from website_images where draft_id = ? order by rowid')
      .bind(draftId)
      .all()
    expect(results.map(({ hash }) => hash)).toEqual([upload, stock, removed, crop, card].map(({ hash }) => hash))
    const ids = results.map(({ id }) => String(id))
    expect(new Set(ids).size).toBe(5)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
    const original = await pictureRow(upload.id)
    expect(results[0]).toEqual({ ...original, id: ids[0], draft_id: draftId })
    expect(results[2]).toMatchObject({ removed_at: start, unused_since: null, checked_at: null })
    await collect(31 * day)
    expect(await removals()).toBe(0)
    expect(await filesOf(removed.hash)).toBe(2)
  })

  it('gets no pictures when copying fails', async () => {
    const site = await newSite()
    await newPicture(site)
    const full = contextOf(siteEnv({ WEBSITE_LIMIT: '1' }))
    await expect(duplicateDraft(full, idOf(site))).rejects.toMatchObject({ code: 'website_limit_reached' })
    expect(await env.DB.prepare('select count(*) as count from website_images').first('count')).toBe(1)
  })
})

describe('collectPictures', () => {
  const expired = async () => newPicture(await newSite(), { state: 'pending', createdAt: new Date(start - day) })
  const broken = (fault: Parameters<typeof faultyMedia>[1]): Env =>
    siteEnv({ MEDIA: faultyMedia(env.MEDIA, fault).media })

  it.each(['before', 'after'] as const)(
    'continues in the next run if the store fails %s files were removed',
    async (when) => {
      const picture = await expired()
      await collectPictures(contextOf(broken(() => when)))
      expect(await left(picture)).toEqual([false, when === 'before' ? 2 : 0])
      expect(await removals()).toBe(1)
      await collect()
      expect([await left(picture), await removals()]).toEqual([gone, 0])
    },
  )

  it('removes other pictures if one picture’s files cannot be deleted', async () => {
    const [stuck, other] = [await expired(), await expired()]
    await collectPictures(contextOf(broken(({ key }) => (key.includes(stuck.hash) ? 'before' : undefined))))
    expect([await left(stuck), await left(other), await removals()]).toEqual([[false, 2], gone, 1])
  })

  it('continues in the next run if it stopped after the rows', async () => {
    const picture = await expired()
    const at = new Date(start)
    await collectPictureRows(openDatabase(env.DB), { at, pendingSince: at, unusedSince: at, drafts: 200 })
    expect([await left(picture), await removals()]).toEqual([[false, 2], 1])
    await collect()
    expect([await left(picture), await removals()]).toEqual([gone, 0])
  })

  it('removes each picture once when runs overlap', async () => {
    const pictures = await Promise.all(Array.from({ length: 12 }, expired))
    const kept = await newPicture(await newSite())
    await Promise.all([collect(), collect(), collect(1), collect(2)])
    await collect(5 * minute)
    for (const picture of pictures) expect(await left(picture)).toEqual(gone)
    expect([await left(kept), await removals()]).toEqual([whole, 0])
  })

  it('checks a bounded number of drafts, the longest unchecked first', async () => {
    const sites = await Promise.all(Array.from({ length: 5 }, () => newSite()))
    const pictures: Awaited<ReturnType<typeof newPicture>>[] = []
    for (const [index, site] of sites.entries())
      pictures.push(await newPicture(site, { kind: 'crop', createdAt: new Date(start - index * minute) }))
    const run = (ms: number) =>
      collectPictureRows(openDatabase(env.DB), {
        at: new Date(start + ms),
        pendingSince: new Date(0),
        unusedSince: new Date(0),
        drafts: 2,
      })
    const checked = () => Promise.all(pictures.map(async ({ id }) => (await pictureRow(id))?.checked_at))
    await run(1)
    expect(await checked()).toEqual([null, null, null, start + 1, start + 1])
    await run(2)
    expect(await checked()).toEqual([null, start + 2, start + 2, start + 1, start + 1])
    // A new picture doesn't jump ahead of those never checked.
    await newPicture(await newSite(), { kind: 'crop', createdAt: new Date(start + 3) })
    await run(4)
    expect((await checked())[0]).toBe(start + 4)
    await run(5)
    expect((await checked()).slice(3)).toContain(start + 5)
  })

  it('removes only pictures that it has just checked', async () => {
    const [first, second] = [await newSite(), await newSite()]
    const looked = await newPicture(first, { kind: 'crop', createdAt: new Date(0), unusedSince: new Date(0) })
    const waiting = await newPicture(second, { kind: 'crop', createdAt: new Date(1), unusedSince: new Date(0) })
    await showing(second, { crop: waiting })
    const at = new Date(start)
    await collectPictureRows(openDatabase(env.DB), { at, pendingSince: new Date(0), unusedSince: at, drafts: 1 })
    expect([(await left(looked))[0], (await left(waiting))[0]]).toEqual([false, true])
  })

  it('runs in the sweep', async () => {
    const picture = await expired()
    await sweep(contextOf(siteEnv(), () => new Date(start)))
    expect(await left(picture)).toEqual(gone)
  })
})
