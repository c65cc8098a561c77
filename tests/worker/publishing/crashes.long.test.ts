import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hostKey } from '../../../worker/platform/store/release.ts'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { listReleases } from '../../../worker/publishing/read-releases.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { drainOutbox } from '../../../worker/publishing/write-hosts.ts'
import { type Fault, faultyKv, type KvWrite, limitedD1 } from '../../harness/workers/faults/faulty-stores.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { survives } from '../../harness/workers/interruptions/try-every-step.ts'
import { documentWith } from '../../harness/workers/sites/documents.ts'
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

const afterTheLease = () => new Date(Date.now() + 31_000)
const hostOf = (handle: string) => hostKey(`${handle}.localhost`)
const waitingAt = (handle: string) =>
  env.DB.prepare('select count(*) as n from outbox where hostname = ?').bind(`${handle}.localhost`).first<number>('n')
const waiting = () => env.DB.prepare('select count(*) as n from outbox').first<number>('n')

function faulty(fault: (write: KvWrite) => Fault) {
  const { kv, writes } = faultyKv(env.SITES, { fault })
  return { ctx: contextOf(siteEnv({ SITES: kv })), writes }
}

/** A website that is up as 'Old', with 'New' saved. */
async function republication(): Promise<{ site: Site; handle: string }> {
  const [made, handle] = [await newSite(), newHandle()]
  const old = await save(made, 'Old')
  await publish(old, handle)
  return { site: await save(old, 'New'), handle }
}

describe('interrupted publishing', () => {
  // Every injected fault is logged, as it should be; not here.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  describe('a publish whose writes fail', () => {
    it('writes the files first and the host last', async () => {
      const { site, handle } = await republication()
      const { ctx, writes } = faulty(() => undefined)
      await publish(site, handle, ctx)
      expect(writes.length).toBeGreaterThan(4)
      expect(writes.slice(0, -1).every(({ key }) => /^(?:release|art):/.test(key))).toBe(true)
      expect(writes.at(-1)?.key).toBe(hostOf(handle))
    })

    it.each(['before', 'after'] as const)('leaves the old page up when a file fails %s it is written', async (when) => {
      const { ctx: probe, writes } = faulty(() => undefined)
      const trial = await republication()
      await publish(trial.site, trial.handle, probe)
      const failAt = async (failing: number) => {
        const { site, handle } = await republication()
        const before = await draftRow(site)
        const { ctx } = faulty(({ index }) => (index === failing ? when : undefined))
        await expect(publish(site, handle, ctx)).rejects.toThrow('KV put failed')
        expect(await titleAt(handle)).toBe('Old')
        expect(await draftRow(site)).toEqual(before)
        expect(await waitingAt(handle)).toBe(0)
        await publish(site, handle)
        expect(await titleAt(handle)).toBe('New')
      }
      await Promise.all(writes.slice(0, -1).map((_, failing) => failAt(failing)))
    })

    it.each(['before', 'after'] as const)(
      'is finished by the cron when its host fails %s it is written',
      async (when) => {
        const { site, handle } = await republication()
        const { ctx, writes } = faulty(({ key }) => (key === hostOf(handle) ? when : undefined))
        expect((await publish(site, handle, ctx)).draft.handle).toBe(handle)
        expect(writes.filter(({ key }) => key === hostOf(handle))).toHaveLength(3)
        expect(await titleAt(handle)).toBe(when === 'before' ? 'Old' : 'New')
        expect(await drainOutbox(contextOf())).toEqual({ written: 1, failed: 0 })
        expect(await titleAt(handle)).toBe('New')
        expect(await waiting()).toBe(0)
      },
    )

    it('waits out the store’s one write a second for a key', async () => {
      const site = await newSite()
      const handle = newHandle()
      const { kv } = faultyKv(env.SITES, { oneWriteASecond: true })
      const ctx = contextOf(siteEnv({ SITES: kv }))
      await publish(site, handle, ctx)
      await publish(await save(site, 'A second later'), handle, ctx)
      expect(await titleAt(handle)).toBe('A second later')
    })
  })

  describe('a publish that ends half-way', () => {
    it('is finished by the cron when it ends while the host is written', async () => {
      const { site, handle } = await republication()
      let reached = () => {}
      const atHost = new Promise<void>((resolve) => {
        reached = resolve
      })
      const { ctx } = faulty(({ key }) => {
        if (key !== hostOf(handle)) return undefined
        reached()
        return new Promise(() => {})
      })
      void publish(site, handle, ctx)
      await atHost
      // Its lease still stands: nobody may write beside it.
      expect(await drainOutbox(contextOf())).toEqual({ written: 0, failed: 0 })
      expect(await titleAt(handle)).toBe('Old')
      expect(await drainOutbox(contextOf(siteEnv(), afterTheLease))).toEqual({ written: 1, failed: 0 })
      expect(await titleAt(handle)).toBe('New')
    })

    it.each([
      ['before', 'Old'],
      ['after', 'New'],
    ] as const)('shows one page or the other when the database fails %s the transaction', async (when, expected) => {
      const { site, handle } = await republication()
      const database = new Proxy(env.DB, {
        get(target, name) {
          if (name === 'batch') {
            return async (statements: D1PreparedStatement[]) => {
              // Neither what is only read is meant, nor the hold before the files are written.
              if (statements.length < 10) return target.batch(statements)
              if (when === 'before') throw new Error('D1_ERROR: Network connection lost.')
              await target.batch(statements)
              throw new Error('D1_ERROR: Network connection lost.')
            }
          }
          const value: unknown = Reflect.get(target, name)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      await expect(publish(site, handle, contextOf(siteEnv({ DB: database })))).rejects.toThrow('D1_ERROR')
      expect(await titleAt(handle)).toBe('Old')
      await drainOutbox(contextOf())
      expect(await titleAt(handle)).toBe(expected)
      await publish(site, handle)
      expect(await titleAt(handle)).toBe('New')
    })

    it('redirects the old address in the end when it ends between the two hosts', async () => {
      const { site, handle } = await republication()
      const after = newHandle()
      const { ctx } = faulty(({ key }) => (key === hostOf(handle) ? 'before' : undefined))
      await publish(site, after, ctx)
      expect(await titleAt(handle)).toBe('Old')
      await drainOutbox(contextOf())
      expect((await visit(addressFor(handle))).headers.get('location')).toBe(addressFor(after))
      expect(await titleAt(after)).toBe('New')
    })

    it('is made again from the database when the store has lost its files', async () => {
      const { site, handle } = await republication()
      const { ctx } = faulty(({ key }) => (key === hostOf(handle) ? 'before' : undefined))
      const { releaseId } = await publish(site, handle, ctx)
      const { keys } = await env.SITES.list({ prefix: `release:${releaseId}` })
      const lost = await Promise.all(
        keys.map(async ({ name }) => [name, await env.SITES.get(name, 'arrayBuffer')] as const),
      )
      await Promise.all(keys.map(({ name }) => env.SITES.delete(name)))
      await drainOutbox(contextOf())
      expect(await titleAt(handle)).toBe('New')
      for (const [name, bytes] of lost) expect(await env.SITES.get(name, 'arrayBuffer')).toEqual(bytes)
    })
  })

  describe('an older write that is slow', () => {
    it('never lands after a newer one', async () => {
      const { site, handle } = await republication()
      let [release, reached] = [() => {}, () => {}]
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const atHost = new Promise<void>((resolve) => {
        reached = resolve
      })
      let holds = true
      const { ctx, writes } = faulty(({ key }) => {
        if (key !== hostOf(handle) || !holds) return undefined
        holds = false
        reached()
        return held
      })
      const older = publish(site, handle, ctx)
      await atHost
      const newest = await save(site, 'Newest')
      const newer = publish(newest, handle, ctx)
      await expect.poll(() => draftRow(newest)).toMatchObject({ revision: newest.draft.revision })
      await expect
        .poll(() => env.DB.prepare('select release_id from websites where handle = ?').bind(handle).first('release_id'))
        .not.toBe(null)
      await drainOutbox(contextOf())
      release()
      await Promise.all([older, newer])
      await drainOutbox(contextOf())
      expect(await titleAt(handle)).toBe('Newest')
      expect(await waiting()).toBe(0)
      expect(writes.filter(({ key }) => key === hostOf(handle)).length).toBeGreaterThan(1)
    })
  })
})

/** As production is: one write a second for a key, 100 parameters for a statement. */
function production({ msOfAFile = 0 } = {}) {
  const fault = ({ key }: KvWrite) => (/^(?:release|art):/.test(key) ? scheduler.wait(msOfAFile) : undefined)
  const { kv, writes } = faultyKv(env.SITES, { oneWriteASecond: true, fault })
  const { database, used } = limitedD1(env.DB)
  return { of: siteEnv({ SITES: kv, DB: database }), writes, used }
}

/** What would take longer the more websites there are: statements that look at every row of a table. */
async function tablesReadWholly(statements: { query: string; values: unknown[] }[]): Promise<string[]> {
  const once = new Map(statements.map(({ query, values }) => [query, values]))
  const plans = await Promise.all(
    [...once].map(async ([query, values]) => {
      const plan = env.DB.prepare(`explain query plan ${query}`).bind(...values)
      return { query, steps: (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail) }
    }),
  )
  const tables = /^SCAN (?!outbox)(\w+)(?! USING)/
  return plans.flatMap(({ query, steps }) => {
    const scans = steps.filter((step) => tables.test(step) && !/CONSTANT ROW|SUBQUERY|waiting|VIRTUAL TABLE/.test(step))
    return scans.map((scan) => `${scan}: ${query}`)
  })
}

describe('the limits of production', () => {
  // A write that has to wait for the store logs it.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  it('a website’s whole life fits the limits of production', { timeout: 60_000 }, async () => {
    const { of, used } = production()
    const ctx = contextOf(of)
    const [made, handle, other] = [await newSite(documentWith(36)), newHandle(), newHandle()]
    const one = await save(made, 'One')
    await publish(one, handle, ctx)
    const two = await save(one, 'Two')
    await publish(two, handle, ctx)
    await rollBack(ctx, { ...idOf(two), number: 1 })
    await changeHandle(ctx, { ...idOf(two), handle: other })
    expect([await titleAt(handle), await titleAt(other)]).toEqual([undefined, 'One'])
    const order = { ...idOf(two), handle: other, revision: two.draft.revision }
    await scheduleRelease(ctx, { ...order, at: new Date(Date.now() + 500), revertAt: new Date(Date.now() + 1000) })
    const soon = contextOf(of, () => new Date(Date.now() + 2000))
    expect(await reconcile(soon)).toMatchObject({ released: 2 })
    await reconcile(soon)
    expect(await titleAt(other)).toBe('One')
    await unpublish(ctx, idOf(two))
    expect(await titleAt(other)).toBeUndefined()
    await publish(two, handle, ctx)
    expect(await titleAt(handle)).toBe('Two')
    expect((await listReleases(ctx, idOf(two))).releases).toHaveLength(4)
    await reconcile(ctx)
    expect(await brokenInvariants()).toEqual([])
    await deleteDraft(ctx, idOf(two))
    await reconcile(contextOf(of, () => new Date(Date.now() + 5 * 60_000)))
    expect(await brokenInvariants()).toEqual([])
    expect(used.statements.length).toBeGreaterThan(100)
    expect(used.mostParameters).toBeLessThan(100)
    expect(await tablesReadWholly(used.statements)).toEqual([])
  })

  it('five people who publish the same at once, twice, all get a response', { timeout: 30_000 }, async () => {
    const { of, writes } = production({ msOfAFile: 300 })
    const [site, handle] = [await newSite(), newHandle()]
    const all = await Promise.all(Array.from({ length: 5 }, () => publish(site, handle, contextOf(of))))
    expect(new Set(all.map(({ releaseId }) => releaseId)).size).toBe(1)
    const files = writes.filter(({ key }) => /^(?:release|art):/.test(key)).map(({ key }) => key)
    expect(files.length).toBe(new Set(files).size)
    await publish(site, handle, contextOf(of))
    expect(await titleAt(handle)).toBe(site.draft.websiteSettings.businessName)
    await reconcile(contextOf(of))
    expect(await brokenInvariants()).toEqual([])
  })
})

describe('a step that hangs', () => {
  // Every step that hangs is logged, as it should be; not here.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  it.each([
    ['publish under another address', 'hangs before'],
    ['repoint: connect a domain', 'hangs after'],
  ] as const)('a website survives every step of ‘%s’ that %s', survives)
})
