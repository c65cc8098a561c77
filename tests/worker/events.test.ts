import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseMeasure } from '../../worker/analytics/measure.ts'
import { areaOf, clickAreas, measuredPath } from '../../worker/analytics/measured-pages.ts'
import { everyPage, maxEvents } from '../../worker/analytics/schema.ts'
import type { Env } from '../../worker/env.ts'
import { pages } from '../../worker/platform/addresses/paths.ts'
import { publicPaths } from '../../worker/platform/addresses/public-path-list.ts'
import { newPerson } from '../harness/workers/accounts/account.ts'
import { Browser, limitOf } from '../harness/workers/accounts/browser.ts'
import { linesAbout } from '../harness/workers/log-lines.ts'

const view = { name: 'page_view', path: '/pricing' }
const click = { name: 'click', area: 'home', target: 'start-hero', path: '/' }
const phone =
  'Mozilla/5.0 (Linux; Android 15; CUBOT X18) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0 Mobile Safari/537.36'
const configured = {
  ENVIRONMENT: 'production',
  GOOGLE_MEASUREMENT_ID: 'G-ABC123',
  CLARITY_PROJECT_ID: 'abc123',
} as const

type Row = Record<'name' | 'path' | 'area' | 'target' | 'method' | 'audience', string | null>
const rows = async () =>
  (
    await env.DB.prepare(
      'select name, path, area, target, method, audience from analytics_events order by id',
    ).all<Row>()
  ).results
const count = () => env.DB.prepare('select count(*) as count from analytics_events').first<number>('count')
const send = (body: unknown, { changes = {}, headers = {} }: { changes?: Partial<Env>; headers?: object } = {}) =>
  new Browser(changes).post('/api/events', body, { 'user-agent': phone, ...headers })

describe('POST /api/events', () => {
  beforeEach(async () => {
    await env.DB.prepare('delete from analytics_events').run()
  })

  describe('an event on a page', () => {
    it('contains no personal data', async () => {
      const { status, body, headers } = await send(view)
      expect([status, body]).toEqual([200, { measurement: null }])
      expect(headers.getSetCookie()).toEqual([])
      const kept = await env.DB.prepare('select * from analytics_events').all()
      expect(kept.results).toEqual([
        {
          ...{ id: expect.any(Number), name: 'page_view', path: '/pricing', area: null, target: null, method: null },
          ...{ audience: 'visitor', created_at: expect.any(Number) },
        },
      ])
      expect(Date.now() - Number(kept.results[0]?.created_at)).toBeLessThan(60_000)
    })

    it('remains separate from other events in its request', async () => {
      await send([view, click, { name: 'sign_in', method: 'link' }, { name: 'new_user_registered' }])
      const none = { path: null, area: null, target: null, method: null, audience: 'visitor' }
      expect(await rows()).toEqual([
        { ...none, ...view },
        { ...none, ...click },
        { ...none, name: 'sign_in', method: 'link' },
        { ...none, name: 'new_user_registered' },
      ])
    })

    it('belongs to an owner if the request has a session', async () => {
      const person = await newPerson()
      await person.post('/api/events', view)
      await send(view)
      expect((await rows()).map(({ audience }) => audience)).toEqual(['owner', 'visitor'])
    })

    // ASVS 14.2.3
    it('omits tokens, ids and handles from its path', async () => {
      await send([
        { ...view, path: '/login/link/eyJhbGciOi' },
        { ...click, path: '/riverside-plumbing' },
      ])
      expect((await rows()).map(({ path }) => path)).toEqual(['/login/link', '/other'])
    })
  })

  describe('an event that isn’t stored', () => {
    it.each([
      [{ 'sec-gpc': '1' }],
      [{ dnt: '1' }],
      [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
      [{ 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
      [{ 'user-agent': 'facebookexternalhit/1.1' }],
      [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/148.0.0.0 Safari/537.36' }],
      [{ 'user-agent': 'curl/8.9.1' }],
    ])('comes with %o, and disables third-party measuring', async (headers) => {
      const { status, body } = await send(view, { headers, changes: configured })
      expect([status, body]).toEqual([200, { measurement: null }])
      expect(await count()).toBe(0)
    })

    it.each([{ 'sec-gpc': '0' }, { dnt: '0' }])('differs from one with %o, which is stored', async (headers) => {
      await send(view, { headers })
      expect(await count()).toBe(1)
    })

    it.each([
      ['another shape', { ...view, userId: 'ada' }],
      ['an event that there is not', { name: 'purchase' }],
      ['a token', { ...view, path: '/login/link?token=eyJhbGciOi' }],
      ['one bad among good ones', [view, { name: 'purchase' }]],
      ['no JSON', 'page_view'],
      ['nothing', undefined],
      ['more than goes together', Array(maxEvents + 1).fill(view)],
      ['ten thousand at once', Array(10_000).fill(view)],
    ])('consists of %s', async (_, body) => {
      const { status, body: answer } = await send(body)
      expect([status, answer]).toMatchObject([400, { error: { code: 'invalid_request' } }])
      expect(await count()).toBe(0)
    })

    it('comes with another content type or from another origin', async () => {
      expect(await send(view, { headers: { 'content-type': 'text/plain;charset=UTF-8' } })).toMatchObject({
        status: 415,
        body: { error: { code: 'unsupported_media_type' } },
      })
      expect(await send(view, { headers: { origin: 'https://evil.example' } })).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden_origin' } },
      })
      expect(await count()).toBe(0)
    })
  })

  describe('ten thousand events', () => {
    it('from one visitor stop at the rate limit', async () => {
      const browser = new Browser({ API_LIMIT: limitOf(5) })
      const full = Array(maxEvents).fill(view)
      const statuses = await Promise.all(
        Array.from({ length: 50 }, async () => (await browser.post('/api/events', full)).status),
      )
      expect(statuses.filter((status) => status === 200)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(45)
      expect(await count()).toBe(5 * maxEvents)
    })

    it('from everyone stop at the daily limit', async () => {
      const event = {
        name: 'sign_out',
        path: null,
        area: null,
        target: null,
        method: null,
        audience: 'visitor',
      } as const
      const { write } = databaseMeasure(env.DB, 1_000)
      const [today, tomorrow] = [new Date(), new Date(Date.now() + 25 * 60 * 60 * 1000)]
      for (let batch = 0; batch < 100; batch++) await write(Array(100).fill(event), today)
      expect(await count()).toBe(1_000)
      await write([event], tomorrow)
      expect(await count()).toBe(1_001)
    })
  })

  describe('event storage', () => {
    it.each([{ ANALYTICS_PROVIDER: 'none' }, { ANALYTICS_PROVIDER: undefined }] as const)(
      'stops with %o',
      async (changes) => {
        expect((await send(view, { changes })).status).toBe(200)
        expect(await count()).toBe(0)
      },
    )

    const broken = () => {
      throw new Error('The store is down.')
    }
    it.each<[string, Partial<Env>]>([
      ['the database fails', { DB: new Proxy(env.DB, { get: broken }) }],
      ['nobody knows where', { ANALYTICS_PROVIDER: 'elsewhere' as 'none' }],
    ])('affects only the log when %s', async (_, changes) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      expect(await send(view, { changes })).toMatchObject({ status: 200, body: { measurement: null } })
      expect(linesAbout(log, 'work.failed')).toMatchObject([{ id: expect.any(String), cause: expect.any(String) }])
      log.mockRestore()
    })
  })

  describe('third-party measuring', () => {
    it.each<[Partial<Env>, object | null]>([
      [{}, null],
      [configured, { googleId: 'G-ABC123', clarityId: 'abc123' }],
      [{ ...configured, CLARITY_PROJECT_ID: undefined }, { googleId: 'G-ABC123' }],
      // Sessions are never recorded in development.
      [{ ...configured, ENVIRONMENT: 'development' }, { googleId: 'G-ABC123' }],
      [{ CLARITY_PROJECT_ID: 'abc123' }, null],
      [{ ...configured, GOOGLE_MEASUREMENT_ID: '' }, { clarityId: 'abc123' }],
      [
        { ...configured, GOOGLE_MEASUREMENT_ID: undefined, CLARITY_WHILE_EDITING: 'true' },
        { clarityId: 'abc123', clarityWhileEditing: true },
      ],
      // An invalid id would become part of a script's address.
      [{ ...configured, GOOGLE_MEASUREMENT_ID: 'G-1&x=/../', CLARITY_PROJECT_ID: '../evil' }, null],
    ])('with %o sends %o', async (changes, measurement) => {
      expect((await send(view, { changes })).body).toEqual({ measurement })
    })
  })
})

const routes = [...new Set<string>([...Object.values(pages), ...publicPaths])]

describe('the measured page', () => {
  describe('for a route', () => {
    it.each(routes)('omits everything after %s', (route) => {
      expect(measuredPath(route, everyPage)).toBe(route)
      if (route === pages.home) return
      for (const more of ['?token=abc', '#part', '?websiteId=x#y', '/', '/0198c2aa-1f', '/a/b@c.example'])
        expect(measuredPath(route + more, everyPage), more).toBe(route)
    })

    it('belongs to a known area', () => {
      for (const route of routes) expect(clickAreas).toContain(areaOf(route))
    })
  })

  it.each([
    ['/login/link?token=eyJhbGciOi', '/login/link'],
    ['/login/link/eyJhbGciOi', '/login/link'],
    ['/login/something', '/login'],
    ['/designer?websiteId=0198c2aa', '/designer'],
    ['/samples/elegant/therapist', '/samples'],
    ['/industries/shoe-shine', '/industries'],
    ['/riverside-plumbing', '/other'],
    ['/ada@example.com', '/other'],
    ['/pricing-for-friends', '/other'],
    ['/Pricing', '/other'],
    ['/login%2Flink', '/other'],
    ['//evil.example/pricing', '/other'],
    ['/?q=secret', '/'],
    ['', '/other'],
    ['pricing', '/other'],
  ])('turns %s into %s', (path, measured) => {
    expect(measuredPath(path, everyPage)).toBe(measured)
  })

  it.each([
    ['/', 'home'],
    ['/start', 'public'],
    ['/pricing', 'public'],
    ['/other', 'public'],
    ['/create', 'onboarding'],
    ['/login', 'sign-in'],
    ['/login/code', 'sign-in'],
    ['/designer', 'designer'],
    ['/websites', 'websites'],
    ['/account', 'account'],
  ])('for %s belongs to the area %s', (path, area) => {
    expect(areaOf(path)).toBe(area)
  })
})
