import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraft } from '../../../worker/drafts/drafts.ts'
import type { ServiceContext } from '../../../worker/platform/context.ts'
import { checkHandle } from '../../../worker/publishing/handles.ts'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { listReleases } from '../../../worker/publishing/read-releases.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { endSchedule, moveSchedule, scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { maxScheduleDays } from '../../../worker/publishing/schema.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
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

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.UTC(2030, 0, 1)
let clock = start
const ctx = contextOf(siteEnv(), () => new Date(clock))
const soon = (ms: number) => new Date(clock + ms)
beforeEach(async () => {
  clock = start
  vi.spyOn(console, 'error').mockReturnValue()
  await env.DB.prepare('delete from scheduled_releases').run()
})

type Times = { at?: Date; revertAt?: Date }
const schedule = ({ userId, draft }: Site, handle: string, times: Times, of: ServiceContext = ctx) =>
  scheduleRelease(of, { userId, draftId: draft.draftId, revision: draft.revision, handle, ...times })
const list = (site: Site) => listReleases(ctx, idOf(site))
const liveNumber = async (site: Site) => (await list(site)).releases.find(({ live }) => live)?.number
const reservedRow = (handle: string) =>
  env.DB.prepare('select * from reserved_handles where handle = ?').bind(handle).first()
const check = async (handle: string, userId?: string) => (await checkHandle(ctx, handle, userId)).status
const statusAt = async (handle: string) => (await visit(addressFor(handle))).status

/** A website online as 'Now', with 'Later' saved. */
async function online(): Promise<{ site: Site; handle: string }> {
  const [made, handle] = [await save(await newSite(), 'Now'), newHandle()]
  await publish(made, handle, ctx)
  return { site: await save(made, 'Later'), handle }
}

/** Runs the cron at a time. */
async function cronAt(time: Date) {
  clock = time.getTime()
  return reconcile(ctx)
}

describe('a scheduled publish', () => {
  it('uses the version that was saved when the schedule was set', async () => {
    const { site, handle } = await online()
    const at = soon(hour)
    const { schedules, published, draft } = await schedule(site, handle, { at })
    expect(schedules).toEqual([{ kind: 'publish', at: at.toISOString(), release: 2, handle, failure: null }])
    expect(published).toBeNull()
    expect(draft).toMatchObject({ handle, revision: site.draft.revision })
    expect((await list(site)).releases).toMatchObject([
      { number: 2, live: false, liveSince: null, changes: [{ what: ['Name'] }] },
      { number: 1, live: true },
    ])
    await save(site, 'Later still')
    expect(await cronAt(new Date(at.getTime() - 1))).toMatchObject({ released: 0 })
    expect(await titleAt(handle)).toBe('Now')
    expect(await cronAt(at)).toEqual({ released: 1, written: 0, failed: 0, removed: 0 })
    expect(await titleAt(handle)).toBe('Later')
    expect(await list(site)).toMatchObject({ releases: [{ number: 2, live: true }, { number: 1 }], schedules: [] })
    expect(await cronAt(soon(hour))).toMatchObject({ released: 0 })
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('keeps newer saves in the draft, unpublished', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(hour) })
    const later = await save(site, 'Later still')
    await cronAt(soon(hour))
    expect(await draftRow(later)).toMatchObject({ revision: later.draft.revision, last_published_at: start })
  })

  it('gives way to the next schedule of the same kind', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(hour) })
    const next = await save(site, 'Later still')
    const at = soon(2 * hour)
    const { schedules } = await schedule(next, handle, { at })
    expect(schedules).toEqual([{ kind: 'publish', at: at.toISOString(), release: 3, handle, failure: null }])
    expect(await cronAt(soon(hour))).toMatchObject({ released: 0 })
    await cronAt(at)
    expect(await titleAt(handle)).toBe('Later still')
  })

  it('remains when the owner publishes by hand', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(hour) })
    await publish(await save(site, 'By hand'), handle, ctx)
    expect(await titleAt(handle)).toBe('By hand')
    await cronAt(soon(hour))
    expect(await titleAt(handle)).toBe('Later')
  })

  it('renders again for the website’s current handle', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(hour) })
    const moved = newHandle()
    await changeHandle(ctx, { ...idOf(site), handle: moved })
    await cronAt(soon(hour))
    expect(await titleAt(moved)).toBe('Later')
    expect(await statusAt(handle)).toBe(308)
    expect((await list(site)).releases).toMatchObject([
      { number: 4, live: true, handle: moved, cause: 'publish', restoredFrom: null },
      { number: 3, handle: moved, cause: 'address' },
      { number: 2, live: false, handle },
      { number: 1, handle },
    ])
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('runs although another schedule fails', async () => {
    const sites = await Promise.all(Array.from({ length: 6 }, online))
    for (const [index, { site, handle }] of sites.entries())
      await schedule(site, handle, { at: soon((index + 1) * minute) })
    const [broken, ...whole] = sites
    await env.DB.prepare("update releases set document = 'broken' where draft_id = ? and number = 2")
      .bind(broken?.site.draft.draftId)
      .run()
    expect(await cronAt(soon(hour))).toMatchObject({ released: 5, failed: 1 })
    for (const { handle } of whole) expect(await titleAt(handle)).toBe('Later')
    expect(await titleAt(broken?.handle ?? '')).toBe('Now')
  })

  it('runs once when many cron runs overlap', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(hour), revertAt: soon(2 * hour) })
    clock += hour
    const runs = await Promise.all(Array.from({ length: 8 }, () => reconcile(ctx)))
    expect(runs.reduce((sum, { released }) => sum + released, 0)).toBe(1)
    expect(runs.every(({ failed }) => failed === 0)).toBe(true)
    expect(await list(site)).toMatchObject({
      releases: [{ number: 2, live: true, liveSince: new Date(clock).toISOString() }, { number: 1 }],
      schedules: [{ kind: 'revert' }],
    })
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('runs late after the cron pauses', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(hour), revertAt: soon(2 * hour) })
    expect(await cronAt(soon(30 * day))).toMatchObject({ released: 2 })
    expect(await titleAt(handle)).toBe('Now')
    expect((await list(site)).schedules).toEqual([])
  })
})

describe('moving a schedule', () => {
  const move = (site: Site, at: Date, kind: 'publish' | 'revert' = 'publish') =>
    moveSchedule(ctx, { ...idOf(site), kind, at })

  it('keeps its version, even after a publish by hand', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(hour) })
    await publish(await save(site, 'By hand'), handle, ctx)
    const at = soon(3 * hour)
    expect(await move(site, at)).toEqual([{ kind: 'publish', at: at.toISOString(), release: 2, handle, failure: null }])
    await cronAt(soon(hour))
    expect(await titleAt(handle)).toBe('By hand')
    await cronAt(at)
    expect(await titleAt(handle)).toBe('Later')
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('keeps an offline website’s reserved handle until the new time', async () => {
    const [site, stranger, handle] = [await newSite(), await newSite(), newHandle()]
    await schedule(site, handle, { at: soon(hour) })
    await move(site, soon(40 * day))
    clock += 30 * day
    expect(await check(handle, stranger.userId)).toBe('in-use')
    await cronAt(soon(10 * day))
    expect(await statusAt(handle)).toBe(200)
  })

  it('fails past the return, in the past, by another person and without a schedule', async () => {
    const [{ site, handle }, stranger] = [await online(), await newSite()]
    await schedule(site, handle, { at: soon(hour), revertAt: soon(day) })
    const before = (await list(site)).schedules
    for (const [at, kind] of [
      [soon(day), 'publish'],
      [soon(-1), 'publish'],
      [soon(hour), 'revert'],
      [soon((maxScheduleDays + 1) * day), 'revert'],
    ] as const) {
      await expect(move(site, at, kind)).rejects.toMatchObject({ code: 'time_not_possible' })
    }
    const foreign = { ...site, userId: stranger.userId }
    for (const of of [foreign, stranger]) {
      await expect(move(of, soon(2 * hour))).rejects.toMatchObject({ code: 'not_found' })
    }
    expect((await list(site)).schedules).toEqual(before)
  })
})

describe('a scheduled return', () => {
  it('restores the previous release after an immediate publish', async () => {
    const { site, handle } = await online()
    const revertAt = soon(3 * day)
    const { schedules, published } = await schedule(site, handle, { revertAt })
    expect(published).toMatchObject({ handle, draft: { handle } })
    expect(schedules).toEqual([{ kind: 'revert', at: revertAt.toISOString(), release: 1, handle, failure: null }])
    expect(await titleAt(handle)).toBe('Later')
    await cronAt(revertAt)
    expect(await titleAt(handle)).toBe('Now')
    expect(await list(site)).toMatchObject({ releases: [{ number: 2 }, { number: 1, live: true }], schedules: [] })
  })

  it('restores the release that was live when the schedule was set', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(day), revertAt: soon(2 * day) })
    await publish(await save(site, 'By hand'), handle, ctx)
    await cronAt(soon(day))
    expect(await titleAt(handle)).toBe('Later')
    await cronAt(soon(day))
    expect(await titleAt(handle)).toBe('Now')
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('keeps its origin when rendered again for another handle', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { revertAt: soon(day) })
    const moved = newHandle()
    await changeHandle(ctx, { ...idOf(site), handle: moved })
    await cronAt(soon(day))
    expect(await titleAt(moved)).toBe('Now')
    expect((await list(site)).releases[0]).toMatchObject({
      live: true,
      cause: 'revert',
      restoredFrom: 1,
      handle: moved,
    })
  })

  it('runs after the schedule before it, even if the earlier schedule fails at first', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(hour), revertAt: soon(2 * hour) })
    const document = await env.DB.prepare('select document from releases where draft_id = ? and number = 2')
      .bind(site.draft.draftId)
      .first<string>('document')
    const write = (text: string | null) =>
      env.DB.prepare('update releases set document = ? where draft_id = ? and number = 2')
        .bind(text, site.draft.draftId)
        .run()
    await write('broken')
    expect(await cronAt(soon(3 * hour))).toMatchObject({ released: 0, failed: 1 })
    expect(await titleAt(handle)).toBe('Now')
    await write(document ?? '')
    expect(await cronAt(soon(minute))).toMatchObject({ released: 2, failed: 0 })
    expect(await titleAt(handle)).toBe('Now')
    expect((await list(site)).schedules).toEqual([])
  })

  it('requires a live release', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    for (const times of [{ revertAt: soon(day) }, { at: soon(hour), revertAt: soon(day) }]) {
      await expect(schedule(site, handle, times)).rejects.toMatchObject({ code: 'not_published' })
    }
    expect(await list(site)).toEqual({ releases: [], schedules: [] })
    expect(await reservedRow(handle)).toBeNull()
  })

  it('shares the publish’s transaction', async () => {
    const { site, handle } = await online()
    const onStep: ServiceContext['onStep'] = async (label, run) => {
      if (label === 'go live: commit') throw new Error('interrupted')
      return run()
    }
    await expect(schedule(site, handle, { revertAt: soon(day) }, { ...ctx, onStep })).rejects.toThrow('interrupted')
    expect(await titleAt(handle)).toBe('Now')
    expect((await list(site)).schedules).toEqual([])
  })
})

describe('a scheduled time', () => {
  it.each<[string, () => Times]>([
    ['now', () => ({ at: soon(0) })],
    ['before now', () => ({ at: soon(-1) })],
    ['to come back before now', () => ({ revertAt: soon(-1) })],
    ['to come back at once', () => ({ at: soon(hour), revertAt: soon(hour) })],
    ['to come back before it goes live', () => ({ at: soon(2 * hour), revertAt: soon(hour) })],
    ['in more than a year', () => ({ at: soon(maxScheduleDays * day + 1) })],
    ['to come back in more than a year', () => ({ revertAt: soon(maxScheduleDays * day + 1) })],
    ['at an invalid time', () => ({ at: new Date(Number.NaN) })],
  ])('fails without an effect: %s', async (_name, times) => {
    const { site, handle } = await online()
    await expect(schedule(site, handle, times())).rejects.toMatchObject({ code: 'time_not_possible' })
    expect(await titleAt(handle)).toBe('Now')
    expect(await list(site)).toMatchObject({ releases: [{ number: 1 }], schedules: [] })
  })

  it('allows a year ahead', async () => {
    const { site, handle } = await online()
    const at = soon(maxScheduleDays * day)
    expect((await schedule(site, handle, { at })).schedules).toMatchObject([{ at: at.toISOString() }])
  })
})

describe('a scheduled first publication', () => {
  it('goes online at the handle that it reserved', async () => {
    const [site, stranger, handle] = [await newSite(), await newSite(), newHandle()]
    await schedule(site, handle, { at: soon(100 * day) })
    expect(await statusAt(handle)).toBe(404)
    expect(await check(handle, stranger.userId)).toBe('in-use')
    expect(await check(handle, site.userId)).toBe('available')
    await expect(publish(stranger, handle, ctx)).rejects.toMatchObject({ code: 'handle_in_use' })
    expect(await list(site)).toMatchObject({ releases: [{ number: 1, live: false, changes: null }] })
    await cronAt(soon(100 * day))
    expect(await statusAt(handle)).toBe(200)
    expect(await reservedRow(handle)).toBeNull()
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('frees the handle when canceled', async () => {
    const [site, stranger, handle] = [await newSite(), await newSite(), newHandle()]
    await schedule(site, handle, { at: soon(day) })
    await endSchedule(ctx, { ...idOf(site), kind: 'publish' })
    expect(await check(handle, stranger.userId)).toBe('available')
    await publish(stranger, handle, ctx)
    expect(await cronAt(soon(day))).toMatchObject({ released: 0, failed: 0 })
    expect(await statusAt(handle)).toBe(200)
  })

  it('keeps a handle that was reserved for its owner before', async () => {
    const [made, handle] = [await newSite(), newHandle()]
    await publish(made, handle, ctx)
    await unpublish(ctx, idOf(made))
    clock += 10 * day
    for (const times of [day, 200 * day]) {
      await schedule(made, handle, { at: soon(times) })
      expect(await reservedRow(handle)).toMatchObject({ until: Math.max(start + 90 * day, clock + times + day) })
    }
    await endSchedule(ctx, { ...idOf(made), kind: 'publish' })
    expect(await reservedRow(handle)).toMatchObject({ user_id: made.userId, until: start + 90 * day })
  })

  it('frees the first handle when moved to a second handle', async () => {
    const [site, stranger, first, second] = [await newSite(), await newSite(), newHandle(), newHandle()]
    await schedule(site, first, { at: soon(day) })
    await schedule(site, second, { at: soon(day) })
    expect(await check(first, stranger.userId)).toBe('available')
    expect(await check(second, stranger.userId)).toBe('in-use')
    await cronAt(soon(day))
    expect([await statusAt(first), await statusAt(second)]).toEqual([404, 200])
  })

  it('uses the handle chosen since then, and frees the reserved handle', async () => {
    const [site, stranger, set, byHand] = [await newSite(), await newSite(), newHandle(), newHandle()]
    await schedule(await save(site, 'Set'), set, { at: soon(day) })
    const saved = await save({ ...site, draft: { ...site.draft, revision: 2 } }, 'By hand')
    await publish(saved, byHand, ctx)
    await cronAt(soon(day))
    expect(await titleAt(byHand)).toBe('Set')
    expect(await statusAt(set)).toBe(404)
    expect(await check(set, stranger.userId)).toBe('available')
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('fails for a handle that the person’s other schedule reserves', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const other = { ...site, draft: await createDraft(ctx, { userId: site.userId, websiteSettings: smallDocument() }) }
    await schedule(site, handle, { at: soon(day) })
    await expect(schedule(other, handle, { at: soon(hour) })).rejects.toMatchObject({ code: 'handle_in_use' })
    expect(await list(other)).toEqual({ releases: [], schedules: [] })
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('fails after five tries with the reason when another website took the handle', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const other = { ...site, draft: await createDraft(ctx, { userId: site.userId, websiteSettings: smallDocument() }) }
    await schedule(site, handle, { at: soon(hour) })
    await publish(other, handle, ctx)
    clock += hour
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await list(site)).schedules).toMatchObject([{ failure: null }])
      expect(await cronAt(soon(minute))).toMatchObject({ released: 0, failed: 1 })
    }
    expect((await list(site)).schedules).toMatchObject([{ kind: 'publish', handle, failure: 'handle_in_use' }])
    expect(await cronAt(soon(minute))).toMatchObject({ released: 0, failed: 0 })
    // Once scheduled again, it runs.
    const free = newHandle()
    expect((await schedule(site, free, { at: soon(hour) })).schedules).toMatchObject([{ failure: null }])
    expect(await cronAt(soon(hour))).toMatchObject({ released: 1 })
    expect(await statusAt(free)).toBe(200)
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })
})

describe('a schedule', () => {
  it('uses an online website’s own handle', async () => {
    const { site, handle } = await online()
    const elsewhere = newHandle()
    await expect(schedule(site, elsewhere, { at: soon(hour) })).rejects.toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ path: 'handle' }] },
    })
    expect(await reservedRow(elsewhere)).toBeNull()
    // Publishing immediately may change the handle.
    await schedule(site, elsewhere, { revertAt: soon(hour) })
    expect([await titleAt(handle), await titleAt(elsewhere)]).toEqual([undefined, 'Later'])
    await cronAt(soon(hour))
    expect(await titleAt(elsewhere)).toBe('Now')
  })

  it('fails if it could not be published now', async () => {
    const [{ site, handle }, fresh] = [await online(), await newSite()]
    const at = soon(hour)
    for (const [of, wanted, code] of [
      [fresh, handle, 'handle_in_use'],
      [fresh, 'amazon-login', 'handle_in_use'],
      [fresh, 'ab', 'invalid_request'],
      [{ ...site, userId: fresh.userId }, handle, 'not_found'],
      [{ ...site, draft: { ...site.draft, revision: 1 } }, handle, 'stale_revision'],
    ] as const) {
      await expect(schedule(of, wanted, { at })).rejects.toMatchObject({ code })
    }
    expect(await list(fresh)).toEqual({ releases: [], schedules: [] })
    expect((await list(site)).schedules).toEqual([])
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('ends only when its owner cancels it, and can be canceled repeatedly', async () => {
    const [{ site, handle }, stranger] = [await online(), await newSite()]
    await schedule(site, handle, { at: soon(hour), revertAt: soon(day) })
    const foreign = { userId: stranger.userId, draftId: site.draft.draftId, kind: 'publish' } as const
    await expect(endSchedule(ctx, foreign)).rejects.toMatchObject({ code: 'not_found' })
    await expect(schedule({ ...site, userId: stranger.userId }, handle, { at: soon(2 * hour) })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await list(site)).schedules).toHaveLength(2)
    for (const _time of [1, 2]) await endSchedule(ctx, { ...idOf(site), kind: 'publish' })
    expect((await list(site)).schedules).toMatchObject([{ kind: 'revert' }])
    expect(await cronAt(soon(hour))).toMatchObject({ released: 0 })
    expect(await titleAt(handle)).toBe('Now')
  })

  it.each([
    ['goes offline', (site: Site) => unpublish(ctx, idOf(site))],
    ['is deleted', (site: Site) => deleteDraft(ctx, idOf(site))],
  ])('ends when its website %s', async (_name, end) => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(hour), revertAt: soon(day) })
    await end(site)
    expect(await env.DB.prepare('select count(*) as n from scheduled_releases').first('n')).toBe(0)
    expect(await cronAt(soon(2 * day))).toMatchObject({ released: 0, failed: 0 })
    expect(await statusAt(handle)).toBe(404)
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('publishes nothing for an account that is being deleted', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(hour) })
    await env.DB.prepare("update users set email = 'deleted' where id = ?").bind(site.userId).run()
    expect(await cronAt(soon(hour))).toMatchObject({ released: 0, failed: 1 })
    expect(await titleAt(handle)).toBe('Now')
    await expect(publish(site, handle, ctx)).rejects.toMatchObject({ code: 'not_found' })
    await expect(schedule(site, handle, { at: soon(hour) })).rejects.toMatchObject({ code: 'not_found' })
    await env.DB.prepare('update users set email = id || ? where id = ?').bind('@example.com', site.userId).run()
  })

  it('keeps its release and pictures while many other versions are published', async () => {
    const { site, handle } = await online()
    await schedule(site, handle, { at: soon(day) })
    await rollBack(ctx, { ...idOf(site), number: 1 })
    expect(await liveNumber(site)).toBe(1)
    let last = site
    for (let number = 3; number <= 56; number += 1) {
      last = await save(last, `Name ${number}`)
      await publish(last, handle, ctx)
    }
    await cronAt(soon(hour))
    expect((await list(site)).releases.map(({ number }) => number)).toEqual(expect.arrayContaining([2, 56]))
    await cronAt(soon(day))
    expect(await titleAt(handle)).toBe('Later')
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })
})
