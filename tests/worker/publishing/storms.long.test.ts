import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServiceContext } from '../../../worker/platform/context.ts'
import { AppError } from '../../../worker/platform/http/errors.ts'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { listReleases } from '../../../worker/publishing/read-releases.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { giveUpPending } from '../../../worker/publishing/rows/releases.ts'
import { endSchedule, scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { faultyKv } from '../../harness/workers/faults/faulty-stores.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import {
  contextOf,
  idOf,
  newHandle,
  newSite,
  publish,
  type Site,
  save,
  siteEnv,
  titleAt,
} from '../../harness/workers/sites/sites.ts'

const minute = 60_000
const start = Date.UTC(2030, 0, 1)

type Act = (of: ServiceContext) => Promise<unknown>

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Error codes that users may see; anything else is a bug. */
const mayBeTold = ['not_published', 'handle_in_use', 'invalid_request', 'not_found']
function faultsOf(ends: PromiseSettledResult<unknown>[]): unknown[] {
  return ends.flatMap((end) => {
    if (end.status === 'fulfilled') return []
    return end.reason instanceof AppError && mayBeTold.includes(end.reason.code) ? [] : [end.reason]
  })
}

describe('storms', () => {
  let clock = start
  const now = () => new Date(clock)
  const ctx = contextOf(siteEnv(), now)
  beforeEach(() => {
    clock = start
    // What a storm's faults leave in the log.
    vi.spyOn(console, 'error').mockReturnValue()
  })

  /** A website with three releases behind it, and what one may do to it all at once. */
  async function stormySite() {
    const handles = [newHandle(), newHandle(), newHandle()]
    let site = await newSite()
    for (const name of ['One', 'Two', 'Three']) {
      site = await save(site, name)
      await publish(site, handles[0] ?? '', ctx)
    }
    return { site, handles }
  }

  const actsOn = ({ site, handles }: { site: Site; handles: string[] }, roll: (sides: number) => number): Act => {
    const handle = handles[roll(handles.length)] ?? ''
    const of = idOf(site)
    const order = { ...of, handle, revision: site.draft.revision }
    const acts: Act[] = [
      (at) => publish(site, handle, at),
      (at) => rollBack(at, { ...of, number: 1 + roll(3) }),
      (at) => changeHandle(at, { ...of, handle }),
      (at) => unpublish(at, of),
      (at) => scheduleRelease(at, { ...order, at: new Date(clock + minute) }),
      (at) => scheduleRelease(at, { ...order, revertAt: new Date(clock + 2 * minute) }),
      (at) => endSchedule(at, { ...of, kind: 'publish' }),
      (at) => reconcile(at),
    ]
    return acts[roll(acts.length)] ?? ((at) => reconcile(at))
  }

  /** Enough of the cron for everything that has a time to come to its end. */
  async function letItPass() {
    for (const minutes of [0, 1, 5, 15, 15]) {
      clock += minutes * minute
      await reconcile(ctx)
    }
  }

  describe('everything at once', () => {
    it.each([1, 2, 3, 4])('on one website, leaves it whole (storm %s)', { timeout: 60_000 }, async (seed) => {
      const [stormy, roll] = [await stormySite(), dice(seed)]
      for (let wave = 0; wave < 4; wave += 1) {
        const acts = Array.from({ length: 10 }, () => actsOn(stormy, roll))
        expect(faultsOf(await Promise.allSettled(acts.map((act) => act(ctx))))).toEqual([])
      }
      await letItPass()
      expect(await brokenInvariants(now())).toEqual([])
      // And it can be gone on with.
      await publish(stormy.site, stormy.handles[2] ?? '', ctx)
      expect(await titleAt(stormy.handles[2] ?? '')).toBe('Three')
      const { releases } = await listReleases(ctx, idOf(stormy.site))
      expect(releases.filter(({ live }) => live)).toHaveLength(1)
      expect(new Set(releases.map(({ number }) => number)).size).toBe(releases.length)
    })

    it('on one website during its deletion, leaves nothing of it', { timeout: 60_000 }, async () => {
      const [stormy, roll] = [await stormySite(), dice(7)]
      const acts = Array.from({ length: 12 }, () => actsOn(stormy, roll))
      const storm = acts.map((act) => act(ctx))
      expect(faultsOf(await Promise.allSettled([...storm, deleteDraft(ctx, idOf(stormy.site))]))).toEqual([])
      await letItPass()
      expect(await brokenInvariants(now())).toEqual([])
      for (const table of ['draft_websites', 'websites', 'releases', 'scheduled_releases', 'sitemaps']) {
        const count = env.DB.prepare(`select count(*) as n from ${table} where user_id = ?`).bind(stormy.site.userId)
        expect([table, await count.first('n')]).toEqual([table, 0])
      }
      for (const handle of stormy.handles) expect(await titleAt(handle)).toBeUndefined()
    })

    it.each([11, 12])(
      'with a store that fails one write in four, leaves it whole (storm %s)',
      async (seed) => {
        const [stormy, roll] = [await stormySite(), dice(seed)]
        const fault = () => ([undefined, undefined, undefined, roll(2) ? 'before' : 'after'] as const)[roll(4)]
        const { kv } = faultyKv(env.SITES, { fault })
        const failing = contextOf(siteEnv({ SITES: kv }), now)
        for (let wave = 0; wave < 2; wave += 1) {
          await Promise.allSettled(Array.from({ length: 8 }, () => actsOn(stormy, roll)(failing)))
        }
        await letItPass()
        expect(await brokenInvariants(now())).toEqual([])
      },
      60_000,
    )

    it('by many people on their own websites, leaves them whole', { timeout: 60_000 }, async () => {
      const roll = dice(21)
      const shared = [newHandle(), newHandle()]
      const people = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const { site, handles } = await stormySite()
          return { site, handles: [...handles.slice(0, 1), ...shared] }
        }),
      )
      for (let wave = 0; wave < 2; wave += 1) {
        const acts = people.flatMap((one) => Array.from({ length: 4 }, () => actsOn(one, roll)))
        expect(faultsOf(await Promise.allSettled(acts.map((act) => act(ctx))))).toEqual([])
      }
      await letItPass()
      expect(await brokenInvariants(now())).toEqual([])
    })
  })
})

describe('overtaken operations', () => {
  let clock = start
  const ctx = contextOf(siteEnv(), () => new Date(clock))
  beforeEach(() => {
    clock = start
    vi.spyOn(console, 'error').mockReturnValue()
  })

  /** A context in which something else happens right before the transaction, `times` times. */
  function overtakenBy(act: (time: number) => Promise<unknown>, times = 1): ServiceContext {
    let left = times
    const onStep: ServiceContext['onStep'] = async (label, run) => {
      if (/^(go live|set): commit$/.test(label) && left > 0) {
        left -= 1
        await act(times - left)
      }
      return run()
    }
    return { ...ctx, onStep }
  }

  /** A website that is online as 'Two', was online as 'One', and is saved as 'Three'. */
  async function online() {
    const [one, handle, other] = [await save(await newSite(), 'One'), newHandle(), newHandle()]
    await publish(one, handle, ctx)
    const two = await save(one, 'Two')
    await publish(two, handle, ctx)
    return { site: await save(two, 'Three'), of: idOf(two), handle, other }
  }

  const liveOf = async (of: { userId: string; draftId: string }) =>
    (await listReleases(ctx, of)).releases.find(({ live }) => live)

  describe('an operation that meets a conflict starts over from the new state', () => {
    it('going back while the website moves: the earlier release, where it is now', async () => {
      const { of, handle, other } = await online()
      const overtaken = overtakenBy(() => changeHandle(ctx, { ...of, handle: other }))
      expect(await rollBack(overtaken, { ...of, number: 1 })).toMatchObject({ handle: other })
      expect([await titleAt(handle), await titleAt(other)]).toEqual([undefined, 'One'])
      expect(await liveOf(of)).toMatchObject({ cause: 'roll-back', restoredFrom: 1 })
      expect(await brokenInvariants(new Date(clock))).toEqual([])
    })

    it('moving while something is published: what was published, at the new web address', async () => {
      const { site, of, handle, other } = await online()
      const overtaken = overtakenBy(() => publish(site, handle, ctx))
      await changeHandle(overtaken, { ...of, handle: other })
      expect([await titleAt(handle), await titleAt(other)]).toEqual([undefined, 'Three'])
    })

    it('going back or moving while the website goes offline: it stays offline', async () => {
      for (const act of [rollBack, changeHandle]) {
        const { of, handle, other } = await online()
        const overtaken = overtakenBy(() => unpublish(ctx, of))
        await expect(act(overtaken, { ...of, number: 1, handle: other })).rejects.toMatchObject({
          code: 'not_published',
        })
        expect([await titleAt(handle), await titleAt(other)]).toEqual([undefined, undefined])
      }
    })

    it('a schedule going live while the website moves: at its new address', async () => {
      const { site, of, handle, other } = await online()
      await scheduleRelease(ctx, { ...of, handle, revision: site.draft.revision, at: new Date(clock + minute) })
      clock += minute
      expect(await reconcile(overtakenBy(() => changeHandle(ctx, { ...of, handle: other })))).toMatchObject({
        released: 1,
      })
      expect([await titleAt(handle), await titleAt(other)]).toEqual([undefined, 'Three'])
      expect(await brokenInvariants(new Date(clock))).toEqual([])
    })

    it('a schedule going live while its owner cancels it: nothing happens', async () => {
      const { site, of, handle } = await online()
      await scheduleRelease(ctx, { ...of, handle, revision: site.draft.revision, at: new Date(clock + minute) })
      clock += minute
      const overtaken = overtakenBy(() => endSchedule(ctx, { ...of, kind: 'publish' }))
      expect(await reconcile(overtaken)).toMatchObject({ released: 0, failed: 0 })
      expect(await titleAt(handle)).toBe('Two')
    })

    it('setting what comes back while another goes live: what is live then', async () => {
      const { site, of, handle } = await online()
      const order = { ...of, handle, revision: site.draft.revision, revertAt: new Date(clock + minute) }
      await scheduleRelease(
        overtakenBy(() => rollBack(ctx, { ...of, number: 1 })),
        order,
      )
      expect(await titleAt(handle)).toBe('Three')
      expect((await listReleases(ctx, of)).schedules).toMatchObject([{ kind: 'revert', release: 1 }])
    })

    it('publishing for so long that its files were given up: its files are written again', async () => {
      const { site, of, handle } = await online()
      const pending = () =>
        env.DB.prepare("select count(*) as n from releases where draft_id = ? and state = 'pending'")
          .bind(of.draftId)
          .first('n')
      const overtaken = overtakenBy(async () => {
        expect(await pending()).toBe(1)
        clock += 11 * minute
        await reconcile(ctx)
        expect(await pending()).toBe(0)
      })
      await publish(site, handle, overtaken)
      expect(await titleAt(handle)).toBe('Three')
      expect(await brokenInvariants(new Date(clock))).toEqual([])
    })
  })

  it('publishing an abandoned release that still exists starts over too: its files may be in removal', async () => {
    const { site, of, handle } = await online()
    const states: unknown[] = []
    const overtaken = overtakenBy(async () => {
      clock += 11 * minute
      await giveUpPending(ctx.db, ctx.now())
      states.push(
        await env.DB.prepare('select state from releases where draft_id = ? and number is null')
          .bind(of.draftId)
          .first('state'),
      )
    })
    const { kv: SITES, writes } = faultyKv(env.SITES, {})
    await publish(site, handle, { ...overtaken, env: siteEnv({ SITES }) })
    expect(states).toEqual(['removing'])
    expect(writes.filter(({ key }) => key.endsWith('/robots.txt'))).toHaveLength(2)
    expect(await titleAt(handle)).toBe('Three')
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('who is overtaken over and over gives up, and changes nothing', async () => {
    const { of, handle } = await online()
    const before = await env.DB.prepare('select * from websites where draft_id = ?').bind(of.draftId).first()
    const overtaken = overtakenBy((time) => rollBack(ctx, { ...of, number: time % 2 ? 1 : 2 }), 20)
    await expect(changeHandle(overtaken, { ...of, handle: newHandle() })).rejects.toThrow('live-changed')
    expect(await env.DB.prepare('select * from websites where draft_id = ?').bind(of.draftId).first()).toMatchObject({
      handle: before?.handle,
    })
    expect(await titleAt(handle)).toBe('Two')
    clock += 11 * minute
    await reconcile(ctx)
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })
})
