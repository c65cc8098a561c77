import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { eventually } from '../../harness/eventually.ts'
import { type Fault, faultyKv, type KvWrite } from '../../harness/workers/faults/faulty-stores.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import {
  contextOf,
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
const faulty = (fault: (write: KvWrite) => Fault) => {
  const { kv, writes } = faultyKv(env.SITES, { fault })
  return { ctx: contextOf(siteEnv({ SITES: kv }), now), writes }
}

const keysOf = async (releaseId: string) => (await env.SITES.list({ prefix: `release:${releaseId}` })).keys.length
const stateOf = (releaseId: string) =>
  env.DB.prepare('select state from releases where id = ?').bind(releaseId).first('state')

/** A website that shows 'Two', with its first release in removal. */
async function withRemoval(): Promise<{ site: Site; handle: string; first: string }> {
  const [one, handle] = [await save(await newSite(), 'One'), newHandle()]
  const { releaseId } = await publish(one, handle, ctx)
  const two = await save(one, 'Two')
  await publish(two, handle, ctx)
  const mark = "update releases set state = 'removing', held_until = ? where id = ?"
  await env.DB.prepare(mark).bind(clock, releaseId).run()
  return { site: two, handle, first: releaseId }
}

describe('removing releases', () => {
  beforeEach(() => {
    clock = start
    vi.spyOn(console, 'error').mockReturnValue()
  })

  it('includes the files of an interrupted publish after ten minutes', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const { ctx: failing, writes } = faulty(({ index }) => (index === 2 ? 'before' : undefined))
    await expect(publish(site, handle, failing)).rejects.toThrow('KV put failed')
    const written = () => Promise.all(writes.map(({ key }) => env.SITES.get(key)))
    clock += 10 * minute
    await reconcile(ctx)
    expect((await written()).some((value) => value !== null)).toBe(true)
    clock += 1
    expect(await reconcile(ctx)).toMatchObject({ removed: 1, failed: 0 })
    expect((await written()).every((value) => value === null)).toBe(true)
    expect(await brokenInvariants(now())).toEqual([])
  })

  it('repeats until all files are deleted', async () => {
    const { first } = await withRemoval()
    const { ctx: failing } = faulty(({ operation, key }) =>
      operation === 'delete' && key.endsWith('/robots.txt') ? 'before' : undefined,
    )
    expect(await reconcile(failing)).toMatchObject({ removed: 0, failed: 1 })
    expect([await stateOf(first), await keysOf(first)]).toEqual(['removing', 1])
    expect(await reconcile(ctx)).toMatchObject({ removed: 1, failed: 0 })
    expect([await stateOf(first), await keysOf(first)]).toEqual([null, 0])
  })

  it('continues although a release cannot be removed', async () => {
    const [bad, good] = [await withRemoval(), await withRemoval()]
    const { ctx: failing } = faulty(({ operation, key }) =>
      operation === 'delete' && key.includes(bad.first) ? 'before' : undefined,
    )
    expect(await reconcile(failing)).toMatchObject({ removed: 1, failed: 1 })
    expect([await stateOf(bad.first), await stateOf(good.first)]).toEqual(['removing', null])
    expect(await reconcile(ctx)).toMatchObject({ removed: 1, failed: 0 })
  })

  it('continues although a whole batch cannot be removed', async () => {
    const insert = `
    with recursive many(n) as (select 1 union all select n + 1 from many where n < 120)
    insert into releases (id, draft_id, user_id, handle, document, manifest, created_at, state, held_until)
    select 'bad-' || n, 'nobody', 'nobody', 'none', '{}', 'broken', 0, 'removing', 0 from many`
    await env.DB.prepare(insert).run()
    const { first } = await withRemoval()
    expect(await reconcile(ctx)).toMatchObject({ removed: 0, failed: 100 })
    expect(await reconcile(ctx)).toMatchObject({ removed: 1, failed: 99 })
    expect(await stateOf(first)).toBeNull()
    await env.DB.prepare("delete from releases where draft_id = 'nobody'").run()
  })

  it('happens once when many runs overlap', async () => {
    const removals = await Promise.all(Array.from({ length: 3 }, withRemoval))
    const runs = await Promise.all(Array.from({ length: 5 }, () => reconcile(ctx)))
    expect(runs.reduce((sum, { removed }) => sum + removed, 0)).toBe(3)
    for (const { first, handle } of removals) {
      expect([await stateOf(first), await keysOf(first), await titleAt(handle)]).toEqual([null, 0, 'Two'])
    }
  })

  it('blocks other runs and publishes until the lease ends', async () => {
    const { site, handle, first } = await withRemoval()
    let removals = 0
    const { ctx: hanging } = faulty(({ operation }) => {
      if (operation === 'put') return undefined
      removals += 1
      return new Promise(() => {})
    })
    void reconcile(hanging)
    await eventually(() => expect(removals).toBeGreaterThan(0))
    expect(await reconcile(ctx)).toMatchObject({ removed: 0, failed: 0 })
    const again = await save(site, 'One')
    const { ctx: publishing, writes } = faulty(() => undefined)
    await expect(publish(again, handle, publishing)).rejects.toThrow('is being removed')
    expect(writes).toEqual([])
    expect(await titleAt(handle)).toBe('Two')
    clock += 2 * minute
    expect((await publish(again, handle, ctx)).releaseId).toBe(first)
    expect(await titleAt(handle)).toBe('One')
    await reconcile(ctx)
    expect(await brokenInvariants(now())).toEqual([])
  })
})
