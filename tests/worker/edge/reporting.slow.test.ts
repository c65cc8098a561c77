import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findProblems } from '../../../worker/alerts/problems.ts'
import edgeWorker from '../../../worker/edge/worker.ts'
import type { EdgeEnv, VisitIntake } from '../../../worker/env.ts'
import { takeEdgeReport } from '../../../worker/intake/edge-report.ts'
import { restoreWebsite, suspendWebsite } from '../../../worker/operate/suspend.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { failuresOfLastHour } from '../../../worker/platform/log/failure-counts.ts'
import { addressFor, assets, contextOf, newHandle, newSite, publish } from '../../harness/workers/sites/sites.ts'

/** KV with stale copies of values it has read. */
function oldCopies(): KVNamespace {
  const read = new Map<string, unknown>()
  return new Proxy(env.SITES, {
    get: (target, name) => {
      if (name !== 'getWithMetadata') return Reflect.get(target, name)
      return async (key: string, options: KVNamespaceGetOptions<'arrayBuffer'>) => {
        if (!read.has(key)) read.set(key, await target.getWithMetadata(key, options))
        return read.get(key)
      }
    },
  })
}

const failingStore = new Proxy(env.SITES, {
  get: (target, name) =>
    name === 'getWithMetadata' ? () => Promise.reject(new Error('KV GET failed: 500')) : Reflect.get(target, name),
})

type Settings = { SITES?: KVNamespace; VISITS_PROVIDER?: 'none' | 'durable-object'; COUNTS?: VisitIntake }

/** The status of the edge Worker's response, and a promise for its later work. */
async function visit(url: string, settings: Settings = {}) {
  const { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN } = env
  const bound: EdgeEnv = { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN, ASSETS: assets, COUNTS: exports.VisitIntake }
  const headers = { 'accept-encoding': 'br', 'user-agent': 'Firefox', 'cf-connecting-ip': '203.0.113.9' }
  const ctx = createExecutionContext()
  const request = new Request(url, { headers, redirect: 'manual' }) as Parameters<typeof edgeWorker.fetch>[0]
  const counting: EdgeEnv = { ...bound, VISITS_PROVIDER: 'durable-object', ...settings }
  const answer = await edgeWorker.fetch(request, counting, ctx)
  await answer.arrayBuffer()
  return { status: answer.status, reported: () => waitOnExecutionContext(ctx) }
}

const act = (draftId: string) => ({ draftId, operatorId: 'the-operator', reason: 'Reported three times' })

async function published() {
  const site = await newSite()
  const handle = newHandle()
  await publish(site, handle)
  return { draftId: site.draft.draftId, address: addressFor(handle) }
}

const suspend = (draftId: string) =>
  suspendWebsite(contextOf(), { ...act(draftId), because: 'phishing', note: '' }).then(forgetKnown)
/** Suspensions are read again after two seconds. */
const forgetKnown = () => new Promise((resolve) => setTimeout(resolve, 2100))

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

describe('a suspended website', () => {
  it.each(['durable-object', 'none'] as const)(
    'goes offline after the next visit even if KV still has its page (visits: %s)',
    async (VISITS_PROVIDER) => {
      const settings = { SITES: oldCopies(), VISITS_PROVIDER }
      const { draftId, address } = await published()
      await (await visit(address, settings)).reported()
      await suspend(draftId)
      const next = await visit(address, settings)
      expect(next.status).toBe(200)
      const begun = performance.now()
      await next.reported()
      expect(performance.now() - begun).toBeLessThan(10_000)
      for (const path of ['', 'index.html', 'privacy/', 'robots.txt', 'media/x'])
        expect([path, (await visit(address + path, settings)).status]).toEqual([path, 403])
      // KV's stale copy doesn't revive it.
      expect((await visit(address, { ...settings, SITES: env.SITES })).status).toBe(403)
    },
  )

  it('doesn’t take other websites offline', async () => {
    const settings = { SITES: oldCopies() }
    const [bad, good] = [await published(), await published()]
    await (await visit(bad.address, settings)).reported()
    await suspend(bad.draftId)
    await (await visit(good.address, settings)).reported()
    expect((await visit(good.address, settings)).status).toBe(200)
    expect((await visit(bad.address, settings)).status).toBe(403)
  })

  it('appears in reports to the edge for ten minutes on every host, until restored', async () => {
    const { draftId, address } = await published()
    const { hostname } = new URL(address)
    const named = async (minutes: number) => {
      const batch = { id: crypto.randomUUID(), visits: [] }
      return (await takeEdgeReport(env, batch, () => new Date(Date.now() + minutes * 60_000))).includes(hostname)
    }
    expect(await named(0)).toBe(false)
    await suspend(draftId)
    expect([await named(1), await named(9), await named(11)]).toEqual([true, true, false])
    await restoreWebsite(contextOf(), act(draftId))
    expect(await named(2)).toBe(false)
  })
})

describe('edge failures', () => {
  const countsOf = async () => Object.fromEntries(await failuresOfLastHour(openDatabase(env.DB), new Date()))

  it('reach the app’s counts without delaying visitors', async () => {
    await env.DB.prepare('delete from failure_counts').run()
    const { address } = await published()
    const failed = await visit(`${address}robots.txt`, { SITES: failingStore })
    expect(failed.status).toBe(503)
    expect(await countsOf()).toEqual({})
    await failed.reported()
    expect(await countsOf()).toEqual({ 'edge.not_served': 1 })
  })

  it('reach the app’s counts together with failed reports once the app accepts reports again', async () => {
    await env.DB.prepare('delete from failure_counts').run()
    const { address } = await published()
    let calls = 0
    const COUNTS: VisitIntake = {
      add: async (batch) => {
        calls += 1
        if (calls < 3) throw new Error('not now')
        return exports.VisitIntake.add(batch)
      },
    }
    const failed = [
      await visit(address, { SITES: failingStore, COUNTS }),
      await visit(address, { SITES: failingStore, COUNTS }),
    ]
    for (const { status, reported } of failed) {
      expect(status).toBe(503)
      await reported()
    }
    expect(await countsOf()).toEqual({ 'edge.not_served': 2 })
    await (await visit(address)).reported()
    expect(await countsOf()).toEqual({ 'edge.not_served': 2, 'visits.not_sent': 2 })
  })

  it('alert the operator when there are many', async () => {
    await env.DB.prepare('delete from failure_counts').run()
    const report = (count: number) =>
      exports.VisitIntake.add({ id: crypto.randomUUID(), visits: [], failures: [['edge.not_served', count]] })
    const problems = async () =>
      (await findProblems(contextOf(), { at: new Date(), previousRun: undefined })).map(({ id }) => id)
    await report(20)
    expect(await problems()).not.toContain('edge')
    await report(1)
    expect(await problems()).toContain('edge')
  })

  it('count only if valid', async () => {
    await env.DB.prepare('delete from failure_counts').run()
    vi.spyOn(console, 'log').mockReturnValue()
    for (const failures of [
      [['api.request', 5]],
      [['edge.not_served', 0]],
      [['edge.not_served', 1e12]],
      [['edge.not_served', 'many']],
      Array.from({ length: 500 }, () => ['edge.not_served', 1]),
      'edge.not_served',
    ])
      expect(await exports.VisitIntake.add({ id: crypto.randomUUID(), visits: [], failures })).toEqual([])
    expect(await countsOf()).toEqual({})
  })
})
