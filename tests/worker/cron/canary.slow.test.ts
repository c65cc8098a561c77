import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCreation } from '../../../worker/creation/run/run-creation.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import type { Env } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import { makeJpeg } from '../../harness/pictures/formats.ts'
import { newestCode } from '../../harness/workers/accounts/account.ts'
import { Browser, limitOf } from '../../harness/workers/accounts/browser.ts'
import { newOrder, plumberAnswers } from '../../harness/workers/creation/creations.ts'
import { faultyD1, faultyKv } from '../../harness/workers/faults/faulty-stores.ts'
import { linesOf } from '../../harness/workers/log-lines.ts'
import { documentWithForm, postPhotos } from '../../harness/workers/messages/contact-form.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { pexelsPage, pexelsPhoto } from '../../harness/workers/pictures/stock-photos.ts'
import { upload } from '../../harness/workers/pictures/uploads.ts'
import { addressFor, contextOf, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

/** Appears in all that a person enters or sends, and in what external services respond with. */
const mark = 'zqxv'
const phone = '+44 7700 900 417 238'
const address = '198.51.100.213'
const network = new RegExp(`${mark}|417.?238|198\\.51\\.100\\.213`, 'i')

const methods = ['log', 'error', 'warn', 'info', 'debug'] as const
const spies = () => methods.map((method) => vi.spyOn(console, method).mockReturnValue())
let consoles: ReturnType<typeof spies>
beforeEach(() => {
  consoles = spies()
})
afterEach(() => vi.restoreAllMocks())

/** Fails as services do: with the input in the message. */
const echoes = (what: string) => (given: unknown) =>
  Promise.reject(new Error(`${what} failed for "${JSON.stringify(given).slice(0, 400)}"`))

const failingBucket = new Proxy(env.MEDIA, {
  get: (bucket, name) => (name === 'put' || name === 'get' ? echoes(`R2 ${name}`) : Reflect.get(bucket, name)),
})
const failingImages = new Proxy(env.IMAGES, {
  get: () => () => {
    throw Object.assign(new Error(`IMAGES failed for "${mark}.jpg"`), { code: 9523 })
  },
})
const failingMail = { send: (mail: { to: string }) => Promise.reject(new Error(`550 ${mail.to} has no mailbox`)) }

const isWrite = (query: string) => /^\s*(insert|update|delete|with)/i.test(query)
const unavailable = (key: string) => `KV PUT failed: 503 for host:${key}`

/** The fault in each run, after a successful sign-in. */
const faults: [string, () => Promise<Partial<Env>> | Partial<Env>][] = [
  ['nothing', () => ({})],
  ['D1', () => ({ DB: faultyD1(env.DB, ({ query }) => (/session|users/.test(query) ? undefined : 'throws')) })],
  ['D1, which refuses to write,', () => ({ DB: faultyD1(env.DB, ({ query }) => (isWrite(query) ? 'throws' : undefined)) })],
  ['KV', () => ({ SITES: faultyKv(env.SITES, { fault: () => 'before' }) })],
  ['KV, which repeats keys,', () => ({ SITES: new Proxy(env.SITES, { get: () => (key: string) => Promise.reject(new Error(unavailable(key))) }) })],
  ['R2', () => ({ MEDIA: failingBucket, MESSAGE_PHOTOS: failingBucket })],
  ['Images', () => ({ IMAGES: failingImages })],
  ['mail', () => ({ MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@shingle.test', EMAIL: failingMail as never })],
  ['the model', async () => {
    const text = JSON.stringify({ error: { message: `Cannot write about ${mark} Bakery`, type: mark } })
    const { url } = await newPeer([{ path: '/chat/completions', status: 400, text }])
    return { AI_PROVIDER: 'openai', AI_URL: url, AI_KEY: 'a', AI_TIMEOUT: '2000' }
  }],
  ['the photo services, the geocoder and the DNS', async () => {
    const { url } = await newPeer([{ path: '/search', status: 500, text: mark }])
    const stock = { PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: url, UNSPLASH_KEY: 'b', UNSPLASH_URL: url } as const
    return { ...stock, PLACES_PROVIDER: 'geocoder', GEOCODER_URL: url, DNS_PROVIDER: 'https', DNS_URL: `${url}/dns` }
  }],
] // biome-ignore format: a table

/** Posts to a route that may respond with a stream. */
async function askStream(person: Browser, path: string, body: object): Promise<void> {
  const headers = { origin: env.APP_ORIGIN, 'content-type': 'application/json' }
  await (await person.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).text()
}

let round = 0

/** Uses the product as a person, their visitors and others do, without checking the results. */
async function useEverything(changes: Partial<Env>): Promise<void> {
  round += 1
  const name = `${mark}${round}`
  const email = `${mark}.mail${round}@${mark}-host.example`
  const loose = {
    API_LIMIT: limitOf(1e6),
    COSTLY_LIMIT: limitOf(1e6),
    FORM_LIMIT: limitOf(1e6),
    ENVIRONMENT: 'development',
  } as const
  const farm = await newPeer([{ path: `/${mark}`, status: 500, text: mark }])
  const { url: photos } = await newPeer([{ path: '/search', ...pexelsPage([pexelsPhoto({ alt: mark })]) }])
  const stock = { PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: photos } as const
  const of: Partial<Env> = { ...loose, ...stock, IMPORT_LOOPBACK_HOSTS: farm.host, ...changes }
  const agent = { 'user-agent': `Mozilla/5.0 (${mark}-agent)`, referer: `https://${mark}.example/${mark}` }

  const before = new Browser(loose, address)
  const { body: generated } = await before.post('/api/login/otp/generate', { email }, agent)
  await before.post('/api/login/otp/verify', { ...(generated as object), code: await newestCode(email) }, agent)
  const person = new Browser(of, address)
  for (const [cookie, value] of before.cookies) person.cookies.set(cookie, value)

  const business = {
    businessName: `${mark} Bakery`,
    businessActivities: `Bread by ${mark}`,
    businessLocation: `${mark}ton`,
  }
  const link = `${farm.url}/${mark}?token=${mark}`
  await person.post('/api/creations', { ...plumberAnswers, ...business, contact: `${phone} ${email}`, link })
  await (await person.fetch('/api/creations/current/events')).text()
  await askStream(person, '/api/suggestions/names', business)
  await askStream(person, '/api/suggestions/ideas', { ...business, interests: mark })
  await person.post('/api/facts', { ...business, text: `Call ${mark} on ${phone}` })
  await person.get(`/api/places?q=${mark}`)
  await person.get(`/api/photos?keyword=${mark}`)

  const settings = { ...documentWithForm({ heading: `${mark} heading`, phone }), businessName: `${mark} Bakery` }
  const { body: made } = await before.post('/api/drafts', { websiteSettings: settings })
  const { draftId } = made as Draft
  const at = `/api/drafts/${draftId}`
  await person.put(at, { websiteSettings: { ...settings, businessName: `${mark} Bakery 2` } }, { 'if-match': '"1"' })
  await person.put(at, { websiteSettings: { ...settings, sections: mark } }, { 'if-match': '"2"' })
  await person.put(at, `{"${mark}": `, { 'if-match': '"2"' })
  await upload(person, draftId, makeJpeg(800, 600, round), { type: 'image/jpeg', query: `?name=${mark}.jpg` }).catch(
    () => {},
  )
  const section = { ...settings.sections.find(({ type }) => type === 'Introduction') }
  await askStream(person, `${at}/rewrites`, { section, way: 'own', wish: `Say ${mark}` })
  await person.post(`${at}/preview-links`, { days: 7 })
  await person.get(`/api/handles/${name}`)
  const revision = async () => ({ 'if-match': `"${((await before.get(at)).body as Draft).revision}"` })
  await before.post(`${at}/publish`, { handle: name }, await revision())
  await person.post(`${at}/publish`, { handle: name }, await revision())
  await person.post(`${at}/domains`, { domainName: `www.${name}.custom.localhost`, pair: true })
  await person.post(`/api/domains/www.${name}.custom.localhost/check`)

  const bound = siteEnv(of)
  // A creation's Durable Object has the bindings of wrangler.toml, so this one runs here.
  const { order } = await newOrder({ ...business, link })
  await runCreation(contextOf(bound), order, () => {}).catch(() => {})

  const visitor = { 'cf-connecting-ip': address, ...agent }
  await visit(addressFor(name, `/${mark}?utm_source=${mark}`), { headers: visitor }, bound)
  await visit(addressFor(name), { headers: visitor }, bound)
  const form = { name: `${mark} Visitor`, email, phone, message: `Bread for ${mark}, please: ${phone}` }
  await postPhotos(addressFor(name, '/_/contact'), form, [{ bytes: makeJpeg(400, 300, round), name: `${mark}.jpg` }], {
    from: address,
    of: bound,
    headers: agent,
  })
  await postPhotos(addressFor(`${name}-nowhere`, '/_/contact'), form, [], { from: address, of: bound, headers: agent })

  const { body: inbox } = await person.get('/api/messages')
  const { messages = [] } = (inbox ?? {}) as { messages?: { id: string }[] }
  if (messages[0])
    await person.post(`/api/messages/${messages[0].id}/replies`, { id: crypto.randomUUID(), text: `Yes, ${mark}` })
  await person.get(`/api/messages?search=${mark}`)
  await person.get(`/api/drafts/${mark}%40${mark}.example`)
  await person.get(`/api/${mark}`)
  await person.post('/api/events', { name: 'page_view', path: `/${mark}` }, agent)
  await person.post('/api/login/password', { email, password: `${mark} password` })
  await person.post('/api/login/sign-up', { email: `new.${email}`, password: `a long passphrase ${mark}` })
  await person.post('/api/account/email', { email: `changed.${email}` })
  await person.fetch(`/api/login/social/callback?error=${mark}&state=${mark}&code=${mark}`)
  for (const path of [`/${name}`, `/${mark}.txt`, `/samples/${mark}/${mark}`, `/sitemaps/${mark}`])
    await visit(`http://localhost:8787${path}`, { headers: visitor }, bound)
  await visit(`http://preview.localhost:8787/${mark}${'0'.repeat(40)}/`, { headers: visitor }, bound)

  const ctx = createExecutionContext()
  await worker.scheduled(createScheduledController({ scheduledTime: new Date('2026-11-22T09:00:00Z') }), bound, ctx)
  await waitOnExecutionContext(ctx)
}

describe('personal data', () => {
  it.each(faults)('appears in no log line when %s fails', async (_what, changesOf) => {
    await useEverything(await changesOf())
    const all = consoles.flatMap((spy) => linesOf(spy))
    expect(all.length).toBeGreaterThan(25)
    expect(all.filter((line) => network.test(JSON.stringify(line)))).toEqual([])
  })

  it('passes through calls that are logged as successful', async () => {
    await useEverything({})
    const done = consoles
      .flatMap((spy) => linesOf(spy))
      .map(({ event, method, route, status }) => (event === 'api.request' ? `${method} ${route} ${status}` : event))
    expect(done).toEqual(
      expect.arrayContaining([
        ...['POST /api/login/otp/verify 200', 'POST /api/creations 201', 'POST /api/facts 200', 'GET /api/places 200'],
        ...['GET /api/photos 200', 'PUT /api/drafts/:draftId 200', 'PUT /api/drafts/:draftId 400'],
        ...['POST /api/drafts/:draftId/images 201', 'POST /api/drafts/:draftId/preview-links 201'],
        ...['POST /api/drafts/:draftId/publish 200', 'POST /api/drafts/:draftId/domains 200'],
        ...['POST /api/domains/:domainName/check 200', 'POST /api/messages/:messageId/replies 200'],
        ...['POST /api/login/sign-up 201', 'GET /api/login/social/callback 302', 'import.no_page', 'mail.sent'],
        ...['publishing.host_written', 'domains.checked', 'creation.ended', 'cron.ran'],
      ]),
    )
  })

  it('gets detected in a line that contains it', () => {
    for (const text of [`x ${mark.toUpperCase()} y`, '+447700900417238', 'from 198.51.100.213'])
      expect(network.test(JSON.stringify({ cause: text })), text).toBe(true)
  })
})
