import { env } from 'cloudflare:workers'
import type { JWTPayload } from 'jose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reauthenticationActs } from '../../../worker/accounts/schema.ts'
import {
  accountOf,
  ageReauthentications,
  codeOf,
  newCodePerson,
  newPasswordPerson,
  newVerifiedPerson,
  password,
  reauthenticate,
  requestProof,
  signIn,
  signInElsewhere,
} from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newIssuer, type ScriptedIssuer } from '../../harness/workers/accounts/scripted-issuer.ts'

const other = 'quite another passphrase'
const minute = 60_000
const changePassword = (browser: Browser, word = other) => browser.post('/api/account/password', { password: word })
const proofs = () => env.DB.prepare('select count(*) as count from reauthentications').first<number>('count')

describe('reauthentication', () => {
  // ASVS 2.3.1, ASVS 7.5.1
  it('applies to every protected action, even right after sign-in', async () => {
    const { browser } = await newVerifiedPerson()
    const answers = [
      await changePassword(browser),
      await browser.post('/api/account/email', { email: 'new@example.com' }),
      await browser.delete('/api/account'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(answers.map(codeOf)).toEqual(Array(3).fill('reauthentication_required'))
  })

  it('lasts five minutes', async () => {
    const { browser } = await newPasswordPerson()
    const { body } = await browser.post('/api/account/reauthentication/password', { act: 'change-password', password })
    const left = new Date((body as { expiresAt: string }).expiresAt).getTime() - Date.now()
    expect(left).toBeGreaterThan(5 * minute - 5000)
    expect(left).toBeLessThanOrEqual(5 * minute)
    await ageReauthentications(5 * minute)
    expect(codeOf(await changePassword(browser))).toBe('reauthentication_required')
    await reauthenticate(browser, 'change-password')
    await ageReauthentications(5 * minute - 10_000)
    expect((await changePassword(browser)).status).toBe(200)
  })

  it.each(reauthenticationActs)('covers its own action only (%s)', async (act) => {
    const { browser, email } = await newVerifiedPerson()
    await reauthenticate(browser, act)
    const tries = {
      'change-email': () => browser.post('/api/account/email', { email }),
      'change-password': () => browser.post('/api/account/password', { password: 'password1234' }),
      'delete-account': () => browser.delete('/api/account'),
      // Only operators get that far (operate.slow.test.ts).
      operate: undefined,
    }
    for (const name of reauthenticationActs) {
      if (name === act) continue
      const attempt = tries[name]
      if (!attempt) continue
      expect([name, codeOf(await attempt())]).toEqual([name, 'reauthentication_required'])
    }
  })

  it('covers its own session only', async () => {
    const { browser, email } = await newPasswordPerson()
    const second = await signInElsewhere(email)
    await reauthenticate(browser, 'change-password')
    expect(codeOf(await changePassword(second))).toBe('reauthentication_required')
    expect((await changePassword(browser)).status).toBe(200)
  })

  it('covers the same person only', async () => {
    const [first, second] = [await newPasswordPerson(), await newPasswordPerson()]
    await reauthenticate(first.browser, 'delete-account')
    expect(codeOf(await second.browser.delete('/api/account'))).toBe('reauthentication_required')
    expect((await accountOf(first.browser)).email).toBe(first.email)
  })

  it('ends with the session', async () => {
    const { browser } = await newPasswordPerson()
    await reauthenticate(browser, 'delete-account')
    await browser.post('/api/session/sign-out')
    const { browser: again } = await newPasswordPerson()
    expect(codeOf(await again.delete('/api/account'))).toBe('reauthentication_required')
  })

  it('allows only one action', async () => {
    const { browser } = await newPasswordPerson()
    await reauthenticate(browser, 'change-password')
    const before = await proofs()
    expect((await changePassword(browser)).status).toBe(200)
    expect(await proofs()).toBe((before ?? 0) - 1)
    expect(codeOf(await changePassword(browser, 'yet another passphrase'))).toBe('reauthentication_required')
  })

  it('allows only one of many parallel actions', async () => {
    const { browser } = await newPasswordPerson()
    await reauthenticate(browser, 'change-password')
    const words = Array.from({ length: 4 }, (_, index) => `passphrase number ${index}`)
    const statuses = await Promise.all(words.map(async (word) => (await changePassword(browser, word)).status))
    expect(statuses.toSorted()).toEqual([200, 403, 403, 403])
  })

  it('remains valid when the action was refused', async () => {
    const { browser } = await newPasswordPerson()
    await reauthenticate(browser, 'change-password')
    expect(codeOf(await changePassword(browser, 'password1234'))).toBe('password_too_common')
    expect((await changePassword(browser)).status).toBe(200)
  })
})

describe('reauthentication with a password', () => {
  // ASVS 6.2.3
  it('returns wrong_password for a wrong password and for an account that has none', async () => {
    const [{ browser }, { browser: without }] = [await newPasswordPerson(), await newCodePerson()]
    const act = 'delete-account'
    for (const one of [browser, without]) {
      const answer = await one.post('/api/account/reauthentication/password', { act, password: 'not the passphrase' })
      expect([answer.status, codeOf(answer)]).toEqual([403, 'wrong_password'])
      expect(codeOf(await one.delete('/api/account'))).toBe('reauthentication_required')
    }
  })

  it('limits password tries to ten in fifteen minutes over all browsers', async () => {
    const { browser, email } = await newPasswordPerson()
    const second = await signInElsewhere(email)
    const guess = (index: number) =>
      (index % 2 ? browser : second).post('/api/account/reauthentication/password', {
        act: 'delete-account',
        password: `guess number ${index}`,
      })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)))
    expect(answers.map(codeOf).toSorted()).toEqual([
      ...Array(2).fill('too_many_requests'),
      ...Array(10).fill('wrong_password'),
    ])
    const late = await browser.post('/api/account/reauthentication/password', { act: 'delete-account', password })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(800)
  })
})

describe('reauthentication with a mailed code', () => {
  const verify = (browser: Browser, proof: object) => browser.post('/api/account/reauthentication/code/verify', proof)

  it('works for an account without a password', async () => {
    const { browser, email } = await newCodePerson()
    expect((await accountOf(browser)).reauthenticationWays).toEqual(['code'])
    const proof = await requestProof(browser, email, 'change-password')
    expect((await verify(browser, proof)).body).toEqual({ status: 'Success' })
    expect((await changePassword(browser)).status).toBe(200)
    expect((await verify(browser, proof)).body).toEqual({ status: 'InvalidSession' })
  })

  // ASVS 6.2.3
  it('fails for an account with a password', async () => {
    const { browser } = await newPasswordPerson()
    const answer = await browser.post('/api/account/reauthentication/code', { act: 'delete-account' })
    expect(codeOf(answer)).toBe('reauthentication_required')
  })

  it('covers its own action only', async () => {
    const { browser, email } = await newCodePerson()
    const proof = await requestProof(browser, email, 'change-password')
    expect((await verify(browser, { ...proof, act: 'delete-account' })).body).toEqual({ status: 'InvalidSession' })
    expect((await verify(browser, proof)).body).toEqual({ status: 'Success' })
    expect(codeOf(await browser.delete('/api/account'))).toBe('reauthentication_required')
  })

  it('works only in the browser and for the person that requested the code', async () => {
    const { browser, email } = await newCodePerson()
    const proof = await requestProof(browser, email, 'change-password')
    const { browser: stranger } = await newCodePerson()
    expect((await verify(stranger, proof)).body).toEqual({ status: 'InvalidSession' })
    const thief = new Browser()
    thief.cookies.set('session', browser.cookies.get('session') ?? '')
    expect((await verify(thief, proof)).body).toEqual({ status: 'InvalidSession' })
    // Another person in the same browser.
    stranger.cookies.set('asking', browser.cookies.get('asking') ?? '')
    expect((await verify(stranger, proof)).body).toEqual({ status: 'InvalidSession' })
    expect((await verify(browser, proof)).body).toEqual({ status: 'Success' })
  })

  it('doesn’t accept codes from a sign-in by code, or the reverse', async () => {
    const { browser, email } = await newCodePerson()
    const proof = await requestProof(browser, email, 'delete-account')
    expect((await browser.post('/api/login/otp/verify', proof)).body).toMatchObject({ status: 'InvalidSession' })
    const { body } = await browser.post('/api/login/otp/generate', { email })
    const { session } = body as { session: string }
    expect((await verify(browser, { ...proof, session })).body).toEqual({ status: 'InvalidSession' })
  })

  it('allows five guesses, even when fifty are sent in parallel', async () => {
    const { browser, email } = await newCodePerson()
    const proof = await requestProof(browser, email, 'delete-account')
    const wrong = String((Number(proof.code) + 1) % 1_000_000).padStart(6, '0')
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(browser, { ...proof, code: wrong })))
    const statuses = answers.map(({ body }) => (body as { status: string }).status)
    expect(statuses.filter((status) => status === 'InvalidCode')).toHaveLength(5)
    expect(statuses.filter((status) => status === 'ExpiredCode')).toHaveLength(45)
    expect((await verify(browser, proof)).body).toEqual({ status: 'ExpiredCode' })
  })

  it('expires after ten minutes or when a newer code is sent', async () => {
    const { browser, email } = await newCodePerson()
    const first = await requestProof(browser, email, 'delete-account')
    const second = await requestProof(browser, email, 'delete-account')
    expect((await verify(browser, first)).body).toEqual({ status: 'InvalidSession' })
    await env.DB.prepare('update otp_sessions set expires_at = ? where id = ?').bind(Date.now(), second.session).run()
    expect((await verify(browser, second)).body).toEqual({ status: 'ExpiredCode' })
  })

  it('stores only a hash of the code', async () => {
    const { browser, email } = await newCodePerson()
    const { code } = await requestProof(browser, email, 'delete-account')
    for (const table of ['otp_sessions', 'verifications', 'reauthentications']) {
      const { results } = await env.DB.prepare(`select * from ${table}`).all()
      expect(
        JSON.stringify(results.map((row) => ({ ...row, created_at: 0, updated_at: 0, expires_at: 0 }))),
      ).not.toContain(code)
    }
  })
})

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

/** A person signed in by the issuer, with the issuer's claims. */
async function someone(issuer: ScriptedIssuer): Promise<{ browser: Browser; claims: JWTPayload }> {
  const id = crypto.randomUUID()
  const claims = { sub: id, email: `${id}@social.example` }
  const browser = new Browser(issuer.bindings)
  await issuer.signIn(browser, claims)
  await env.DB.prepare('delete from reauthentications').run()
  return { browser, claims }
}

describe('reauthentication with the issuer', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  // ASVS 7.6.1
  it('requests a fresh sign-in with the account picker', async () => {
    const issuer = await newIssuer()
    const { browser } = await someone(issuer)
    const { url } = await issuer.leaveForProof(browser, 'change-email')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ prompt: 'select_account', max_age: '0' })
  })

  it('allows the action for five minutes, without a new user, sign-in method or session', async () => {
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

  it('identifies the person by the issuer’s account, not by email', async () => {
    const issuer = await newIssuer()
    const { browser, claims } = await someone(issuer)
    await env.DB.prepare('update users set email = ? where email = ?').bind('new@here.example', claims.email).run()
    const trip = await issuer.leaveForProof(browser, 'change-password')
    const end = await issuer.comeBack(browser, trip, { claims: { ...claims, email: 'new@there.example' } })
    expect(end.query).toEqual({ next: '/account?act=change-password' })
    expect(await granted()).toHaveLength(1)
  })

  it.each([
    ['somebody else, known here', true],
    ['somebody new, who is not made a user', false],
  ])('fails for %s', async (_who, isKnown) => {
    const issuer = await newIssuer()
    const { browser } = await someone(issuer)
    const other = isKnown ? (await someone(issuer)).claims : { sub: 'new', email: 'brand-new@social.example' }
    const before = await counts()
    const trip = await issuer.leaveForProof(browser, 'delete-account')
    expect(await issuer.comeBack(browser, trip, { claims: other })).toEqual(relogin)
    expect(await granted()).toEqual([])
    expect(await counts()).toEqual(before)
  })

  it('fails for another issuer account with the same email', async () => {
    const issuer = await newIssuer()
    const { browser, claims } = await someone(issuer)
    const trip = await issuer.leaveForProof(browser, 'delete-account')
    expect(await issuer.comeBack(browser, trip, { claims: { ...claims, sub: 'impostor' } })).toEqual(relogin)
    expect(await granted()).toEqual([])
  })

  // ASVS 7.6.1
  it('fails for an old sign-in at the issuer', async () => {
    const issuer = await newIssuer()
    const { browser, claims } = await someone(issuer)
    const trip = await issuer.leaveForProof(browser, 'delete-account')
    const auth_time = Math.floor(Date.now() / 1000) - 3600
    expect(await issuer.comeBack(browser, trip, { claims: { ...claims, auth_time } })).toEqual(relogin)
  })

  it('fails for a plain sign-in', async () => {
    const issuer = await newIssuer()
    const { browser, claims } = await someone(issuer)
    await issuer.leaveForProof(browser, 'delete-account')
    await issuer.comeBack(browser, await issuer.leave(browser), { claims })
    expect(await granted()).toEqual([])
  })

  it('covers its own session only', async () => {
    const issuer = await newIssuer()
    const { browser, claims } = await someone(issuer)
    const trip = await issuer.leaveForProof(browser, 'delete-account')
    const state = browser.cookies.get('round-trip') ?? ''
    await issuer.signIn(browser, claims)
    browser.cookies.set('round-trip', state)
    expect(await issuer.comeBack(browser, trip, { claims })).toEqual(relogin)
    expect(await granted()).toEqual([])
  })

  it('fails for an older round trip once a newer round trip has started', async () => {
    const issuer = await newIssuer()
    const { browser, claims } = await someone(issuer)
    const older = await issuer.leaveForProof(browser, 'delete-account')
    const state = browser.cookies.get('round-trip') ?? ''
    await issuer.leaveForProof(browser, 'delete-account')
    browser.cookies.set('round-trip', state)
    expect(await issuer.comeBack(browser, older, { claims })).toEqual(relogin)
    expect(await granted()).toEqual([])
  })

  it('fails if the person signed out in between', async () => {
    const issuer = await newIssuer()
    const { browser, claims } = await someone(issuer)
    const trip = await issuer.leaveForProof(browser, 'delete-account')
    await browser.post('/api/session/sign-out')
    expect(await issuer.comeBack(browser, trip, { claims })).toEqual(relogin)
    expect(browser.cookies.has('session')).toBe(false)
  })

  it('reports a cancellation and changes nothing', async () => {
    const issuer = await newIssuer()
    const { browser } = await someone(issuer)
    const trip = await issuer.leaveForProof(browser, 'change-email')
    const end = await issuer.comeBack(browser, trip, { params: { code: undefined, error: 'access_denied' } })
    expect(end.query).toEqual({ next: '/account?act=change-email', error: 'cancelled' })
    expect(await granted()).toEqual([])
  })

  it('fails for a person who never used the issuer', async () => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    await signIn(browser, 'by-code@social.example')
    const { status, body } = await browser.post('/api/account/reauthentication/social', { act: 'delete-account' })
    expect(status).toBe(403)
    expect(body).toMatchObject({ error: { code: 'reauthentication_required' } })
  })
})

const relogin = { ...account, query: { next: '/account?act=delete-account', error: 'relogin' } }
