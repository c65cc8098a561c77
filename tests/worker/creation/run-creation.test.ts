import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimCreation } from '../../../worker/creation/claim.ts'
import { findCreationRow } from '../../../worker/creation/rows.ts'
import { runCreation, startPhases } from '../../../worker/creation/run/run-creation.ts'
import type { CreationEvent, CreationOrder } from '../../../worker/creation/schema.ts'
import { createDraft } from '../../../worker/drafts/drafts.ts'
import type { Draft, Published } from '../../../worker/drafts/schema.ts'
import type { Env } from '../../../worker/env.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { goldenBusinesses } from '../../golden/all-businesses.ts'
import { type GoldenBusiness, wizardAnswers } from '../../golden/golden-business.ts'
import { readPage } from '../../golden/judge/page.ts'
import { pageInNode } from '../../golden/page-in-node.ts'
import { eventually } from '../../harness/eventually.ts'
import { signIn } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { createWebsite, newOrder, runOf } from '../../harness/workers/creation/creations.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { pexelsPage } from '../../harness/workers/pictures/stock-photos.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, newOwner, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const log = vi.spyOn(console, 'error')

const db = openDatabase(env.DB)
const silent = () => undefined
const rowOf = ({ creationId }: CreationOrder) => findCreationRow(db, creationId)
const draftsOf = async (userId: string) =>
  (await env.DB.prepare('select id from draft_websites where user_id = ?').bind(userId).all<{ id: string }>()).results

/** A photo service that responds late, which keeps a run running. */
async function slowPhotos(delay: number): Promise<Partial<Env>> {
  const { url } = await newPeer([{ path: '/search', delay, ...pexelsPage([]) }])
  return { PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: url }
}

const phasesIn = (events: readonly CreationEvent[]) =>
  events.flatMap((event) => (event.type === 'phase' ? [[event.phase, event.imported].filter(Boolean).join(' ')] : []))

const fill = (userId: string) =>
  Promise.all(
    Array.from({ length: Number(env.WEBSITE_LIMIT) }, () =>
      createDraft(contextOf(), { userId, websiteSettings: smallDocument() }),
    ),
  )

describe('running a creation', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  describe('a run', () => {
    it('stores its result, and returns it without more work the second time', async () => {
      const { order } = await newOrder()
      const events: CreationEvent[] = []
      const end = await runCreation(contextOf(), order, (event) => events.push(event))
      expect(end).toMatchObject({ type: 'done', creation: { creationId: order.creationId, draftId: null } })
      expect(events.map(({ type }) => type)).toContain('layout')
      const again: CreationEvent[] = []
      expect(await runCreation(contextOf(), order, (event) => again.push(event))).toEqual(end)
      expect(again).toEqual([])
    })

    it('keeps the composer’s words when the model is unavailable', async () => {
      const model = await newPeer([{ path: '/chat/completions', status: 503 }])
      const ai: Partial<Env> = { AI_PROVIDER: 'openai', AI_URL: model.url, AI_KEY: 'a', AI_TIMEOUT: '2000' }
      const { order } = await newOrder({ sections: ['Header', 'Introduction', 'Footer'] })
      const before = (await rowOf(order))?.websiteSettings
      expect(await runCreation(contextOf(siteEnv(ai)), order, silent)).toMatchObject({ type: 'done' })
      expect((await rowOf(order))?.websiteSettings).toBe(before)
    })

    it('reads the linked page first, and keeps its facts and pictures', async () => {
      const business = { '@type': 'Plumber', name: 'Ada’s', telephone: '+44 113 496 0000' }
      const text = 'We repair boilers and unblock drains in Leeds, and we have done so for twenty years. '
      const page = `<!doctype html><title>Ada’s</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...business })}</script><h1>Plumbing</h1><p>${text.repeat(10)}</p><img src="/van.jpg" alt="Our van" width="800" height="600">`
      const { host, url } = await newPeer([{ path: '/', text: page, headers: { 'content-type': 'text/html' } }])
      const { order } = await newOrder({ link: `${url}/` })
      const events: CreationEvent[] = []
      const ctx = contextOf(siteEnv({ IMPORT_LOOPBACK_HOSTS: host }))
      const end = await runCreation(ctx, order, (event) => events.push(event))
      expect(phasesIn(events)).toEqual([
        'checking',
        'importing',
        'organizing minimal',
        'personalizing minimal',
        'finishing minimal',
      ])
      expect(end.type === 'done' && JSON.stringify(end.creation.websiteSettings)).toContain('+44 113 496 0000')
      expect(JSON.parse((await rowOf(order))?.importedPictures ?? '[]')).toEqual([
        expect.objectContaining({ url: expect.stringContaining('/van.jpg'), kind: 'picture' }),
      ])
      expect((await rowOf(order))?.scrapeSummary).toContain('We repair boilers and unblock drains in Leeds')
    })

    it('reports that nothing was imported if the page is missing', async () => {
      const { host, url } = await newPeer([])
      const { order } = await newOrder({ link: `${url}/gone` })
      const before = (await rowOf(order))?.websiteSettings
      const events: CreationEvent[] = []
      await runCreation(contextOf(siteEnv({ IMPORT_LOOPBACK_HOSTS: host })), order, (event) => events.push(event))
      expect(phasesIn(events).slice(0, 2)).toEqual(['checking', 'organizing nothing'])
      expect(await rowOf(order)).toMatchObject({
        status: 'done',
        websiteSettings: before,
        importedPictures: null,
        scrapeSummary: null,
      })
    })

    it('ends in time with partial results when a service hangs', async () => {
      const { order } = await newOrder()
      const began = Date.now()
      const events: CreationEvent[] = []
      const ctx = contextOf(siteEnv(await slowPhotos(30_000)))
      expect(await runCreation(ctx, order, (event) => events.push(event), 400)).toMatchObject({ type: 'done' })
      expect(Date.now() - began).toBeLessThan(15_000)
      const count = events.length
      await scheduler.wait(200)
      expect(events).toHaveLength(count)
    })

    it('reports a failure when its row is gone', async () => {
      const { order } = await newOrder()
      await env.DB.prepare('delete from creations where id = ?').bind(order.creationId).run()
      expect(await runCreation(contextOf(), order, silent)).toEqual({ type: 'failed', code: 'creation_failed' })
    })

    it('makes a draft for the person who started it', async () => {
      const userId = await newOwner()
      const { order } = await newOrder({}, userId)
      expect(await runCreation(contextOf(), order, silent)).toMatchObject({ creation: { draftId: order.creationId } })
      expect(await draftsOf(userId)).toEqual([{ id: order.creationId }])
    })

    it('reports a full account, and keeps the website until there is room', async () => {
      const userId = await newOwner()
      const { order, token } = await newOrder({}, userId)
      const [first] = await fill(userId)
      const end = await runCreation(contextOf(), order, silent)
      expect(end).toEqual({ type: 'failed', code: 'website_limit_reached' })
      expect(await claimCreation(contextOf(), { userId, token })).toMatchObject({ draftId: null, limitReached: true })
      await env.DB.prepare('delete from draft_websites where id = ?').bind(first?.draftId).run()
      expect(await claimCreation(contextOf(), { userId, token })).toMatchObject({ draftId: order.creationId })
    })
  })

  describe('claiming a creation', () => {
    it.each([
      ['before the end', (run: () => Promise<unknown>, claim: () => Promise<unknown>) => claim().then(run)],
      ['after the end', (run: () => Promise<unknown>, claim: () => Promise<unknown>) => run().then(claim)],
      [
        'around the end, six times',
        (run: () => Promise<unknown>, claim: () => Promise<unknown>) =>
          Promise.all([claim(), claim(), run(), claim(), claim(), claim(), claim()]),
      ],
      [
        'while it is stored, a moment later each time',
        async (run: () => Promise<unknown>, claim: () => Promise<unknown>) => {
          const running = run()
          for (let turn = 0; turn < 12; turn++) await claim()
          await running
        },
      ],
    ])('%s creates one draft', async (_when, play) => {
      const userId = await newOwner()
      const { order, token } = await newOrder()
      const ctx = contextOf()
      await play(
        () => runCreation(ctx, order, silent),
        () => claimCreation(ctx, { userId, token }),
      )
      expect(await draftsOf(userId)).toEqual([{ id: order.creationId }])
      expect(await rowOf(order)).toMatchObject({ status: 'done', draftId: order.creationId })
    })

    it('gives a running creation to the first person who claims it', async () => {
      const [userId, other] = [await newOwner(), await newOwner()]
      const { order, token } = await newOrder()
      const ctx = contextOf()
      const claims = await Promise.all([
        claimCreation(ctx, { userId, token }),
        claimCreation(ctx, { userId: other, token }),
      ])
      expect(claims.filter(({ running }) => running)).toHaveLength(1)
      await runCreation(ctx, order, silent)
      const late = await Promise.all([
        claimCreation(ctx, { userId, token }),
        claimCreation(ctx, { userId: other, token }),
      ])
      expect(late.map(({ draftId }) => draftId !== null)).toEqual(claims.map(({ running }) => running))
      expect([...(await draftsOf(userId)), ...(await draftsOf(other))]).toHaveLength(1)
    })

    it('fails for a full account and attaches nothing to it', async () => {
      const userId = await newOwner()
      await fill(userId)
      const { order, token } = await newOrder()
      expect(await claimCreation(contextOf(), { userId, token })).toEqual({
        draftId: null,
        running: false,
        limitReached: true,
      })
      expect(await rowOf(order)).toMatchObject({ status: 'running', userId: null })
    })
  })

  describe('the Durable Object', () => {
    const ended = (order: CreationOrder) =>
      eventually(async () => expect(await rowOf(order)).toMatchObject({ status: 'done' }))

    it('finishes after all clients left, then deletes its storage', async () => {
      const { order } = await newOrder()
      const run = await runOf(order)
      await run.start(order)
      await ended(order)
      await eventually(() =>
        runInDurableObject(run, async (_run, { storage }) => expect((await storage.list()).size).toBe(0)),
      )
    })

    it('resumes from the stored order after an eviction', async () => {
      const { order } = await newOrder()
      const run = await runOf(order)
      await runInDurableObject(run, (_run, { storage }) => storage.put('begun', { order, at: Date.now(), tries: 1 }))
      await evictDurableObject(run)
      await run.start(order)
      await ended(order)
    })

    it('resumes after the database failed', async () => {
      const { order } = await newOrder()
      const broken = new Proxy(env.DB, {
        get: () => () => {
          throw new Error('the database is gone')
        },
      })
      const run = await runOf(order, { DB: broken })
      await run.start(order)
      const tries = () =>
        runInDurableObject(
          run,
          async (_run, { storage }) => (await storage.get<{ tries: number }>('begun'))?.tries ?? 0,
        )
      await eventually(async () => expect(await tries()).toBeGreaterThan(0))
      expect(await rowOf(order)).toMatchObject({ status: 'running' })
      await runOf(order)
      await run.start(order)
      await ended(order)
    })

    it('gives up the run, but not the website, after several attempts', async () => {
      const peer = await newPeer([])
      const { order } = await newOrder()
      const run = await runOf(order, { PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: peer.url })
      await runInDurableObject(run, (_run, { storage }) => storage.put('begun', { order, at: Date.now(), tries: 3 }))
      await run.start(order)
      await ended(order)
      expect(await peer.seen()).toEqual([])
    })

    it('makes only one website however often it is started', async () => {
      const { order } = await newOrder({}, await newOwner())
      const run = await runOf(order, await slowPhotos(300))
      await Promise.all(Array.from({ length: 5 }, () => run.start(order)))
      await ended(order)
      await run.start(order)
      await eventually(() =>
        runInDurableObject(run, async (_run, { storage }) => expect((await storage.list()).size).toBe(0)),
      )
      expect(await draftsOf(order.userId ?? '')).toHaveLength(1)
    })
  })
})

let phases: string[]
const open = () =>
  startPhases(({ phase, slow, imported }) => phases.push([phase, slow && 'slow', imported].filter(Boolean).join(' ')))

describe('a creation’s phases', () => {
  beforeEach(() => {
    phases = []
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('come only once each, and never go back', () => {
    const { enter } = open()
    for (const phase of ['checking', 'importing', 'checking', 'organizing', 'organizing', 'importing'] as const)
      enter(phase)
    expect(phases).toEqual(['checking', 'importing', 'organizing'])
  })

  it('move on from layouts after 4.5 seconds and report slowness after 8 seconds', () => {
    const { enter } = open()
    enter('organizing')
    vi.advanceTimersByTime(4499)
    expect(phases).toEqual(['organizing'])
    vi.advanceTimersByTime(1)
    expect(phases).toEqual(['organizing', 'personalizing'])
    enter('personalizing')
    vi.advanceTimersByTime(3499)
    expect(phases).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(phases.at(-1)).toBe('personalizing slow')
  })

  it('include a link’s reading time and result', () => {
    const { enter } = open()
    enter('checking')
    vi.advanceTimersByTime(5000)
    enter('importing')
    vi.advanceTimersByTime(3000)
    expect(phases.at(-1)).toBe('importing slow')
    enter('organizing', 'minimal')
    expect(phases.at(-1)).toBe('organizing minimal')
    vi.advanceTimersByTime(8000)
    expect(phases.slice(-2)).toEqual(['personalizing minimal', 'personalizing slow minimal'])
    enter('finishing')
    expect(phases.at(-1)).toBe('finishing slow minimal')
  })

  it('stop once the creation has ended', () => {
    const { enter, end } = open()
    enter('organizing')
    end()
    vi.advanceTimersByTime(60_000)
    expect(phases).toEqual(['organizing'])
  })
})

/** Takes twelve businesses, evenly spaced. */
const every = Math.floor(goldenBusinesses.length / 12)
const chosen = goldenBusinesses.filter((_business, at) => at % every === 0).slice(0, 12)

/** The published page of a website made in the wizard, signed in for and not edited. */
async function publishedPage(business: GoldenBusiness): Promise<string> {
  const browser = new Browser()
  await createWebsite(browser, wizardAnswers(business))
  const { draftId } = await signIn(browser, `${business.id}@example.com`)
  const { revision } = (await browser.get(`/api/drafts/${draftId}`)).body as Draft
  const handle = { handle: `golden-${chosen.indexOf(business)}` }
  const answer = await browser.post(`/api/drafts/${draftId}/publish`, handle, { 'if-match': `"${revision}"` })
  expect(answer.status, answer.text).toBe(200)
  const response = await visit((answer.body as Published).url)
  expect(response.status).toBe(200)
  return response.text()
}

describe('a website from the golden set', () => {
  it.each(chosen.map((business) => [business.id, business] as const))(
    'has the same text whether published by the Worker or composed outside it: %s',
    async (_id, business) => {
      const [published, judged] = [
        readPage(await publishedPage(business)),
        readPage((await pageInNode(business, contextOf(env))).html),
      ]
      expect(published).toEqual(judged)
      expect(published.text).toContain(business.answers.businessName)
    },
  )
})
