import { env } from 'cloudflare:workers'
import type { JWTPayload } from 'jose'
import { beforeEach, expect, it, vi } from 'vitest'
import { Browser } from '../../../harness/workers/accounts/browser.ts'
import { newIssuer, type ScriptedIssuer } from '../../../harness/workers/accounts/scripted-issuer.ts'
import { signIn } from '../../../harness/workers/accounts/sign-in.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const count = async (table: 'users' | 'sessions' | 'accounts') =>
  env.DB.prepare(`select count(*) from ${table}`).first<number>('count(*)')
const counts = async () => ({
  users: await count('users'),
  sessions: await count('sessions'),
  accounts: await count('accounts'),
})
const granted = async () =>
  (await env.DB.prepare("select act, session_id, expires_at from reauthentications where status = 'granted'").all())
    .results
const account = { path: '/login/done', status: 302, origin: env.APP_ORIGIN }

/** Somebody who is signed in by the issuer, and what the issuer says of them. */
async function someone(issuer: ScriptedIssuer): Promise<{ browser: Browser; claims: JWTPayload }> {
  const id = crypto.randomUUID()
  const claims = { sub: id, email: `${id}@social.example` }
  const browser = new Browser(issuer.bindings)
  await issuer.signIn(browser, claims)
  await env.DB.prepare('delete from reauthentications').run()
  return { browser, claims }
}

it('asks the issuer for a fresh sign-in, with the account picker', async () => {
  const issuer = await newIssuer()
  const { browser } = await someone(issuer)
  const { url } = await issuer.leaveForProof(browser, 'change-email')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ prompt: 'select_account', max_age: '0' })
})

it('lets the same person do the act for five minutes, and makes no user, way in or session', async () => {
  const issuer = await newIssuer()
  const { browser, claims } = await someone(issuer)
  const before = await counts()
  const cookie = browser.cookies.get('session')
  const trip = await issuer.leaveForProof(browser, 'delete-account')
  expect(await granted()).toEqual([])
  const end = await issuer.comeBack(browser, trip, { claims })
  expect(end).toEqual({ ...account, query: { next: '/account?act=delete-account' } })
  const [row, ...more] = await granted()
  expect(more).toEqual([])
  expect(row).toMatchObject({ act: 'delete-account' })
  const minutes = (Number(row?.expires_at) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(4.9)
  expect(minutes).toBeLessThanOrEqual(5)
  expect(await counts()).toEqual(before)
  expect(browser.cookies.get('session')).toBe(cookie)
})

it('knows the person by their account there, whatever email they have here or there', async () => {
  const issuer = await newIssuer()
  const { browser, claims } = await someone(issuer)
  await env.DB.prepare('update users set email = ? where email = ?').bind('new@here.example', claims.email).run()
  const trip = await issuer.leaveForProof(browser, 'change-password')
  const end = await issuer.comeBack(browser, trip, { claims: { ...claims, email: 'new@there.example' } })
  expect(end.query).toEqual({ next: '/account?act=change-password' })
  expect(await granted()).toHaveLength(1)
})

const relogin = { ...account, query: { next: '/account?act=delete-account', error: 'relogin' } }

it.each([
  ['somebody else, known here', true],
  ['somebody new, who is not made a user', false],
])('refuses a reauthentication with %s', async (_who, isKnown) => {
  const issuer = await newIssuer()
  const { browser } = await someone(issuer)
  const other = isKnown ? (await someone(issuer)).claims : { sub: 'new', email: 'brand-new@social.example' }
  const before = await counts()
  const trip = await issuer.leaveForProof(browser, 'delete-account')
  expect(await issuer.comeBack(browser, trip, { claims: other })).toEqual(relogin)
  expect(await granted()).toEqual([])
  expect(await counts()).toEqual(before)
})

it('refuses another issuer account with the same email', async () => {
  const issuer = await newIssuer()
  const { browser, claims } = await someone(issuer)
  const trip = await issuer.leaveForProof(browser, 'delete-account')
  expect(await issuer.comeBack(browser, trip, { claims: { ...claims, sub: 'impostor' } })).toEqual(relogin)
  expect(await granted()).toEqual([])
})

it('refuses an old sign-in at the issuer', async () => {
  const issuer = await newIssuer()
  const { browser, claims } = await someone(issuer)
  const trip = await issuer.leaveForProof(browser, 'delete-account')
  const auth_time = Math.floor(Date.now() / 1000) - 3600
  expect(await issuer.comeBack(browser, trip, { claims: { ...claims, auth_time } })).toEqual(relogin)
})

it('refuses a plain sign-in in place of a reauthentication', async () => {
  const issuer = await newIssuer()
  const { browser, claims } = await someone(issuer)
  await issuer.leaveForProof(browser, 'delete-account')
  await issuer.comeBack(browser, await issuer.leave(browser), { claims })
  expect(await granted()).toEqual([])
})

it('accepts a social reauthentication in its own session only', async () => {
  const issuer = await newIssuer()
  const { browser, claims } = await someone(issuer)
  const trip = await issuer.leaveForProof(browser, 'delete-account')
  const state = browser.cookies.get('round-trip') ?? ''
  await issuer.signIn(browser, claims)
  browser.cookies.set('round-trip', state)
  expect(await issuer.comeBack(browser, trip, { claims })).toEqual(relogin)
  expect(await granted()).toEqual([])
})

it('refuses an older round trip once a newer one has begun', async () => {
  const issuer = await newIssuer()
  const { browser, claims } = await someone(issuer)
  const older = await issuer.leaveForProof(browser, 'delete-account')
  const state = browser.cookies.get('round-trip') ?? ''
  await issuer.leaveForProof(browser, 'delete-account')
  browser.cookies.set('round-trip', state)
  expect(await issuer.comeBack(browser, older, { claims })).toEqual(relogin)
  expect(await granted()).toEqual([])
})

it('fails when the person signed out in between', async () => {
  const issuer = await newIssuer()
  const { browser, claims } = await someone(issuer)
  const trip = await issuer.leaveForProof(browser, 'delete-account')
  await browser.post('/api/session/sign-out')
  expect(await issuer.comeBack(browser, trip, { claims })).toEqual(relogin)
  expect(browser.cookies.has('session')).toBe(false)
})

it('reports a canceled reauthentication and changes nothing', async () => {
  const issuer = await newIssuer()
  const { browser } = await someone(issuer)
  const trip = await issuer.leaveForProof(browser, 'change-email')
  const end = await issuer.comeBack(browser, trip, { params: { code: undefined, error: 'access_denied' } })
  expect(end.query).toEqual({ next: '/account?act=change-email', error: 'cancelled' })
  expect(await granted()).toEqual([])
})

it('refuses social reauthentication for a person who never used the issuer', async () => {
  const issuer = await newIssuer()
  const browser = new Browser(issuer.bindings)
  await signIn(browser, 'by-code@social.example')
  const { status, body } = await browser.post('/api/account/reauthentication/social', { act: 'delete-account' })
  expect(status).toBe(403)
  expect(body).toMatchObject({ error: { code: 'reauthentication_required' } })
})
