import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { daysHandleRests } from '../../worker/contract/releases.ts'
import type { ServiceContext } from '../../worker/services/context.ts'
import { createDraft } from '../../worker/services/drafts/create.ts'
import { deleteDraft } from '../../worker/services/drafts/delete.ts'
import { changeHandle } from '../../worker/services/publishing/change-handle.ts'
import { checkHandle } from '../../worker/services/publishing/check-handle.ts'
import { reconcile } from '../../worker/services/publishing/reconcile.ts'
import { scheduleRelease } from '../../worker/services/publishing/schedule-release.ts'
import { unpublish } from '../../worker/services/publishing/unpublish.ts'
import { openDatabase } from '../../worker/storage/database.ts'
import { deleteKeptHandlesBefore } from '../../worker/storage/publishing/kept-handle-rows.ts'
import { smallDocument } from '../harness/workers/documents.ts'
import { brokenInvariants } from '../harness/workers/invariants.ts'
import {
  addressFor,
  contextOf,
  draftRow,
  idOf,
  newHandle,
  newSite,
  publish,
  type Site,
  save,
  siteEnv,
  titleAt,
  visit,
} from '../harness/workers/sites.ts'

const day = 24 * 60 * 60_000
const start = Date.UTC(2030, 0, 1)
let clock = start
const ctx = contextOf(siteEnv(), () => new Date(clock))
beforeEach(() => {
  clock = start
})

const keptRow = (handle: string) => env.DB.prepare('select * from kept_handles where handle = ?').bind(handle).first()
const check = async (handle: string, userId?: string) => (await checkHandle(ctx, handle, userId)).status
const redirectAt = async (handle: string) => (await visit(addressFor(handle))).headers.get('location')
const refused = { code: 'handle_in_use' }

/** Another website of the same person. */
async function another({ userId }: Site, name = 'Another'): Promise<Site> {
  return { userId, draft: await createDraft(ctx, { userId, websiteSettings: smallDocument(name) }) }
}

/** Somebody who left a handle, by moving to another one. */
async function leaver(): Promise<{ site: Site; left: string; now: string }> {
  const [site, left, now] = [await newSite(), newHandle(), newHandle()]
  await publish(site, left, ctx)
  await changeHandle(ctx, { ...idOf(site), handle: now })
  return { site, left, now }
}

describe('moving to another web address', () => {
  it('moves what is live, and leaves what was saved since unpublished', async () => {
    const [site, before, after] = [await save(await newSite(), 'Live'), newHandle(), newHandle()]
    await publish(site, before, ctx)
    const saved = await save(site, 'Saved since')
    clock += 60_000
    const published = await changeHandle(ctx, { ...idOf(site), handle: ` ${after.toUpperCase()} ` })
    expect(published).toMatchObject({
      handle: after,
      url: addressFor(after),
      draft: { handle: after, revision: saved.draft.revision, websiteSettings: { businessName: 'Saved since' } },
    })
    expect(await titleAt(after)).toBe('Live')
    expect(await (await visit(addressFor(after))).text()).not.toContain(before)
    expect(await draftRow(saved)).toMatchObject({ handle: after, last_published_at: start })
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('redirects the old one, with path and query, and no browser remembers that', async () => {
    const { left, now } = await leaver()
    for (const path of ['/', '/?utm_source=van', '/robots.txt', '/privacy/?a=b&c=%2F']) {
      const answer = await visit(addressFor(left, path))
      expect([answer.status, answer.headers.get('location')], path).toEqual([308, addressFor(now, path)])
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('twice redirects both old ones to where the website is, without a stop in between', async () => {
    const { site, left, now } = await leaver()
    const third = newHandle()
    await changeHandle(ctx, { ...idOf(site), handle: third })
    await reconcile(ctx)
    for (const old of [left, now]) expect(await redirectAt(old)).toBe(addressFor(third))
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('to where it is already changes nothing', async () => {
    const { site, now } = await leaver()
    const before = await draftRow(site)
    clock += 60_000
    expect(await changeHandle(ctx, { ...idOf(site), handle: now })).toMatchObject({ handle: now })
    expect(await draftRow(site)).toEqual(before)
    const count = 'select count(*) as n from releases where draft_id = ?'
    expect(await env.DB.prepare(count).bind(site.draft.draftId).first('n')).toBe(2)
  })

  it('there and back is what it was', async () => {
    const { site, left, now } = await leaver()
    const { releaseId } = await changeHandle(ctx, { ...idOf(site), handle: left })
    expect(await redirectAt(now)).toBe(addressFor(left))
    expect((await visit(addressFor(left))).status).toBe(200)
    const first = 'select id from releases where draft_id = ? and number = 1'
    expect(await env.DB.prepare(first).bind(site.draft.draftId).first('id')).toBe(releaseId)
    expect(await keptRow(left)).toBeNull()
    expect(await keptRow(now)).toMatchObject({ user_id: site.userId })
  })

  it('needs a website that is online, and a web address that can be had', async () => {
    const [{ site, now }, other] = [await leaver(), await newSite()]
    await expect(changeHandle(ctx, { ...idOf(other), handle: newHandle() })).rejects.toMatchObject({
      code: 'not_published',
    })
    const taken = newHandle()
    await publish(other, taken, ctx)
    for (const [handle, code] of [
      [taken, 'handle_in_use'],
      ['paypal-login', 'handle_in_use'],
      ['designer', 'handle_in_use'],
      ['ab', 'invalid_request'],
    ] as const) {
      await expect(changeHandle(ctx, { ...idOf(site), handle })).rejects.toMatchObject({ code })
    }
    expect((await visit(addressFor(now))).status).toBe(200)
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })
})

describe('a web address that was left', () => {
  const ways: [string, number, (site: Site, handle: string) => Promise<unknown>][] = [
    ['by moving', 308, (site) => changeHandle(ctx, { ...idOf(site), handle: newHandle() })],
    ['by publishing elsewhere', 308, (site) => publish(site, newHandle(), ctx)],
    ['by going offline', 404, (site) => unpublish(ctx, idOf(site))],
    ['by deleting the website', 404, (site) => deleteDraft(ctx, idOf(site))],
  ]

  it.each(ways)('%s, rests for 90 days for who had it', async (_way, status, leave) => {
    const [site, stranger, handle] = [await newSite(), await newSite(), newHandle()]
    await publish(site, handle, ctx)
    clock += 3 * day
    await leave(site, handle)
    expect((await visit(addressFor(handle))).status).toBe(status)
    expect(await check(handle)).toBe('in-use')
    expect(await check(handle, stranger.userId)).toBe('in-use')
    expect(await check(handle, site.userId)).toBe('available')
    await expect(publish(stranger, handle, ctx)).rejects.toMatchObject(refused)
    clock += daysHandleRests * day - 1
    await expect(publish(stranger, handle, ctx)).rejects.toMatchObject(refused)
    clock += 1
    expect(await check(handle, stranger.userId)).toBe('available')
    await publish(stranger, handle, ctx)
    expect((await visit(addressFor(handle))).status).toBe(200)
    expect(await check(handle, site.userId)).toBe('in-use')
    expect(await keptRow(handle)).toBeNull()
  })

  it('can be had by any website of theirs, and then rests anew', async () => {
    const { site, left } = await leaver()
    const other = await another(site)
    clock += 80 * day
    await publish(other, left, ctx)
    expect(await keptRow(left)).toBeNull()
    await expect(changeHandle(ctx, { ...idOf(site), handle: left })).rejects.toMatchObject(refused)
    clock += 5 * day
    await unpublish(ctx, idOf(other))
    expect(await keptRow(left)).toMatchObject({ user_id: site.userId, until: clock + daysHandleRests * day })
    await changeHandle(ctx, { ...idOf(site), handle: left })
    expect((await visit(addressFor(left))).status).toBe(200)
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('is nobody’s when its owner’s account is gone, until its time is over', async () => {
    const { site, left } = await leaver()
    await env.DB.prepare('update kept_handles set user_id = null where handle = ?').bind(left).run()
    const stranger = await newSite()
    for (const { userId } of [site, stranger]) expect(await check(left, userId)).toBe('in-use')
    await expect(changeHandle(ctx, { ...idOf(site), handle: left })).rejects.toMatchObject(refused)
    await expect(publish(stranger, left, ctx)).rejects.toMatchObject(refused)
    clock += daysHandleRests * day
    await publish(stranger, left, ctx)
    expect((await visit(addressFor(left))).status).toBe(200)
  })

  it('is forgotten by the hourly cron once it is free', async () => {
    const { left } = await leaver()
    const forget = async () => {
      const db = openDatabase(env.DB)
      await db.batch(deleteKeptHandlesBefore(db, { at: new Date(clock), suffix: '.localhost' }))
      await reconcile(ctx)
    }
    clock += daysHandleRests * day
    await forget()
    expect(await keptRow(left)).not.toBeNull()
    expect((await visit(addressFor(left))).status).toBe(308)
    clock += 1
    await forget()
    expect(await keptRow(left)).toBeNull()
    expect((await visit(addressFor(left))).status).toBe(404)
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('redirects only while its website is online', async () => {
    const { site, left, now } = await leaver()
    await unpublish(ctx, idOf(site))
    for (const old of [left, now]) expect((await visit(addressFor(old))).status).toBe(404)
    const third = newHandle()
    await publish(site, third, ctx)
    await reconcile(ctx)
    for (const old of [left, now]) expect(await redirectAt(old)).toBe(addressFor(third))
    await deleteDraft(ctx, idOf(site))
    for (const old of [left, now, third]) expect((await visit(addressFor(old))).status).toBe(404)
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('redirects no longer once a stranger reserves it for later', async () => {
    const [{ left }, stranger] = [await leaver(), await newSite()]
    clock += daysHandleRests * day
    const at = new Date(clock + day)
    await scheduleRelease(ctx, { ...idOf(stranger), handle: left, revision: stranger.draft.revision, at })
    await reconcile(ctx)
    expect((await visit(addressFor(left))).status).toBe(404)
    expect(await keptRow(left)).toMatchObject({ user_id: stranger.userId, draft_id: null })
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })
})

describe('one web address that many want at once', () => {
  const asMany = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))

  /** What is stored of a person. */
  const storedOf = async ({ userId }: Site) => {
    const tables = ['draft_websites', 'websites', 'releases', 'kept_handles', 'scheduled_releases', 'sitemaps']
    const queries = tables.map((table) => env.DB.prepare(`select * from ${table} where user_id = ?`).bind(userId))
    return (await env.DB.batch(queries)).map(({ results }) => results)
  }

  /** A context in which everybody waits for everybody right before the transaction, having been told that they may have it. */
  function atTheDoor(count: number, meanwhile: () => Promise<unknown> = async () => undefined) {
    const door = Promise.withResolvers<unknown>()
    let here = 0
    const around: ServiceContext['around'] = async (label, run) => {
      if (!/^(go live|set) \d commit$/.test(label)) return run()
      here += 1
      if (here === count) void meanwhile().then(door.resolve, door.reject)
      await door.promise
      return run()
    }
    return { ...ctx, around }
  }

  /** Which of them get what they ask for; the others are told so, and nothing of theirs changes. */
  async function race(sites: Site[], ask: (site: Site, index: number) => Promise<unknown>): Promise<number[]> {
    const before = await Promise.all(sites.map(storedOf))
    const ends = await Promise.allSettled(sites.map(ask))
    const after = await Promise.all(sites.map(storedOf))
    for (const [index, end] of ends.entries()) {
      if (end.status === 'fulfilled') continue
      expect(end.reason).toMatchObject(refused)
      expect(after[index]).toEqual(before[index])
    }
    expect(await brokenInvariants(new Date(clock))).toEqual([])
    return ends.flatMap((end, index) => (end.status === 'fulfilled' ? [index] : []))
  }

  it('is one’s alone, of fifty who publish', async () => {
    const [sites, handle] = [await asMany(50, () => newSite()), newHandle()]
    const door = atTheDoor(50)
    expect(await race(sites, (site) => publish(site, handle, door))).toHaveLength(1)
    expect((await visit(addressFor(handle))).status).toBe(200)
  })

  it('is its former owner’s, of fifty who were told that it is free while it was', async () => {
    const [owner, others, handle] = [await newSite(), await asMany(50, () => newSite()), newHandle()]
    const sites = others.with(31, await another(owner))
    const door = atTheDoor(50, async () => {
      await publish(owner, handle, ctx)
      await changeHandle(ctx, { ...idOf(owner), handle: newHandle() })
    })
    expect(await race(sites, (site) => publish(site, handle, door))).toEqual([31])
    expect((await visit(addressFor(handle))).status).toBe(200)
  })

  it('is its former owner’s, of fifty who ask for it after it was left', async () => {
    const [{ site, left }, others] = [await leaver(), await asMany(50, () => newSite())]
    const sites = others.with(17, await another(site))
    expect(await race(sites, (one) => publish(one, left, ctx))).toEqual([17])
  })

  it('is one’s alone of those who publish and of those who move', async () => {
    const [sites, handle] = [await asMany(12, () => newSite()), newHandle()]
    for (const site of sites) await publish(site, newHandle(), ctx)
    const door = atTheDoor(12)
    const ask = (site: Site, index: number) =>
      index % 2 ? publish(site, handle, door) : changeHandle(door, { ...idOf(site), handle })
    expect(await race(sites, ask)).toHaveLength(1)
  })

  it('is for one of its former owner’s two websites', async () => {
    const [{ site, left }, others] = [await leaver(), await asMany(12, () => newSite())]
    const sites = others.with(3, await another(site, 'One')).with(9, await another(site, 'Two'))
    const ends = await Promise.allSettled(sites.map((each) => publish(each, left, ctx)))
    const winners = ends.flatMap((end, index) => (end.status === 'fulfilled' ? [index] : []))
    expect(winners).toHaveLength(1)
    expect([3, 9]).toContain(winners[0])
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('is free for one of many at the moment its rest is over', async () => {
    const [{ left }, sites] = [await leaver(), await asMany(12, () => newSite())]
    clock += daysHandleRests * day
    const door = atTheDoor(12)
    expect(await race(sites, (site) => publish(site, left, door))).toHaveLength(1)
  })

  it('is one’s alone, of those who want it later', async () => {
    const [sites, handle] = [await asMany(20, () => newSite()), newHandle()]
    const [door, at] = [atTheDoor(20), new Date(clock + day)]
    const [winner = 0, ...more] = await race(sites, (site) =>
      scheduleRelease(door, { ...idOf(site), handle, revision: site.draft.revision, at }),
    )
    expect(more).toEqual([])
    expect(await keptRow(handle)).toMatchObject({ user_id: sites[winner]?.userId })
  })

  it('is one’s alone, of one who wants it later and one who wants it now', async () => {
    const [[later, now], handle] = [await Promise.all([newSite(), newSite()]), newHandle()]
    const [door, at] = [atTheDoor(2), new Date(clock + day)]
    const winners = await race([later, now], (site) =>
      site === now
        ? publish(site, handle, door)
        : scheduleRelease(door, { ...idOf(site), handle, revision: site.draft.revision, at }),
    )
    expect(winners).toHaveLength(1)
  })
})
