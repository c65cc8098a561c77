import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServiceContext } from '../../../worker/platform/context.ts'
import { AppError } from '../../../worker/platform/http/errors.ts'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { listReleases } from '../../../worker/publishing/read-releases.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { endSchedule, scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { faultyKv } from '../../harness/workers/faults/faulty-kv.ts'
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
let clock = start
const now = () => new Date(clock)
const ctx = contextOf(siteEnv(), now)
beforeEach(() => {
  clock = start
  // What a storm's faults leave in the log.
  vi.spyOn(console, 'error').mockReturnValue()
})

type Act = (of: ServiceContext) => Promise<unknown>

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

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

/** Error codes that users may see; anything else is a bug. */
const mayBeTold = ['not_published', 'handle_in_use', 'invalid_request', 'not_found']
function faultsOf(ends: PromiseSettledResult<unknown>[]): unknown[] {
  return ends.flatMap((end) => {
    if (end.status === 'fulfilled') return []
    return end.reason instanceof AppError && mayBeTold.includes(end.reason.code) ? [] : [end.reason]
  })
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
