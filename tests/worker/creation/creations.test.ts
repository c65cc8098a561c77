import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { formEndpoint } from '../../../renderer/document/contact-form.ts'
import { changeBusiness } from '../../../renderer/facts/change-business.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import type { Creation, CreationAnswers, CreationEvent } from '../../../worker/creation/schema.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { newPerson, requestCode, signIn } from '../../harness/workers/accounts/account.ts'
import { type Answer, Browser } from '../../harness/workers/accounts/browser.ts'
import {
  plumberAnswers as answers,
  beginCreation,
  createWebsite as create,
  createWebsite,
  eventsIn,
  idleRuns,
  newOrder,
  plumberAnswers,
  runOf,
  watchToEnd,
} from '../../harness/workers/creation/creations.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { pexelsPage } from '../../harness/workers/pictures/stock-photos.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

const draftIdIn = (answer: Answer | undefined) => (answer?.body as { draftId: string } | undefined)?.draftId

/** Leaves out the gallery because these tests have no photos. */
const withoutGallery = plumberAnswers.sections?.filter((type) => type !== 'Gallery')

const drafts = async (browser: Browser) => ((await browser.get('/api/drafts')).body as { drafts: unknown[] }).drafts

describe('a website made before sign-in', () => {
  it('responds only to the browser that made it', async () => {
    const browser = new Browser()
    expect((await browser.get('/api/creations/current')).status).toBe(404)
    const made = await create(browser)
    expect(made).toMatchObject({ draftId: null, websiteSettings: { businessName: answers.businessName } })
    expect(made.websiteSettings.sections.map(({ type }) => type)).toEqual(withoutGallery)
    expect((await browser.get('/api/creations/current')).body).toEqual(made)
    expect((await new Browser().get('/api/creations/current')).status).toBe(404)
  })

  it('starts from the trade in the link and stores it with the answers', async () => {
    const browser = new Browser()
    const vague = {
      businessName: 'Still',
      businessActivities: 'Open every day',
      sections: ['Header', 'Gallery', 'Footer'],
      trade: 'spa',
    }
    const { status, body } = await browser.post('/api/creations', { ...answers, ...vague })
    expect(status).toBe(201)
    const made = body as Creation
    expect(made.answers?.trade).toBe('spa')
    expect(made.websiteSettings.business.trade.slug).toBe('spa')
    expect((await browser.get('/api/creations/current')).body).toMatchObject({ answers: vague })
    const wrong = await browser.post('/api/creations', { ...answers, ...vague, trade: 'spa"; drop' })
    expect(wrong.status).toBe(400)
  })

  it('responds with 404 to a request with the id and no cookie', async () => {
    const { creationId } = await create(new Browser())
    const other = new Browser()
    other.cookies.set('creation', creationId)
    expect((await other.get('/api/creations/current')).status).toBe(404)
    expect(await signIn(other, 'other-cookie@example.com')).toEqual({ draftId: null })
  })

  it('sets an HttpOnly host cookie', async () => {
    const browser = new Browser()
    await create(browser)
    expect(browser.setCookies.get('creation')).toMatch(/HttpOnly/)
    expect(browser.setCookies.get('creation')).toMatch(/SameSite=Lax/)
    const live = new Browser({ APP_ORIGIN: 'https://app.example.com' })
    await create(live)
    expect(live.setCookies.get('__Host-creation')).toMatch(/Path=\/.*Secure/)
  })

  it('becomes the draft of the person who signs in', async () => {
    const browser = new Browser()
    const made = await create(browser)
    const { draftId } = await signIn(browser, 'claims@example.com')
    expect((await browser.get(`/api/drafts/${draftId}`)).body).toMatchObject({
      draftId,
      revision: 1,
      websiteSettings: { ...made.websiteSettings, id: draftId },
    })
    expect(browser.cookies.has('creation')).toBe(false)
    expect((await browser.get('/api/creations/current')).status).toBe(404)
  })

  it('dates facts by the day of creation, and edited facts by the day of the edit', async () => {
    const browser = new Browser()
    const activities = 'Plumber. Boiler repairs from £85, leak repairs £60. Open Monday to Friday 8 to 6. £70 per hour.'
    const { websiteSettings } = await create(browser, { businessActivities: activities, contact: '0113 496 0771' })
    const { hours, services, phones, rate } = websiteSettings.business
    const day = new Date().toISOString().slice(0, 10)
    expect([services.length, phones.length]).toEqual([2, 1])
    for (const fact of [hours, rate, ...services, ...phones]) expect(fact?.confirmedOn).toBe(day)
    const { draftId } = await signIn(browser, 'dates@example.com')
    const path = `/api/drafts/${draftId}`
    const [boiler, leak] = services
    const edited = changeBusiness(
      ((await browser.get(path)).body as Draft).websiteSettings,
      { services: services.map((one) => (one === boiler ? { ...one, duration: '1 hour' } : one)) },
      '2099-11-28',
    )
    expect((await browser.put(path, { websiteSettings: edited }, { 'if-match': '"1"' })).status).toBe(200)
    const stored = ((await browser.get(path)).body as Draft).websiteSettings.business
    expect(boiler?.quote).toContain('Boiler repairs')
    expect(stored.services[0]).toEqual({ ...boiler, duration: '1 hour', quote: undefined, confirmedOn: '2099-11-28' })
    expect([stored.services[1], stored.hours, stored.phones]).toEqual([leak, hours, phones])
  })

  it('becomes one draft when it is claimed repeatedly', async () => {
    const browser = new Browser()
    await create(browser)
    const creation = browser.cookies.get('creation') ?? ''
    const first = await signIn(browser, 'twice@example.com')
    browser.cookies.set('creation', creation)
    expect(await signIn(browser, 'twice@example.com')).toEqual(first)
    expect(await drafts(browser)).toHaveLength(1)
  })

  it('becomes one draft when it is claimed in parallel', async () => {
    const browser = new Browser()
    await create(browser)
    const person = await newPerson()
    person.cookies.set('creation', browser.cookies.get('creation') ?? '')
    const claims = await Promise.all(Array.from({ length: 6 }, () => person.post('/api/creations/current/claim')))
    const ids = claims.filter(({ status }) => status === 200).map(({ body }) => (body as Creation).draftId)
    expect(new Set(ids).size).toBe(1)
    expect(await drafts(person)).toHaveLength(1)
  })

  it('responds with 404 to other people once claimed', async () => {
    const browser = new Browser()
    await create(browser)
    const creation = browser.cookies.get('creation') ?? ''
    await signIn(browser, 'owner@example.com')
    const other = new Browser()
    other.cookies.set('creation', creation)
    expect(await signIn(other, 'second@example.com')).toEqual({ draftId: null })
    expect(await drafts(other)).toEqual([])
  })

  it('refuses a second claim after its draft was deleted', async () => {
    const browser = new Browser()
    await create(browser)
    const creation = browser.cookies.get('creation') ?? ''
    const { draftId } = await signIn(browser, 'deletes@example.com')
    await browser.delete(`/api/drafts/${draftId}`)
    browser.cookies.set('creation', creation)
    expect(await signIn(browser, 'deletes@example.com')).toEqual({ draftId: null })
    expect(await drafts(browser)).toEqual([])
  })

  it('waits to be claimed when the code is refused', async () => {
    const browser = new Browser()
    await create(browser)
    const { session } = await requestCode(browser, 'refused@example.com')
    const { body } = await browser.post('/api/login/otp/verify', { session, code: 'nonsense' })
    expect(body).toEqual({ status: 'InvalidCode', draftId: null })
    expect((await browser.get('/api/creations/current')).body).toMatchObject({ draftId: null })
  })

  it('waits while the account is full, and is claimed once there is room', async () => {
    const person = await newPerson()
    const full = Array.from({ length: Number(env.WEBSITE_LIMIT) }, () =>
      person.post('/api/drafts', { websiteSettings: smallDocument() }),
    )
    const [first] = await Promise.all(full)
    const maker = new Browser()
    await create(maker)
    person.cookies.set('creation', maker.cookies.get('creation') ?? '')
    const refused = await person.post('/api/creations/current/claim')
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ error: { code: 'website_limit_reached' } })

    await person.delete(`/api/drafts/${draftIdIn(first)}`)
    const { status, body } = await person.post('/api/creations/current/claim')
    expect(status).toBe(200)
    expect((await person.get(`/api/drafts/${(body as Creation).draftId}`)).status).toBe(200)
  })
})

describe('a website made by a signed-in person', () => {
  it('becomes a draft of that person', async () => {
    const person = await newPerson()
    const { draftId } = await create(person)
    expect((await person.get(`/api/drafts/${draftId}`)).body).toMatchObject({ draftId, revision: 1 })
    expect((await person.post('/api/creations/current/claim')).body).toMatchObject({ draftId, status: 'done' })
    expect(person.cookies.has('creation')).toBe(false)
    expect(await drafts(person)).toHaveLength(1)
  })

  it('fails when the account is full', async () => {
    const person = await newPerson()
    await Promise.all(Array.from({ length: Number(env.WEBSITE_LIMIT) }, () => create(person)))
    const { status, body } = await person.post('/api/creations', answers)
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: { code: 'website_limit_reached' } })
  })
})

describe('POST /api/creations', () => {
  it('responds at once with the whole page, already stored', async () => {
    const browser = new Browser()
    const { creationId, status, websiteSettings } = await beginCreation(browser)
    expect(status).toBe('running')
    expect(websiteSettings.sections.map(({ type }) => type)).toEqual(withoutGallery)
    const row = await env.DB.prepare('select website_settings, user_id from creations where id = ?')
      .bind(creationId)
      .first<{ website_settings: string; user_id: null }>()
    expect(row?.website_settings ?? '').toBe(JSON.stringify(websiteSettings))
    expect(row?.user_id).toBeNull()
  })

  it('returns the running creation for the same answers', async () => {
    const browser = new Browser({ CREATIONS: idleRuns })
    const first = await beginCreation(browser)
    expect(await beginCreation(browser)).toEqual(first)
    expect((await create(new Browser())).creationId).not.toBe(first.creationId)
  })

  it('replaces the running creation for other answers', async () => {
    const person = await newPerson({ CREATIONS: idleRuns })
    const first = await beginCreation(person)
    const second = await beginCreation(person, { businessName: 'Ada’s Boilers' })
    expect(second.creationId).not.toBe(first.creationId)
    expect((await person.get('/api/creations/current')).body).toEqual(second)
    const row = await env.DB.prepare('select status, user_id from creations where id = ?')
      .bind(first.creationId)
      .first()
    expect(row).toEqual({ status: 'failed', user_id: null })
  })

  it('doesn’t affect another person’s creation in the same browser', async () => {
    const person = await newPerson({ CREATIONS: idleRuns })
    const { creationId } = await beginCreation(person)
    const other = new Browser({ CREATIONS: idleRuns })
    other.cookies.set('creation', person.cookies.get('creation') ?? '')
    expect((await beginCreation(other)).creationId).not.toBe(creationId)
    const row = await env.DB.prepare('select status from creations where id = ?').bind(creationId).first()
    expect(row).toEqual({ status: 'running' })
  })

  it('counts unfinished websites toward the limit', async () => {
    const person = await newPerson({ CREATIONS: idleRuns, WEBSITE_LIMIT: '2' })
    await beginCreation(person)
    person.cookies.delete('creation')
    await beginCreation(person)
    person.cookies.delete('creation')
    const { body } = await person.post('/api/creations', answers)
    expect(body).toMatchObject({ error: { code: 'website_limit_reached' } })
  })

  it('finishes with the template’s texts when no worker is available', async () => {
    const failing = { getByName: () => ({ start: () => Promise.reject(new Error('down')) }) }
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const person = await newPerson({ CREATIONS: failing as unknown as typeof idleRuns })
    const made = await beginCreation(person)
    expect(made).toMatchObject({ status: 'done', draftId: made.creationId })
    expect(await drafts(person)).toHaveLength(1)
    expect(linesAbout(log, 'creation.not_started')).toMatchObject([{ draftId: made.creationId }])
    log.mockRestore()
  })
})

describe('the wizard’s answers', () => {
  it('refuses incomplete answers and names the fields', async () => {
    const { status, body } = await new Browser().post('/api/creations', {
      ...answers,
      businessName: ' ',
      link: 'not an address',
      sections: ['Header', 'Nonsense'],
    })
    expect(status).toBe(400)
    const { issues } = (body as { error: { details: { issues: { path: string }[] } } }).error.details
    expect(issues.map(({ path }) => path)).toEqual(['businessName', 'link', 'sections.1'])
    expect(JSON.stringify(body)).not.toContain('not an address')
  })
})

const typesOf = (events: readonly CreationEvent[]) => [...new Set(events.map(({ type }) => type))]

/** A browser with a creation that a slow photo service keeps running. */
async function atWork({ delay = 1500, userId = null as string | null } = {}) {
  const peer = await newPeer([{ path: '/search', delay, ...pexelsPage([]) }])
  const { order, token } = await newOrder({}, userId)
  const run = await runOf(order, { PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: peer.url })
  const browser = new Browser()
  browser.cookies.set('creation', token)
  return { browser, order, run, token }
}

describe('a page for a business in an unknown town', () => {
  const pageOf = async (told: Partial<CreationAnswers>) => {
    const { websiteSettings } = await create(new Browser(), told)
    const { files } = await renderSite(websiteSettings, { origin: 'https://ada.example', formEndpoint })
    return files['index.html']?.body ?? ''
  }
  const mapOf = (page: string) => /href="https:\/\/www\.openstreetmap\.org\/([^"]+)"/.exec(page)?.[1]

  it('shows the town as typed, its map and the phone number', async () => {
    const page = await pageOf({ businessLocation: 'Nowheresville', contact: '0113 496 0771' })
    expect(page).toContain('<p>Nowheresville</p></div></address>')
    expect(mapOf(page)).toBe('search?query=Nowheresville')
    expect(page).toContain('href="tel:01134960771"')
  })

  it('links its address’s map', async () => {
    const page = await pageOf({ businessLocation: '12 High Street, Nowheresville', contact: '0113 496 0771' })
    expect(mapOf(page)).toBe('search?query=12%20High%20Street%2C%20Nowheresville')
    const address = '東京都渋谷区神南1-2-3'
    expect(mapOf(await pageOf({ businessLocation: address }))).toBe(`search?query=${encodeURIComponent(address)}`)
  })

  it('infers a chat link’s country from the prices', async () => {
    const businessActivities = 'Plumber. Boiler repairs from £60.'
    const answers = { businessActivities, businessLocation: 'Nowheresville', contact: 'WhatsApp 07700 900123' }
    expect(await pageOf(answers)).toContain('href="https://wa.me/447700900123"')
  })

  it('shows the location as typed, without a map, if it names no place', async () => {
    const page = await pageOf({ businessLocation: 'mobile, all of Kent', contact: '0113 496 0771' })
    expect(page).toContain('mobile, all of Kent')
    expect(mapOf(page)).toBeUndefined()
  })
})

describe('a creation’s events', () => {
  it('arrive in order for a client that listens from the start', async () => {
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

  it('repeat for clients that connect later, in several tabs', async () => {
    const { browser } = await atWork()
    const first = await browser.fetch('/api/creations/current/events')
    const stream = first.text()
    await until(async () => (await stateOf(browser)).written.length === withoutGallery?.length)
    const [state, ...others] = await watchToEnd(browser)
    expect(state).toMatchObject({ type: 'state', phase: 'finishing' })
    expect(typesOf(others)).toEqual(['done'])
    expect(eventsIn(await stream).at(-1)).toEqual(others.at(-1))
  })

  it('come from the database after the creation finished', async () => {
    const browser = new Browser()
    const creation = await createWebsite(browser)
    const [state, end, ...others] = await watchToEnd(browser)
    expect(state).toMatchObject({ type: 'state', websiteSettings: creation.websiteSettings })
    expect(state?.type === 'state' && state.written).toEqual(creation.websiteSettings.sections.map(({ id }) => id))
    expect(end).toEqual({ type: 'done', creation })
    expect(others).toEqual([])
  })

  it('include the result of reading a link before anyone listened', async () => {
    const browser = new Browser()
    await beginCreation(browser, { link: 'http://127.0.0.1:9/' })
    await until(async () => ((await browser.get('/api/creations/current')).body as Creation).status === 'done')
    expect((await watchToEnd(browser))[0]).toMatchObject({ type: 'state', imported: 'nothing' })
  })

  it('arrive in a stream that no proxy caches or buffers', async () => {
    const browser = new Browser()
    await beginCreation(browser)
    const { headers, body } = await browser.fetch('/api/creations/current/events')
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-encoding')).toBe('identity')
    expect(headers.get('x-accel-buffering')).toBe('no')
    await body?.cancel()
  })

  it('respond with 404 without a creation', async () => {
    const browser = new Browser()
    expect((await browser.get('/api/creations/current/events')).status).toBe(404)
    expect((await browser.post('/api/creations/current/retry')).status).toBe(404)
    browser.cookies.set('creation', 'f'.repeat(64))
    expect((await browser.get('/api/creations/current/events')).status).toBe(404)
  })

  it('end with a signed-in person’s draft', async () => {
    const person = await newPerson()
    await beginCreation(person)
    const end = (await watchToEnd(person)).at(-1)
    const draftId = end?.type === 'done' ? end.creation.draftId : null
    expect((await person.get(`/api/drafts/${draftId}`)).body).toMatchObject({ draftId, revision: 1 })
  })
})

describe('retrying a creation', () => {
  it('starts a failed creation again with the same answers', async () => {
    const browser = new Browser()
    const { creationId } = await createWebsite(browser)
    await env.DB.prepare("update creations set status = 'failed' where id = ?").bind(creationId).run()
    expect((await watchToEnd(browser)).at(-1)).toEqual({ type: 'failed', code: 'creation_failed' })
    const { status, body } = await browser.post('/api/creations/current/retry')
    expect([status, body]).toMatchObject([200, { creationId, status: 'running' }])
    expect((await watchToEnd(browser)).at(-1)).toMatchObject({ type: 'done', creation: { creationId, status: 'done' } })
  })

  it('refuses a creation that did not fail', async () => {
    const browser = new Browser()
    const creation = await createWebsite(browser)
    expect((await browser.post('/api/creations/current/retry')).body).toEqual(creation)
  })
})

/** The first event for a tab that connects now. */
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
