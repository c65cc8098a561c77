import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { CreationEvent } from '../../../worker/creation/run/events.ts'
import type { Creation } from '../../../worker/creation/schema.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newPerson } from '../../harness/workers/accounts/sign-in.ts'
import {
  beginCreation,
  createWebsite,
  eventsIn,
  newOrder,
  plumberAnswers,
  runOf,
  watchToEnd,
} from '../../harness/workers/creation/creations.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { pexelsPage } from '../../harness/workers/pictures/stock-photos.ts'

const typesOf = (events: readonly CreationEvent[]) => [...new Set(events.map(({ type }) => type))]

/** A browser that holds a creation which a slow photo service keeps running for a while. */
async function atWork({ delay = 1500, userId = null as string | null } = {}) {
  const peer = await newPeer([{ path: '/search', delay, ...pexelsPage([]) }])
  const { order, token } = await newOrder({}, userId)
  const run = await runOf(order, { PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: peer.url })
  const browser = new Browser()
  browser.cookies.set('creation', token)
  return { browser, order, run, token }
}

describe('the events of a creation', () => {
  it('sends events in order to a client that listens from the start', async () => {
    const { browser } = await atWork()
    const events = await watchToEnd(browser)
    expect(typesOf(events)).toEqual(['state', 'phase', 'layout', 'section', 'done'])
    expect(events[0]).toMatchObject({ phase: 'organizing', slow: false, imported: null, written: [] })
    expect(events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []))).toEqual([
      'organizing',
      'personalizing',
      'finishing',
    ])
    const layout = events.find((event) => event.type === 'layout')
    const ids = events.flatMap((event) => (event.type === 'section' ? [event.section.id] : []))
    expect(ids.toSorted()).toEqual(layout?.websiteSettings.sections.map(({ id }) => id).toSorted())
    const end = events.at(-1)
    expect(end?.type === 'done' && end.creation).toMatchObject({ status: 'done', draftId: null })
    expect((await browser.get('/api/creations/current')).body).toEqual(end?.type === 'done' && end.creation)
  })

  it('replays earlier events to a later listener, in several tabs', async () => {
    const { browser } = await atWork()
    const first = await browser.fetch('/api/creations/current/events')
    const heard = first.text()
    await until(async () => (await stateOf(browser)).written.length === plumberAnswers.sections.length)
    const [state, ...others] = await watchToEnd(browser)
    expect(state).toMatchObject({ type: 'state', phase: 'finishing' })
    expect(typesOf(others)).toEqual(['done'])
    expect(eventsIn(await heard).at(-1)).toEqual(others.at(-1))
  })

  it('replays the events of a finished creation from its row', async () => {
    const browser = new Browser()
    const creation = await createWebsite(browser)
    const [state, end, ...others] = await watchToEnd(browser)
    expect(state).toMatchObject({ type: 'state', websiteSettings: creation.websiteSettings })
    expect(state?.type === 'state' && state.written).toEqual(creation.websiteSettings.sections.map(({ id }) => id))
    expect(end).toEqual({ type: 'done', creation })
    expect(others).toEqual([])
  })

  it('include the result of a link, even if it ended before anybody listened', async () => {
    const browser = new Browser()
    await beginCreation(browser, { link: 'http://127.0.0.1:9/' })
    await until(async () => ((await browser.get('/api/creations/current')).body as Creation).status === 'done')
    expect((await watchToEnd(browser))[0]).toMatchObject({ type: 'state', imported: 'nothing' })
  })

  it('sends an event stream that no proxy caches or buffers', async () => {
    const browser = new Browser()
    await beginCreation(browser)
    const { headers, body } = await browser.fetch('/api/creations/current/events')
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-encoding')).toBe('identity')
    expect(headers.get('x-accel-buffering')).toBe('no')
    await body?.cancel()
  })

  it('returns 404 for the events without a creation', async () => {
    const browser = new Browser()
    expect((await browser.get('/api/creations/current/events')).status).toBe(404)
    expect((await browser.post('/api/creations/current/retry')).status).toBe(404)
    browser.cookies.set('creation', 'f'.repeat(64))
    expect((await browser.get('/api/creations/current/events')).status).toBe(404)
  })

  it('ends the events with the draft of a signed-in person', async () => {
    const person = await newPerson()
    await beginCreation(person)
    const end = (await watchToEnd(person)).at(-1)
    const draftId = end?.type === 'done' ? end.creation.draftId : null
    expect((await person.get(`/api/drafts/${draftId}`)).body).toMatchObject({ draftId, revision: 1 })
  })
})

describe('beginning again', () => {
  it('retries a failed creation with the same answers', async () => {
    const browser = new Browser()
    const { creationId } = await createWebsite(browser)
    await env.DB.prepare("update creations set status = 'failed' where id = ?").bind(creationId).run()
    expect((await watchToEnd(browser)).at(-1)).toEqual({ type: 'failed', code: 'creation_failed' })
    const { status, body } = await browser.post('/api/creations/current/retry')
    expect([status, body]).toMatchObject([200, { creationId, status: 'running' }])
    expect((await watchToEnd(browser)).at(-1)).toMatchObject({ type: 'done', creation: { creationId, status: 'done' } })
  })

  it('refuses to retry a creation that did not fail', async () => {
    const browser = new Browser()
    const creation = await createWebsite(browser)
    expect((await browser.post('/api/creations/current/retry')).body).toEqual(creation)
  })
})

/** The first event for a tab that starts to listen now. */
async function stateOf(browser: Browser) {
  const { body } = await browser.fetch('/api/creations/current/events')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '\n\n'
  await reader?.cancel()
  const [state] = eventsIn(text)
  if (state?.type !== 'state') throw new Error('not begun with the state')
  return state
}

async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await scheduler.wait(30)
}
