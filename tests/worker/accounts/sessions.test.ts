import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../../worker/accounts/schema.ts'
import { app } from '../../../worker/api/app.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { eventually } from '../../harness/eventually.ts'
import { newPerson, signIn } from '../../harness/workers/accounts/account.ts'
import { Browser, listen, upgrade } from '../../harness/workers/accounts/browser.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

const whoIs = async (browser: Browser) => ((await browser.get('/api/session')).body as Session).user
const firefoxOnAndroid = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'
const sessionsOf = (email: string) =>
  env.DB.prepare('select count(*) as count from sessions join users on users.id = user_id where email = ?')
    .bind(email)
    .first<number>('count')

describe('a session', () => {
  // ASVS 3.3.4
  it('lives in a cookie for this host only, over https only, and hidden from scripts and other sites', async () => {
    const local = new Browser()
    await signIn(local, 'cookie@example.com')
    for (const name of ['session', 'asking', 'device']) {
      expect(local.setCookies.get(name)).toMatch(/; HttpOnly/i)
      expect(local.setCookies.get(name)).toMatch(/; SameSite=Lax/i)
      expect(local.setCookies.get(name)).not.toMatch(/Secure/i)
    }
    const live = new Browser({ APP_ORIGIN: 'https://app.example.com' })
    await signIn(live, 'cookie@example.com')
    expect([...live.setCookies.keys()].toSorted()).toEqual(['__Host-asking', '__Host-device', '__Host-session'])
    for (const attributes of live.setCookies.values()) {
      for (const wanted of [/; HttpOnly/i, /; Secure/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i]) {
        expect(attributes).toMatch(wanted)
      }
      expect(attributes).not.toMatch(/Domain/i)
    }
    expect(await whoIs(live)).toMatchObject({ email: 'cookie@example.com' })
  })

  // ASVS 7.4.1
  it('ends with sign-out, which clears the cookie', async () => {
    const browser = new Browser()
    await signIn(browser, 'leaving@example.com')
    const thief = new Browser()
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    const { body, headers } = await browser.post('/api/session/sign-out')
    expect(body).toEqual({ user: null })
    expect(headers.getSetCookie()).toHaveLength(1)
    expect([...browser.cookies.keys()]).toEqual(['asking', 'device'])
    expect(await whoIs(thief)).toBeNull()
    expect(await sessionsOf('leaving@example.com')).toBe(0)
  })

  // ASVS 7.2.1
  it('requires a signed cookie', async () => {
    const browser = new Browser()
    await signIn(browser, 'signed@example.com')
    const [token = ''] = decodeURIComponent(browser.cookies.get('session') ?? '').split('.')
    browser.cookies.set('session', encodeURIComponent(`${token}.${btoa('x'.repeat(32))}`))
    expect(await whoIs(browser)).toBeNull()
  })

  // ASVS 7.2.3, ASVS 11.5.1
  it('gets a random token of at least 128 bits', async () => {
    const email = 'random-token@example.com'
    for (let index = 0; index < 4; index++) await signIn(new Browser(), email)
    const { results } = await env.DB.prepare(
      'select token from sessions where user_id = (select id from users where email = ?)',
    )
      .bind(email)
      .all<{ token: string }>()
    const tokens = results.map(({ token }) => token)
    expect(new Set(tokens).size).toBe(4)
    for (const token of tokens) {
      expect(token).toMatch(/^[A-Za-z0-9]+$/)
      expect(token.length * Math.log2(62)).toBeGreaterThanOrEqual(128)
    }
    const places = Array.from({ length: 32 }, (_, place) => new Set(tokens.map((token) => token[place])).size)
    expect(places.filter((size) => size > 1).length).toBeGreaterThan(24)
  })

  // ASVS 7.3.1
  it('ends after 30 days without use', async () => {
    const browser = new Browser()
    const email = 'unused@example.com'
    await signIn(browser, email)
    const day = 24 * 60 * 60 * 1000
    const ofPerson = 'where user_id = (select id from users where email = ?)'
    const daysLeft = async () =>
      ((await env.DB.prepare(`select expires_at from sessions ${ofPerson}`).bind(email).first<number>('expires_at')) ??
        0) /
        day -
      Date.now() / day
    const unusedFor = (days: number) =>
      env.DB.prepare(`update sessions set expires_at = ? ${ofPerson}`)
        .bind(Date.now() + (30 - days) * day - 1000, email)
        .run()
    expect(await daysLeft()).toBeCloseTo(30, 2)
    await unusedFor(29)
    expect(await whoIs(browser)).toMatchObject({ email })
    expect(await daysLeft()).toBeCloseTo(30, 2)
    await unusedFor(30)
    expect(await whoIs(browser)).toBeNull()
  })

  // ASVS 7.3.2
  it('ends 180 days after sign-in despite use, also for its bearer token', async () => {
    const browser = new Browser()
    await signIn(browser, 'long-ago@example.com')
    const { token } = (await browser.post('/api/session/token')).body as { token: string }
    const register = async () =>
      (await browser.post('/api/login/register', undefined, { authorization: `Bearer ${token}` })).status
    const began = (daysAgo: number) =>
      env.DB.prepare('update sessions set created_at = ? where user_id = (select id from users where email = ?)')
        .bind(Date.now() - daysAgo * 24 * 60 * 60 * 1000, 'long-ago@example.com')
        .run()
    await began(179)
    expect(await whoIs(browser)).not.toBeNull()
    expect(await register()).toBe(201)
    await began(181)
    expect(await whoIs(browser)).toBeNull()
    expect(await register()).toBe(401)
  })

  // ASVS 7.2.2
  it('ends when its browser signs in again', async () => {
    const [browser, elsewhere] = [new Browser(), new Browser()]
    await signIn(browser, 'again@example.com')
    await signIn(elsewhere, 'again@example.com')
    const former = new Browser()
    for (const [name, value] of browser.cookies) former.cookies.set(name, value)
    await signIn(browser, 'again@example.com')
    expect(await sessionsOf('again@example.com')).toBe(2)
    expect(await whoIs(former)).toBeNull()
    await signIn(browser, 'as-another@example.com')
    expect(await whoIs(browser)).toMatchObject({ email: 'as-another@example.com' })
    expect(await sessionsOf('again@example.com')).toBe(1)
    expect(await whoIs(elsewhere)).not.toBeNull()
  })

  it('distinguishes a person’s first sign-in from later sign-ins', async () => {
    const browser = new Browser()
    await signIn(browser, 'first@example.com')
    const first = await whoIs(browser)
    expect(first?.lastSignInAt).toBe(first?.createdAt)
    await signIn(new Browser(), 'first@example.com')
    const later = await whoIs(browser)
    expect(later?.createdAt).toBe(first?.createdAt)
    expect(Date.parse(later?.lastSignInAt ?? '')).toBeGreaterThan(Date.parse(later?.createdAt ?? ''))
  })

  it('stores no address, and only browser names from a list', async () => {
    const signUp = (email: string, userAgent: string) =>
      new Browser().post(
        '/api/login/sign-up',
        { email, password: 'seven green bicycles' },
        { 'user-agent': userAgent, 'x-forwarded-for': '198.51.100.7' },
      )
    await signUp('private@example.com', 'A very particular browser')
    await signUp('on-a-phone@example.com', `${firefoxOnAndroid} with-something-particular`)
    const { results } = await env.DB.prepare(
      `select ip_address, user_agent from sessions join users on users.id = user_id
        where email in ('private@example.com', 'on-a-phone@example.com') order by email desc`,
    ).all()
    expect(results).toEqual([
      { ip_address: null, user_agent: null },
      { ip_address: null, user_agent: 'Firefox on Android' },
    ])
  })

  it('lets its bearer token, but not its cookie, register the person once', async () => {
    const browser = await newPerson()
    const register = (authorization?: string) =>
      browser.call('POST', '/api/login/register', authorization === undefined ? {} : { headers: { authorization } })
    const { token, expiresAt } = (await browser.post('/api/session/token')).body as { token: string; expiresAt: string }
    expect((Date.parse(expiresAt) - Date.now()) / 60_000).toBeCloseTo(5, 0)
    for (const none of [undefined, '', token, 'Bearer', 'Bearer x', `Basic ${token}`, `Bearer ${token}x`]) {
      expect((await register(none)).status).toBe(401)
    }
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(`Bearer ${token}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
  })

  it('invalidates its bearer token when it ends', async () => {
    const browser = await newPerson()
    const { token } = (await browser.post('/api/session/token')).body as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    await browser.post('/api/session/sign-out')
    expect((await browser.post('/api/login/register', undefined, headers)).status).toBe(401)
  })

  // ASVS 3.5.3
  it('allows no change by GET or HEAD at any path', async () => {
    const browser = await newPerson({ SOCIAL_PROVIDER: 'none' })
    const tables = ['users', 'sessions', 'accounts', 'verifications', 'otp_sessions', 'reauthentications']
    const dump = async () =>
      JSON.stringify(
        await Promise.all(tables.map(async (of) => (await env.DB.prepare(`select * from ${of}`).all()).results)),
      )
    const before = await dump()
    const paths = new Set(app.routes.map(({ path }) => path.replaceAll(/:\w+(\{[^}]*\})?/g, 'x')))
    expect(paths.size).toBeGreaterThan(40)
    for (const path of [...paths].filter((of) => !of.includes('*'))) {
      for (const method of ['GET', 'HEAD'])
        await (await browser.fetch(path, { method, redirect: 'manual' })).arrayBuffer()
    }
    expect(await dump()).toBe(before)
    expect(await whoIs(browser)).not.toBeNull()
  })
})

describe('the live channel', () => {
  it('notifies all of the owner’s open tabs, and no one else', async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const [first, second, foreign] = [await listen(owner), await listen(owner), await listen(other)]
    const { draftId } = (await owner.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
    await owner.put(`/api/drafts/${draftId}`, { websiteSettings: smallDocument('Other') }, { 'if-match': '"1"' })
    await owner.delete(`/api/drafts/${draftId}`)
    const events = [
      { type: 'draft.saved', draftId, revision: 1 },
      { type: 'draft.saved', draftId, revision: 2 },
      { type: 'draft.deleted', draftId, revision: 2 },
    ]
    await eventually(() => expect(second.received).toHaveLength(3))
    expect(first.received).toEqual(events)
    expect(second.received).toEqual(events)
    expect(foreign.received).toEqual([])
  })

  it('closes day-old sockets, so that tabs reconnect with a session', async () => {
    const owner = await newPerson()
    const { user } = (await owner.get('/api/session')).body as { user: { uid: string } }
    const [old, fresh] = [await listen(owner), await listen(owner)]
    await runInDurableObject(env.LIVE.getByName(user.uid), (_channel, state) => {
      const [first] = state.getWebSockets()
      first?.serializeAttachment({ openedAt: Date.now() - 24 * 60 * 60 * 1000 - 1 })
    })
    await owner.post('/api/drafts', { websiteSettings: smallDocument() })
    await eventually(() => expect([old.closed, fresh.closed].toSorted()).toEqual([false, true]))
    await eventually(() => expect(old.received.length + fresh.received.length).toBe(1))
  })

  it('notifies another tab of a save, a copy, a publish and a deletion within a second', async () => {
    const owner = await newPerson()
    const [acting, listening] = [await listen(owner), await listen(owner)]
    const { draftId } = (await owner.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
    await eventually(() => expect(listening.received).toHaveLength(1))
    const match = { 'if-match': '"2"' }
    let copyId = ''
    const changes: [type: string, change: () => Promise<unknown>, subject: () => object][] = [
      [
        'draft.saved',
        () => owner.put(`/api/drafts/${draftId}`, { websiteSettings: smallDocument('Other') }, { 'if-match': '"1"' }),
        () => ({ draftId, revision: 2 }),
      ],
      [
        'draft.saved',
        async () => {
          copyId = ((await owner.post(`/api/drafts/${draftId}/duplicate`)).body as Draft).draftId
        },
        () => ({ draftId: copyId, revision: 1 }),
      ],
      [
        'website.published',
        () => owner.post(`/api/drafts/${draftId}/publish`, { handle: 'heard-at-once' }, match),
        () => ({ draftId, revision: 2 }),
      ],
      ['draft.deleted', () => owner.delete(`/api/drafts/${draftId}`), () => ({ draftId, revision: 2 })],
    ]
    for (const [type, change, subject] of changes) {
      const [before, began] = [listening.received.length, performance.now()]
      await change()
      await eventually(() => expect(listening.received.length).toBeGreaterThan(before))
      expect(performance.now() - began).toBeLessThan(5000)
      expect(listening.received.slice(before)).toEqual([{ type, ...subject() }])
    }
    expect(acting.received).toEqual(listening.received)
  })

  it('sends the revision from the save’s response, so a tab recognizes its own save', async () => {
    const owner = await newPerson()
    const { draftId } = (await owner.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
    const tab = await listen(owner)
    const saved = await owner.put(
      `/api/drafts/${draftId}`,
      { websiteSettings: smallDocument('Own') },
      { 'if-match': '"1"' },
    )
    await eventually(() => expect(tab.received).toHaveLength(1))
    expect(tab.received).toEqual([{ type: 'draft.saved', draftId, revision: (saved.body as Draft).revision }])
  })

  it('misses no change for a tab that reloads after connecting', async () => {
    const owner = await newPerson()
    const { draftId } = (await owner.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
    const saveOver = (revision: number) =>
      owner.put(
        `/api/drafts/${draftId}`,
        { websiteSettings: smallDocument(`Save ${revision}`) },
        { 'if-match': `"${revision}"` },
      )
    const first = await listen(owner)
    first.socket.close(1000)
    await eventually(() => expect(first.closed).toBe(true))
    await saveOver(1)
    const [again] = await Promise.all([listen(owner), saveOver(2)])
    const read = (await owner.get(`/api/drafts/${draftId}`)).body as Draft
    await saveOver(3)
    const newest = () => Math.max(read.revision, ...again.received.map((message) => (message as Draft).revision))
    await eventually(() => expect(newest()).toBe(4))
    expect(read.revision).toBeGreaterThanOrEqual(2)
  })

  it('sends no event for a refused save', async () => {
    const owner = await newPerson()
    const { draftId } = (await owner.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
    const tab = await listen(owner)
    await owner.put(`/api/drafts/${draftId}`, { websiteSettings: smallDocument() }, { 'if-match': '"7"' })
    tab.socket.send('ping')
    await eventually(() => expect(tab.received).toContain('pong'))
    expect(tab.received).toEqual(['pong'])
  })

  it('closes when its session signs out', async () => {
    const owner = await newPerson()
    const tab = await listen(owner)
    await owner.post('/api/session/sign-out')
    await eventually(() => expect(tab.closed).toBe(true))
  })

  // ASVS 4.4.2
  it('requires a session and a page of the app', async () => {
    const status = async (browser: Browser, headers: Record<string, string>) =>
      (await browser.fetch('/api/live', { headers })).status
    const owner = await newPerson()
    expect(await status(new Browser(), upgrade)).toBe(401)
    expect(await status(owner, { ...upgrade, origin: 'https://evil.example' })).toBe(403)
    expect(await status(owner, { origin: env.APP_ORIGIN })).toBe(400)
  })
})
