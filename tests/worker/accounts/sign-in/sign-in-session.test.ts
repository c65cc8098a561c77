import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { Session } from '../../../../worker/accounts/schema.ts'
import { app } from '../../../../worker/app.ts'
import { Browser } from '../../../harness/workers/accounts/browser.ts'
import { newPerson, signIn } from '../../../harness/workers/accounts/sign-in.ts'

const whoIs = async (browser: Browser) => ((await browser.get('/api/session')).body as Session).user
const sessionsOf = (email: string) =>
  env.DB.prepare('select count(*) as count from sessions join users on users.id = user_id where email = ?')
    .bind(email)
    .first<number>('count')

it('keeps the session in a cookie that scripts and other sites cannot use, kept to this host on https', async () => {
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

it('signs out: the cookie is cleared and the old one is worth nothing', async () => {
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

it('refuses a session cookie that it did not sign', async () => {
  const browser = new Browser()
  await signIn(browser, 'signed@example.com')
  const [token = ''] = decodeURIComponent(browser.cookies.get('session') ?? '').split('.')
  browser.cookies.set('session', encodeURIComponent(`${token}.${btoa('x'.repeat(32))}`))
  expect(await whoIs(browser)).toBeNull()
})

it('ends the former session of a browser that signs in again, and no other', async () => {
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

it('tells the first sign-in from later ones', async () => {
  const browser = new Browser()
  await signIn(browser, 'first@example.com')
  const first = await whoIs(browser)
  expect(first?.lastSignInAt).toBe(first?.createdAt)
  await signIn(new Browser(), 'first@example.com')
  const later = await whoIs(browser)
  expect(later?.createdAt).toBe(first?.createdAt)
  expect(Date.parse(later?.lastSignInAt ?? '')).toBeGreaterThan(Date.parse(later?.createdAt ?? ''))
})

it('keeps neither where a person signs in from nor with what', async () => {
  const browser = new Browser()
  await browser.post(
    '/api/login/sign-up',
    { email: 'private@example.com', password: 'seven green bicycles' },
    {
      'user-agent': 'A very particular browser',
      'x-forwarded-for': '198.51.100.7',
    },
  )
  const { results } = await env.DB.prepare('select ip_address, user_agent from sessions').all()
  expect(results.length).toBeGreaterThan(0)
  for (const row of results) expect(row).toEqual({ ip_address: null, user_agent: null })
})

it('registers a person once by a bearer token, and not by a cookie', async () => {
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

it('takes no bearer token whose session has ended', async () => {
  const browser = await newPerson()
  const { token } = (await browser.post('/api/session/token')).body as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  await browser.post('/api/session/sign-out')
  expect((await browser.post('/api/login/register', undefined, headers)).status).toBe(401)
})

it('changes nothing by GET or HEAD, whatever the path', async () => {
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
