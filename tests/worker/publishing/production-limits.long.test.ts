import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hostKey } from '../../../worker/platform/store/release.ts'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { listReleases } from '../../../worker/publishing/read-releases.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { drainOutbox } from '../../../worker/publishing/write-hosts.ts'
import { faultyKv, type KvWrite, limitedD1 } from '../../harness/workers/faults/faulty-stores.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { documentWith } from '../../harness/workers/sites/documents.ts'
import {
  contextOf,
  draftRow,
  idOf,
  newHandle,
  newSite,
  publish,
  save,
  siteEnv,
  titleAt,
} from '../../harness/workers/sites/sites.ts'

const hostOf = (handle: string) => hostKey(`${handle}.localhost`)
const waiting = () => env.DB.prepare('select count(*) as n from outbox').first<number>('n')

/** The limits of production: one write per second and key, 100 parameters per statement. */
function production({ msOfAFile = 0 } = {}) {
  const fault = ({ key }: KvWrite) => (/^(?:release|art):/.test(key) ? scheduler.wait(msOfAFile) : undefined)
  const { kv, writes } = faultyKv(env.SITES, { oneWriteASecond: true, fault })
  const { database, used } = limitedD1(env.DB)
  return { of: siteEnv({ SITES: kv, DB: database }), writes, used }
}

/** Statements that scan a table, which get slower with every website. */
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

describe('production limits', () => {
  // A write that waits for the store logs an error.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  it('cover a website’s whole life', { timeout: 60_000 }, async () => {
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

  it('cover five parallel publishes of the same content, twice', { timeout: 30_000 }, async () => {
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

  it('make a publish wait for the store’s next write', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const ctx = contextOf(production().of)
    await publish(site, handle, ctx)
    await publish(await save(site, 'A second later'), handle, ctx)
    expect(await titleAt(handle)).toBe('A second later')
  })

  it('keep a slow older write from replacing a newer write', async () => {
    const [made, handle] = [await newSite(), newHandle()]
    const site = await save(made, 'New')
    let [release, reached] = [() => {}, () => {}]
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const atHost = new Promise<void>((resolve) => {
      reached = resolve
    })
    let holds = true
    const fault = ({ key }: KvWrite) => {
      if (key !== hostOf(handle) || !holds) return undefined
      holds = false
      reached()
      return held
    }
    const { kv, writes } = faultyKv(env.SITES, { fault })
    const ctx = contextOf(siteEnv({ SITES: kv }))
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
