import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDraft } from '../../../worker/drafts/drafts.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import type { ServiceContext } from '../../../worker/platform/context.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { checkHandle } from '../../../worker/publishing/handles.ts'
import { changeHandle } from '../../../worker/publishing/publish.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { deleteReservationsBefore } from '../../../worker/publishing/rows/reserved-handles.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { handleReservationDays, maxReservedHandles } from '../../../worker/publishing/schema.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { codeOf, newCodePerson, newPerson, requestProof } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { newDraftId } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
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
} from '../../harness/workers/sites/sites.ts'

const day = 24 * 60 * 60_000
const start = Date.UTC(2030, 0, 1)
let clock = start
const ctx = contextOf(siteEnv(), () => new Date(clock))

const reservedRow = (handle: string) =>
  env.DB.prepare('select * from reserved_handles where handle = ?').bind(handle).first()
const check = async (handle: string, userId?: string) => (await checkHandle(ctx, handle, userId)).status
const redirectAt = async (handle: string) => (await visit(addressFor(handle))).headers.get('location')
const refused = { code: 'handle_in_use' }

/** Another website of the same person. */
async function another({ userId }: Site, name = 'Another'): Promise<Site> {
  return { userId, draft: await createDraft(ctx, { userId, websiteSettings: smallDocument(name) }) }
}

/** A person who left a handle by moving to another one. */
async function leaver(): Promise<{ site: Site; left: string; now: string }> {
  const [site, left, now] = [await newSite(), newHandle(), newHandle()]
  await publish(site, left, ctx)
  await changeHandle(ctx, { ...idOf(site), handle: now })
  return { site, left, now }
}

describe('handles', () => {
  beforeEach(() => {
    clock = start
  })

  describe('moving to another handle', () => {
    it('moves the live release and keeps newer saves unpublished', async () => {
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

    it('redirects the old handle with path and query, without caching', async () => {
      const { left, now } = await leaver()
      for (const path of ['/', '/?utm_source=van', '/robots.txt', '/privacy/?a=b&c=%2F']) {
        const answer = await visit(addressFor(left, path))
        expect([answer.status, answer.headers.get('location')], path).toEqual([308, addressFor(now, path)])
        expect(answer.headers.get('cache-control')).toBe('no-cache')
      }
    })

    it('redirects both old handles straight to the current handle after two moves', async () => {
      const { site, left, now } = await leaver()
      const third = newHandle()
      await changeHandle(ctx, { ...idOf(site), handle: third })
      await reconcile(ctx)
      for (const old of [left, now]) expect(await redirectAt(old)).toBe(addressFor(third))
      expect(await brokenInvariants(new Date(clock))).toEqual([])
    })

    it('changes nothing for the current handle', async () => {
      const { site, now } = await leaver()
      const before = await draftRow(site)
      clock += 60_000
      expect(await changeHandle(ctx, { ...idOf(site), handle: now })).toMatchObject({ handle: now })
      expect(await draftRow(site)).toEqual(before)
      const count = 'select count(*) as n from releases where draft_id = ?'
      expect(await env.DB.prepare(count).bind(site.draft.draftId).first('n')).toBe(2)
    })

    it('restores the first state after a move back', async () => {
      const { site, left, now } = await leaver()
      const { releaseId } = await changeHandle(ctx, { ...idOf(site), handle: left })
      expect(await redirectAt(now)).toBe(addressFor(left))
      expect((await visit(addressFor(left))).status).toBe(200)
      const first = 'select id from releases where draft_id = ? and number = 1'
      expect(await env.DB.prepare(first).bind(site.draft.draftId).first('id')).toBe(releaseId)
      expect(await reservedRow(left)).toBeNull()
      expect(await reservedRow(now)).toMatchObject({ user_id: site.userId })
    })

    it('fails for an offline website, and to a taken handle', async () => {
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

  describe('an abandoned handle', () => {
    const ways: [string, number, (site: Site, handle: string) => Promise<unknown>][] = [
      ['by moving', 308, (site) => changeHandle(ctx, { ...idOf(site), handle: newHandle() })],
      ['by publishing elsewhere', 308, (site) => publish(site, newHandle(), ctx)],
      ['by going offline', 404, (site) => unpublish(ctx, idOf(site))],
      ['by deleting the website', 404, (site) => deleteDraft(ctx, idOf(site))],
    ]

    it.each(ways)('belongs to its former owner for 90 days when left %s', async (_way, status, leave) => {
      const [site, stranger, handle] = [await newSite(), await newSite(), newHandle()]
      await publish(site, handle, ctx)
      clock += 3 * day
      await leave(site, handle)
      expect((await visit(addressFor(handle))).status).toBe(status)
      expect(await check(handle)).toBe('in-use')
      expect(await check(handle, stranger.userId)).toBe('in-use')
      expect(await check(handle, site.userId)).toBe('available')
      await expect(publish(stranger, handle, ctx)).rejects.toMatchObject(refused)
      clock += handleReservationDays * day - 1
      await expect(publish(stranger, handle, ctx)).rejects.toMatchObject(refused)
      clock += 1
      expect(await check(handle, stranger.userId)).toBe('available')
      await publish(stranger, handle, ctx)
      expect((await visit(addressFor(handle))).status).toBe(200)
      expect(await check(handle, site.userId)).toBe('in-use')
      expect(await reservedRow(handle)).toBeNull()
    })

    it('works for any of its former owner’s websites, and is then reserved again', async () => {
      const { site, left } = await leaver()
      const other = await another(site)
      clock += 80 * day
      await publish(other, left, ctx)
      expect(await reservedRow(left)).toBeNull()
      await expect(changeHandle(ctx, { ...idOf(site), handle: left })).rejects.toMatchObject(refused)
      clock += 5 * day
      await unpublish(ctx, idOf(other))
      expect(await reservedRow(left)).toMatchObject({
        user_id: site.userId,
        until: clock + handleReservationDays * day,
      })
      await changeHandle(ctx, { ...idOf(site), handle: left })
      expect((await visit(addressFor(left))).status).toBe(200)
      expect(await brokenInvariants(new Date(clock))).toEqual([])
    })

    it('belongs to no one for 90 days after an account deletion', async () => {
      const { site, left } = await leaver()
      await env.DB.prepare('update reserved_handles set user_id = null where handle = ?').bind(left).run()
      const stranger = await newSite()
      for (const { userId } of [site, stranger]) expect(await check(left, userId)).toBe('in-use')
      await expect(changeHandle(ctx, { ...idOf(site), handle: left })).rejects.toMatchObject(refused)
      await expect(publish(stranger, left, ctx)).rejects.toMatchObject(refused)
      clock += handleReservationDays * day
      await publish(stranger, left, ctx)
      expect((await visit(addressFor(left))).status).toBe(200)
    })

    it('becomes free in the hourly cron after 90 days', async () => {
      const { left } = await leaver()
      const forget = async () => {
        const db = openDatabase(env.DB)
        await db.batch(deleteReservationsBefore(db, { at: new Date(clock), suffix: '.localhost' }))
        await reconcile(ctx)
      }
      clock += handleReservationDays * day
      await forget()
      expect(await reservedRow(left)).not.toBeNull()
      expect((await visit(addressFor(left))).status).toBe(308)
      clock += 1
      await forget()
      expect(await reservedRow(left)).toBeNull()
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

    it('stops redirecting when another person schedules a website for it', async () => {
      const [{ left }, stranger] = [await leaver(), await newSite()]
      clock += handleReservationDays * day
      const at = new Date(clock + day)
      await scheduleRelease(ctx, { ...idOf(stranger), handle: left, revision: stranger.draft.revision, at })
      await reconcile(ctx)
      expect((await visit(addressFor(left))).status).toBe(404)
      expect(await reservedRow(left)).toMatchObject({ user_id: stranger.userId, draft_id: null })
      expect(await brokenInvariants(new Date(clock))).toEqual([])
    })
  })

  describe('concurrent requests for one handle', () => {
    const asMany = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))

    /** The rows of a person. */
    const storedOf = async ({ userId }: Site) => {
      const tables = ['draft_websites', 'websites', 'releases', 'reserved_handles', 'scheduled_releases', 'sitemaps']
      const queries = tables.map((table) => env.DB.prepare(`select * from ${table} where user_id = ?`).bind(userId))
      return (await env.DB.batch(queries)).map(({ results }) => results)
    }

    /** A context in which all `count` operations found the handle available, then commit together. */
    function waitingToCommit(count: number, meanwhile: () => Promise<unknown> = async () => undefined) {
      const gate = Promise.withResolvers<unknown>()
      let arrived = 0
      const onStep: ServiceContext['onStep'] = async (label, run) => {
        if (!/^(go live|set): commit$/.test(label)) return run()
        arrived += 1
        if (arrived === count) void meanwhile().then(gate.resolve, gate.reject)
        await gate.promise
        return run()
      }
      return { ...ctx, onStep }
    }

    /** The operations that succeed. Others throw, and their rows remain unchanged. */
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

    it('succeed for only one of fifty people who publish', async () => {
      const [sites, handle] = [await asMany(50, () => newSite()), newHandle()]
      const door = waitingToCommit(50)
      expect(await race(sites, (site) => publish(site, handle, door))).toHaveLength(1)
      expect((await visit(addressFor(handle))).status).toBe(200)
    })

    it('succeed for its former owner, although fifty other people saw it as free', async () => {
      const [owner, others, handle] = [await newSite(), await asMany(50, () => newSite()), newHandle()]
      const sites = others.with(31, await another(owner))
      const door = waitingToCommit(50, async () => {
        await publish(owner, handle, ctx)
        await changeHandle(ctx, { ...idOf(owner), handle: newHandle() })
      })
      expect(await race(sites, (site) => publish(site, handle, door))).toEqual([31])
      expect((await visit(addressFor(handle))).status).toBe(200)
    })

    it('succeed for its former owner while it is reserved', async () => {
      const [{ site, left }, others] = [await leaver(), await asMany(50, () => newSite())]
      const sites = others.with(17, await another(site))
      expect(await race(sites, (one) => publish(one, left, ctx))).toEqual([17])
    })

    it('succeed for only one of the websites that publish or move', async () => {
      const [sites, handle] = [await asMany(12, () => newSite()), newHandle()]
      for (const site of sites) await publish(site, newHandle(), ctx)
      const door = waitingToCommit(12)
      const ask = (site: Site, index: number) =>
        index % 2 ? publish(site, handle, door) : changeHandle(door, { ...idOf(site), handle })
      expect(await race(sites, ask)).toHaveLength(1)
    })

    it('succeed for one of its former owner’s two websites', async () => {
      const [{ site, left }, others] = [await leaver(), await asMany(12, () => newSite())]
      const sites = others.with(3, await another(site, 'One')).with(9, await another(site, 'Two'))
      const ends = await Promise.allSettled(sites.map((each) => publish(each, left, ctx)))
      const winners = ends.flatMap((end, index) => (end.status === 'fulfilled' ? [index] : []))
      expect(winners).toHaveLength(1)
      expect([3, 9]).toContain(winners[0])
      expect(await brokenInvariants(new Date(clock))).toEqual([])
    })

    it('succeed for one of many people when its reservation ends', async () => {
      const [{ left }, sites] = [await leaver(), await asMany(12, () => newSite())]
      clock += handleReservationDays * day
      const door = waitingToCommit(12)
      expect(await race(sites, (site) => publish(site, left, door))).toHaveLength(1)
    })

    it('succeed for only one of many schedules', async () => {
      const [sites, handle] = [await asMany(20, () => newSite()), newHandle()]
      const [door, at] = [waitingToCommit(20), new Date(clock + day)]
      const [winner = 0, ...more] = await race(sites, (site) =>
        scheduleRelease(door, { ...idOf(site), handle, revision: site.draft.revision, at }),
      )
      expect(more).toEqual([])
      expect(await reservedRow(handle)).toMatchObject({ user_id: sites[winner]?.userId })
    })

    it('succeed for either a schedule or a publish', async () => {
      const [[later, now], handle] = [await Promise.all([newSite(), newSite()]), newHandle()]
      const [door, at] = [waitingToCommit(2), new Date(clock + day)]
      const winners = await race([later, now], (site) =>
        site === now
          ? publish(site, handle, door)
          : scheduleRelease(door, { ...idOf(site), handle, revision: site.draft.revision, at }),
      )
      expect(winners).toHaveLength(1)
    })
  })
})

const ifMatch = { 'if-match': '"1"' }

const statusFor = async (browser: Browser, handle: string) =>
  ((await browser.get(`/api/handles/${handle}`)).body as { status: string }).status

async function publishAt(browser: Browser, handle: string): Promise<string> {
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
  const { draftId } = body as Draft
  expect((await browser.post(`/api/drafts/${draftId}/publish`, { handle }, ifMatch)).status).toBe(200)
  return draftId
}

describe('reserved handles', () => {
  describe('a deleted account’s handle', () => {
    it('shows as in use while reserved, whether the visitor is signed in or not', async () => {
      const [{ browser, email }, handle] = [await newCodePerson(), newHandle()]
      await publishAt(browser, handle)
      const proof = await requestProof(browser, email, 'delete-account')
      expect((await browser.post('/api/account/reauthentication/code/verify', proof)).status).toBe(200)
      expect((await browser.delete('/api/account')).status).toBe(204)
      const stranger = await newPerson()
      expect(await statusFor(new Browser(), handle)).toBe('in-use')
      expect(await statusFor(stranger, handle)).toBe('in-use')
      const refused = await stranger.post(`/api/drafts/${await newDraftId(stranger)}/publish`, { handle }, ifMatch)
      expect([refused.status, codeOf(refused)]).toEqual([409, 'handle_in_use'])
    })
  })

  describe('a website that moves repeatedly', () => {
    it('reserves only its last few handles', async () => {
      const [browser, stranger] = [await newPerson(), new Browser()]
      const handles = Array.from({ length: 9 }, newHandle)
      const draftId = await publishAt(browser, handles[0] ?? '')
      for (const handle of handles.slice(1))
        expect((await browser.put(`/api/drafts/${draftId}/handle`, { handle })).status).toBe(200)
      const seen = await Promise.all(handles.map((handle) => statusFor(stranger, handle)))
      const kept = maxReservedHandles + 1
      expect(seen).toEqual([...Array(handles.length - kept).fill('available'), ...Array(kept).fill('in-use')])
    })

    it('reserves handles that it left by going offline too', async () => {
      const [browser, stranger] = [await newPerson(), new Browser()]
      const handles = Array.from({ length: 6 }, newHandle)
      const draftId = await newDraftId(browser)
      for (const handle of handles) {
        await browser.post(`/api/drafts/${draftId}/publish`, { handle }, ifMatch)
        expect((await browser.post(`/api/drafts/${draftId}/unpublish`, {})).status).toBe(200)
      }
      const seen = await Promise.all(handles.map((handle) => statusFor(stranger, handle)))
      expect(seen.filter((status) => status === 'in-use')).toHaveLength(maxReservedHandles)
      expect(seen.slice(-maxReservedHandles)).toEqual(Array(maxReservedHandles).fill('in-use'))
    })

    it('reserves one handle for each of an account’s websites', async () => {
      const [browser, stranger] = [await newPerson(), new Browser()]
      const handles = Array.from({ length: maxReservedHandles + 2 }, newHandle)
      const draftIds: string[] = []
      for (const handle of handles) draftIds.push(await publishAt(browser, handle))
      for (const draftId of draftIds) await browser.post(`/api/drafts/${draftId}/unpublish`, {})
      for (const handle of handles) expect(await statusFor(stranger, handle)).toBe('in-use')
    })

    it('frees a released handle for other people, unless a schedule needs it', async () => {
      const [browser, stranger] = [await newPerson(), await newPerson()]
      const [waiting, first] = [newHandle(), newHandle()]
      const draftId = await publishAt(browser, waiting)
      await browser.put(`/api/drafts/${draftId}/handle`, { handle: first })
      const later = `/api/drafts/${await newDraftId(browser)}/schedules`
      const at = new Date(Date.now() + 3_600_000).toISOString()
      expect((await browser.post(later, { handle: waiting, at }, ifMatch)).status).toBe(200)
      for (let moves = 0; moves <= maxReservedHandles; moves += 1)
        await browser.put(`/api/drafts/${draftId}/handle`, { handle: newHandle() })
      expect(await statusFor(stranger, waiting)).toBe('in-use')
      expect(await statusFor(stranger, first)).toBe('available')
      const draft = await newDraftId(stranger)
      expect((await stranger.post(`/api/drafts/${draft}/publish`, { handle: first }, ifMatch)).status).toBe(200)
      expect(await env.DB.prepare('select 1 from reserved_handles where handle = ?').bind(first).first()).toBeNull()
    })
  })
})
