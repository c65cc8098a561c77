import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { thanksPath } from '../../../renderer/document/contact-form.ts'
import { createDraft } from '../../../worker/drafts/drafts.ts'
import { VisitQueue } from '../../../worker/edge/visit-queue.ts'
import edgeWorker from '../../../worker/edge/worker.ts'
import type { EdgeEnv, VisitIntake } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import type { SeenVisit, VisitBatch, VisitReport } from '../../../worker/visits/schema.ts'
import { newCodePerson, uidOf } from '../../harness/workers/accounts/account.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { linesAbout, linesOf } from '../../harness/workers/log-lines.ts'
import { documentWithForm } from '../../harness/workers/messages/contact-form.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { addressFor, assets, contextOf, newHandle, publish, save, siteEnv } from '../../harness/workers/sites/sites.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36'

/** A request from an address with a user agent. */
type VisitRequest = {
  url: string
  method?: string
  address?: string
  userAgent?: string
  headers?: Record<string, string>
}

type Visitors = (request: Request, ctx: ExecutionContext) => Response | Promise<Response>

/** The single Worker, which counts visits itself. */
const oneWorker: Visitors = (request, ctx) =>
  worker.fetch(request as Parameters<typeof worker.fetch>[0], siteEnv({ VISITS_PROVIDER: 'durable-object' }), ctx)

/** The edge Worker, which reports to the app's Worker or to `counts`. */
const ownWorker =
  (counts: VisitIntake = exports.VisitIntake): Visitors =>
  (request, ctx) => {
    const { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN } = env
    const bound: EdgeEnv = { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN, ASSETS: assets, COUNTS: counts }
    const counting: EdgeEnv = { ...bound, VISITS_PROVIDER: 'durable-object' }
    return edgeWorker.fetch(request as Parameters<typeof edgeWorker.fetch>[0], counting, ctx)
  }

/** Sends all requests in parallel. `answers` arrive before the count; `counted` resolves after all work. */
async function askAll(visitors: Visitors, requests: readonly VisitRequest[]) {
  const contexts: ExecutionContext[] = []
  const answers = await Promise.all(
    requests.map(async ({ url, method = 'GET', address = '203.0.113.1', userAgent = phone, headers }) => {
      const ctx = createExecutionContext()
      contexts.push(ctx)
      const init = { 'accept-encoding': 'br', 'cf-connecting-ip': address, 'user-agent': userAgent, ...headers }
      const answer = await visitors(new Request(url, { method, headers: init, redirect: 'manual' }), ctx)
      await answer.arrayBuffer()
      return answer
    }),
  )
  const counted = async () => void (await Promise.all(contexts.map((ctx) => waitOnExecutionContext(ctx))))
  return { statuses: answers.map(({ status }) => status), answers, counted }
}

const log = vi.spyOn(console, 'error').mockReturnValue()

/** A website whose owner reads its numbers. */
async function newCounted(document = smallDocument()) {
  const { browser } = await newCodePerson({ VISITS_PROVIDER: 'durable-object' })
  const userId = await uidOf(browser)
  const draft = await createDraft(contextOf(), { userId, websiteSettings: document })
  const handle = newHandle()
  const { releaseId } = await publish({ userId, draft }, handle)
  return {
    browser,
    site: { userId, draft },
    handle,
    draftId: draft.draftId,
    releaseId,
    at: (path = '/') => addressFor(handle, path),
  }
}

async function report(browser: Browser, draftId: string): Promise<VisitReport> {
  const { status, body } = await browser.get(`/api/drafts/${draftId}/visits?days=7`)
  expect(status).toBe(200)
  const answer = body as { counted: boolean; report: VisitReport }
  expect(answer.counted).toBe(true)
  return answer.report
}

const totals = ({ days }: VisitReport) => {
  const sum = (of: 'views' | 'visitors' | 'calls' | 'mails' | 'bookings') => days.reduce((all, day) => all + day[of], 0)
  return [sum('views'), sum('visitors'), sum('calls'), sum('mails'), sum('bookings')]
}

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

const forms = [
  ['one Worker', oneWorker],
  ['a separate Worker', ownWorker()],
] as const

describe('counting visits', () => {
  afterEach(() => void log.mockClear())

  describe.each(forms)('a visit counted by %s', (_, visitors) => {
    it('means a person’s page view, not a robot’s, a prefetch or a file', async () => {
      const { browser, draftId, releaseId, at } = await newCounted()
      const range = { range: 'bytes=0-9' }
      const shown: VisitRequest[] = [
        ...times(120, (index) => ({ url: at(), address: `198.51.100.${index % 40}` })),
        ...times(10, (index) => ({ url: at('/index.html'), address: `198.51.100.${index}`, userAgent: computer })),
        { url: at(), headers: { 'if-none-match': `"${releaseId}"` } },
        { url: at(), headers: { 'accept-encoding': 'gzip' } },
        { url: at('/?utm_source=flyer'), headers: { 'cf-ipcountry': 'AT', referer: 'https://www.google.com/' } },
        { url: at(), headers: { 'cf-ipcountry': 'DE', referer: 'https://www.google.com/' } },
        { url: at(), headers: { referer: at('/privacy/') } },
      ]
      const untracked: VisitRequest[] = [
        { url: at(), address: '192.0.2.1', headers: { 'sec-gpc': '1' } },
        { url: at(), address: '192.0.2.2', headers: { dnt: '1' } },
      ]
      const pings: VisitRequest[] = [
        ...times(3, () => ({ url: at('/_/ping/call'), method: 'POST' })),
        ...times(2, () => ({ url: at('/_/ping/mail'), method: 'POST', headers: { 'content-type': 'text/ping' } })),
        { url: at('/_/ping/booking'), method: 'POST' },
      ]
      const others: VisitRequest[] = [
        { url: at(), method: 'HEAD' },
        { url: at(), headers: range },
        { url: at(), headers: { 'sec-purpose': 'prefetch' } },
        { url: at(), headers: { 'sec-purpose': 'prefetch;prerender' } },
        { url: at(), userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
        { url: at(), userAgent: '' },
        { url: at('/none') },
        { url: at('/robots.txt') },
        { url: at('/404.html') },
        { url: at('/index.md') },
        { url: at('/favicon.ico') },
        { url: at('/_/ping/call') },
        { url: at(), method: 'POST' },
        { url: at('/_/ping/call'), method: 'POST', userAgent: 'curl/8' },
        { url: 'http://nobody.localhost:8787/' },
        { url: 'http://nobody.localhost:8787/_/ping/call', method: 'POST' },
      ]
      const { statuses, counted } = await askAll(visitors, [...shown, ...untracked, ...pings, ...others])
      expect(statuses.slice(0, 130)).toEqual(times(130, () => 200))
      expect(statuses.slice(130, 137)).toEqual([304, 200, 200, 200, 200, 200, 200])
      expect(statuses.slice(137, 143)).toEqual(times(6, () => 204))
      expect(statuses.slice(143)).toEqual([
        ...[200, 200, 200, 200, 200, 200, 404, 200, 200, 200, 200, 404, 405, 204, 404, 404],
      ])
      await counted()
      const found = await report(browser, draftId)
      expect(totals(found)).toEqual([137, 51, 3, 2, 1])
      expect(found.sources).toEqual([
        { name: 'direct', views: 135 },
        { name: 'flyer', views: 1 },
        { name: 'google.com', views: 1 },
      ])
      expect(found.countries).toEqual([
        { name: 'AT', views: 1 },
        { name: 'DE', views: 1 },
        { name: 'other', views: 135 },
      ])
      expect(found.devices).toEqual([
        { name: 'phone', views: 127 },
        { name: 'computer', views: 10 },
      ])
    })

    it('belongs to its own website only', async () => {
      const websites = await Promise.all(times(3, () => newCounted()))
      const requests = websites.flatMap(({ at }, index) => times(5 * (index + 1), () => ({ url: at() })))
      await (await askAll(visitors, requests)).counted()
      for (const [index, { browser, draftId }] of websites.entries())
        expect(totals(await report(browser, draftId))).toEqual([5 * (index + 1), 1, 0, 0, 0])
    })

    it('still belongs to the website after a further publish', async () => {
      const { browser, draftId, site, handle, at } = await newCounted()
      await (await askAll(visitors, [{ url: at() }])).counted()
      expect(totals(await report(browser, draftId))).toEqual([1, 1, 0, 0, 0])
      await publish(await save(site, 'Another name'), handle)
      await (await askAll(visitors, [{ url: at() }, { url: at(), userAgent: computer }])).counted()
      expect(totals(await report(browser, draftId))).toEqual([3, 2, 0, 0, 0])
    })

    it('includes legal pages, but not the thank-you page', async () => {
      const document = documentWithForm({}, { legal: { privacy: true, terms: true } })
      const { browser, draftId, at } = await newCounted(document)
      const requests = ['/privacy/', '/terms/', thanksPath].map((path) => ({ url: at(path) }))
      const { statuses, counted } = await askAll(visitors, requests)
      expect(statuses).toEqual([200, 200, 200])
      await counted()
      expect(totals(await report(browser, draftId))).toEqual([2, 1, 0, 0, 0])
    })

    it('resists forged headers', async () => {
      const { browser, draftId, at } = await newCounted()
      const long = 'x'.repeat(6000)
      const requests: VisitRequest[] = [
        { url: at(`/?utm_source=${'%0a'.repeat(60)}call`) },
        { url: at(), headers: { referer: `https://a.example/${long}` } },
        { url: at(), userAgent: `${phone} ${long}` },
        { url: at(), headers: { 'cf-ipcountry': 'Germany' } },
      ]
      await (await askAll(visitors, requests)).counted()
      expect(totals(await report(browser, draftId))[0]).toBe(3)
      expect(totals(await report(browser, draftId)).slice(2)).toEqual([0, 0, 0])
    })
  })

  describe('a failing intake', () => {
    it('gets a retry, and a visit sent twice counts once', async () => {
      const { browser, draftId, at } = await newCounted()
      const real = (await import('cloudflare:workers')).exports.VisitIntake
      let calls = 0
      const failing: VisitIntake = {
        add: async (batch) => {
          calls += 1
          if (calls === 1) throw new Error('not now')
          const suspended = await real.add(batch)
          if (calls === 2) throw new Error('the response is lost')
          return suspended
        },
      }
      const { statuses, counted } = await askAll(
        ownWorker(failing),
        times(30, (index) => ({ url: at(), address: `198.51.100.${index % 7}` })),
      )
      expect(statuses).toEqual(times(30, () => 200))
      await counted()
      expect(calls).toBe(3)
      expect(totals(await report(browser, draftId))).toEqual([30, 7, 0, 0, 0])
    })

    it('delays neither visitors nor pages', async () => {
      const { at } = await newCounted()
      let calls = 0
      const slow: VisitIntake = {
        add: async () => {
          calls += 1
          await new Promise((resolve) => setTimeout(resolve, 1500))
          return []
        },
      }
      const { statuses, counted } = await askAll(
        ownWorker(slow),
        times(20, () => ({ url: at() })),
      )
      expect(calls).toBe(0)
      expect(statuses).toEqual(times(20, () => 200))
      await counted()
      expect(calls).toBe(1)
    })

    it('discards invalid visits, and visits beyond its limit', async () => {
      const info = vi.spyOn(console, 'log').mockReturnValue()
      const { exports } = await import('cloudflare:workers')
      for (const nonsense of [undefined, {}, { id: 'x', visits: [] }, { id: crypto.randomUUID(), visits: 1 }])
        await exports.VisitIntake.add(nonsense)
      await exports.VisitIntake.add({ id: crypto.randomUUID(), visits: ['nothing of the kind'] })
      const dropped = linesAbout(info, 'visits.invalid').map(({ what }) => what)
      expect(dropped).toEqual(['batch', 'batch', 'batch', 'batch', 'visit'])
      info.mockRestore()
    })
  })

  describe('GET visits', () => {
    it('responds with 404 to other people', async () => {
      const [{ draftId }, { browser }] = await Promise.all([newCounted(), newCounted()])
      expect((await browser.get(`/api/drafts/${draftId}/visits`)).status).toBe(404)
      expect((await browser.get(`/api/drafts/${draftId}/visits?days=8`)).status).toBe(400)
    })
  })
})

const visitAt = (at: number): SeenVisit => ({
  ...{ releaseId: 'r', hostname: 'ada.example.site', kind: 'view', at, address: '', country: '', campaign: '' },
  ...{ untracked: false, referrer: '', userAgent: '' },
})

describe('the visit queue', () => {
  describe('a queue with entries', () => {
    let now: number
    beforeEach(() => {
      now = Date.now()
    })

    it('sends each visit once, in order and in batches', async () => {
      const queue = new VisitQueue()
      expect(queue.add(visitAt(0), now)).toBe(true)
      for (let visit = 1; visit < 2500; visit += 1) expect(queue.add(visitAt(visit), now + visit)).toBe(false)
      const sent: VisitBatch[] = []
      await queue.flush(async (batch) => {
        sent.push(batch)
        return []
      })
      expect(sent.map(({ visits }) => visits.length)).toEqual([1000, 1000, 500])
      expect(sent.flatMap(({ visits }) => visits)).toEqual(times(2500, visitAt))
      expect(new Set(sent.map(({ id }) => id)).size).toBe(3)
      expect(queue.add(visitAt(1), Date.now())).toBe(true)
    })

    it('passes visits to a later request', async () => {
      const queue = new VisitQueue()
      expect(queue.add(visitAt(1), now)).toBe(true)
      expect(queue.add(visitAt(2), now + 9999)).toBe(false)
      expect(queue.add(visitAt(3), now + 10_000)).toBe(true)
    })

    it('keeps a batch’s id until the batch is accepted', async () => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      const queue = new VisitQueue()
      queue.add(visitAt(1), now)
      const tried: VisitBatch[] = []
      await queue.flush(async (batch) => {
        tried.push(batch)
        if (tried.length < 3) throw new Error('not now')
        return []
      })
      expect(tried).toEqual([tried[0], tried[0], tried[0]])
      expect(log).toHaveBeenCalledTimes(2)
      log.mockRestore()
    })

    it('drops visits beyond its limit, and reports how many', async () => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      const queue = new VisitQueue()
      for (let visit = 0; visit < 20_003; visit += 1) queue.add(visitAt(visit), now)
      let sent = 0
      await queue.flush(async ({ visits }) => {
        sent += visits.length
        return []
      })
      expect(sent).toBe(20_000)
      expect(linesOf(log)).toEqual([{ event: 'visits.dropped', outcome: 'failed', count: 3 }])
      log.mockRestore()
    })
  })
})
