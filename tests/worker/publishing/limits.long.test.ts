import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { listReleases } from '../../../worker/publishing/read-releases.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { faultyKv, type KvWrite } from '../../harness/workers/faults/faulty-kv.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { limitedD1 } from '../../harness/workers/faults/limited-d1.ts'
import { documentWith } from '../../harness/workers/sites/documents.ts'
import {
  contextOf,
  idOf,
  newHandle,
  newSite,
  publish,
  save,
  siteEnv,
  titleAt,
} from '../../harness/workers/sites/sites.ts'

// A write that has to wait for the store logs it.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** As production is: one write a second for a key, 100 parameters for a statement. */
function production({ msOfAFile = 0 } = {}) {
  const fault = ({ key }: KvWrite) => (key.startsWith('release:') ? scheduler.wait(msOfAFile) : undefined)
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
    const scans = steps.filter((step) => tables.test(step) && !/CONSTANT ROW|SUBQUERY|waiting/.test(step))
    return scans.map((scan) => `${scan}: ${query}`)
  })
}

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
  const files = writes.filter(({ key }) => key.startsWith('release:')).map(({ key }) => key)
  expect(files.length).toBe(new Set(files).size)
  await publish(site, handle, contextOf(of))
  expect(await titleAt(handle)).toBe(site.draft.websiteSettings.businessName)
  await reconcile(contextOf(of))
  expect(await brokenInvariants()).toEqual([])
})
