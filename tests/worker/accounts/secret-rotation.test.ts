import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findKnownBrowser } from '../../../worker/accounts/sessions/browsers.ts'
import type { Env } from '../../../worker/env.ts'
import { isPicturePass } from '../../../worker/pictures/picture-pass.ts'
import { authSecrets } from '../../../worker/platform/crypto/auth-secret.ts'
import { hexOf, keyedHash } from '../../../worker/platform/crypto/hash.ts'
import { NotConfigured } from '../../../worker/platform/http/errors.ts'
import {
  mailsTo,
  newAddress,
  newestToken,
  newPasswordPerson,
  newVerifiedPerson,
  password,
  requestCode,
  signIn,
} from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newIssuer } from '../../harness/workers/accounts/scripted-issuer.ts'
import { contextOf } from '../../harness/workers/sites/sites.ts'

const old = env.AUTH_SECRET
const next = 'the secret after the rotation, long enough for production'
/** The operator's settings at each step. */
const during = { AUTH_SECRET: next, AUTH_SECRET_PREVIOUS: old }
const after = { AUTH_SECRET: next }

/** The same browser with its current cookies, under other settings. */
function later(browser: Browser, changes: Partial<Env>): Browser {
  const same = new Browser(changes)
  for (const [name, value] of browser.cookies) same.cookies.set(name, value)
  return same
}
const who = async (browser: Browser) =>
  ((await browser.get('/api/session')).body as { user: { email: string } | null }).user?.email

describe('after the secret’s rotation', () => {
  // ASVS 11.2.2
  it('a person remains signed in, and must sign in again after the old secret’s removal only if they never returned', async () => {
    const [email, browser] = [newAddress(), new Browser()]
    await signIn(browser, email)
    const rotated = later(browser, during)
    expect(await who(rotated)).toBe(email)
    expect(await who(later(browser, after))).toBeUndefined()
    expect(await who(later(rotated, after))).toBe(email)
  })

  it('a session moves to a cookie signed with the new secret, with the same attributes and expiry', async () => {
    const live = { APP_ORIGIN: 'https://app.example.com' }
    const browser = new Browser(live)
    await signIn(browser, newAddress())
    const rotated = later(browser, { ...live, ...during })
    await who(rotated)
    const [first = '', second = ''] = [browser, rotated].map((one) => one.setCookies.get('__Host-session'))
    const attributesOf = (text: string) =>
      text
        .toLowerCase()
        .split('; ')
        .filter((one) => one !== '' && !one.startsWith('max-age'))
        .toSorted()
    expect(attributesOf(second)).toEqual(attributesOf(first))
    const secondsOf = (text: string) => Number(/max-age=(\d+)/i.exec(text)?.[1])
    expect(secondsOf(first) - secondsOf(second)).toBeGreaterThanOrEqual(0)
    expect(secondsOf(first) - secondsOf(second)).toBeLessThan(60)
    expect(rotated.cookies.get('__Host-session')).not.toBe(browser.cookies.get('__Host-session'))
    // The next request has the new signature and gets no more cookies.
    expect((await rotated.get('/api/session')).headers.getSetCookie()).toEqual([])
  })

  // ASVS 9.1.3, Threat 10
  it('new signatures never use the previous secret', async () => {
    const browser = new Browser(during)
    const email = newAddress()
    await signIn(browser, email)
    expect(await who(later(browser, after))).toBe(email)
    expect(await who(later(browser, {}))).toBeUndefined()
  })

  it('a person can sign out of an earlier session, in the browser and in the database', async () => {
    const [email, browser] = [newAddress(), new Browser()]
    await signIn(browser, email)
    const rotated = later(browser, during)
    await rotated.post('/api/session/sign-out')
    expect(rotated.cookies.has('session')).toBe(false)
    expect(await who(browser)).toBeUndefined()
  })

  it('mailed codes still work once, in their browser, with the same number of guesses', async () => {
    const browser = new Browser()
    const { session, code } = await requestCode(browser, newAddress())
    const verify = async (one: Browser, guess: string) =>
      ((await one.post('/api/login/otp/verify', { session, code: guess })).body as { status: string }).status
    const rotated = later(browser, during)
    expect(await verify(rotated, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))).toBe('InvalidCode')
    expect(await verify(new Browser(during), code)).toBe('InvalidSession')
    expect(await verify(rotated, code)).toBe('Success')
    expect(await verify(rotated, code)).not.toBe('Success')
  })

  it('mailed codes stop working once the old secret is removed', async () => {
    const browser = new Browser()
    const attempt = await requestCode(browser, newAddress())
    const { body } = await later(browser, after).post('/api/login/otp/verify', attempt)
    expect(body).toMatchObject({ status: 'InvalidCode' })
  })

  it('mailed links still work for signing in, verifying an address and a new password', async () => {
    const [asking, email] = [new Browser(), newAddress()]
    await asking.post('/api/login/link/', { email })
    const link = await later(asking, during).post('/api/login/link/verify', { token: await newestToken(email) })
    expect(link.body).toMatchObject({ status: 'Success' })

    const person = await newPasswordPerson()
    const token = await newestToken(person.email)
    const confirm = (changes: Partial<Env>) =>
      later(person.browser, changes).post('/api/account/verification/confirm', { token })
    // Without the old secret, neither the session nor the link is valid.
    expect((await confirm(after)).status).toBe(401)
    expect((await confirm(during)).status).toBe(200)

    const { email: forgetful } = await newVerifiedPerson()
    const before = await mailsTo(forgetful)
    await new Browser().post('/api/login/reset', { email: forgetful })
    expect(await mailsTo(forgetful)).toBe((before ?? 0) + 1)
    const reset = { token: await newestToken(forgetful), password: 'another long passphrase' }
    expect((await new Browser(during).post('/api/login/reset/confirm', reset)).status).toBe(204)
  })

  it('links that verify an address stop working once the old secret is removed', async () => {
    const { browser, email } = await newPasswordPerson()
    const token = await newestToken(email)
    const signedInAgain = later(browser, after)
    expect((await signedInAgain.post('/api/login/password', { email, password })).status).toBe(200)
    const { status, body } = await signedInAgain.post('/api/account/verification/confirm', { token })
    expect({ status, body }).toMatchObject({ status: 410, body: { error: { code: 'mail_link_expired' } } })
  })

  it('known browsers remain known, so strangers cannot delay their owners', async () => {
    const [email, browser] = [newAddress(), new Browser()]
    await signIn(browser, email)
    const device = browser.cookies.get('device')
    const known = (changes: Partial<Env>) => findKnownBrowser(contextOf({ ...env, ...changes }), { email, device })
    expect(await known(during)).toMatch(/^[0-9a-f]{32}$/)
    expect(await known(during)).toBe(await known({}))
    expect(await known(after)).toBeUndefined()
  })

  it('a social sign-in that started before the rotation completes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    const trip = await issuer.leave(browser)
    const person = { sub: 'sub-rotating', email: newAddress('rotating') }
    const rotated = later(browser, { ...issuer.bindings, ...during })
    await issuer.comeBack(rotated, trip, { claims: person })
    expect(await who(rotated)).toBe(person.email)
  })

  it('picture passes still work until the old secret is removed', async () => {
    const until = Date.now() + 60_000
    const hash = 'a'.repeat(64)
    const mac = await keyedHash(old, `picture ${hash} until ${until}`)
    const pass = `${until}.${hexOf(mac.slice(0, 16))}`
    const isValid = (changes: Partial<Env>) => isPicturePass(contextOf({ ...env, ...changes }), hash, pass)
    expect(await isValid({})).toBe(true)
    expect(await isValid(during)).toBe(true)
    expect(await isValid(after)).toBe(false)
  })
})

describe('a previous secret in production', () => {
  const production = { ...env, ENVIRONMENT: 'production', AUTH_SECRET: next } as const
  beforeEach(() => vi.restoreAllMocks())

  // ASVS 11.2.3
  it('must be neither short nor the public default, since anyone could sign with it', () => {
    for (const weak of ['short', 'development-only-secret-change-me-in-production']) {
      expect(() => authSecrets({ ...production, AUTH_SECRET_PREVIOUS: weak })).toThrow(NotConfigured)
      expect(() => authSecrets({ ...production, AUTH_SECRET_PREVIOUS: weak })).toThrow(/AUTH_SECRET_PREVIOUS/)
    }
  })

  it('defaults to none', () => {
    const strong = 'the secret before the rotation, just as long'
    expect(authSecrets(production)).toEqual([next])
    expect(authSecrets({ ...production, AUTH_SECRET_PREVIOUS: '' })).toEqual([next])
    expect(authSecrets({ ...production, AUTH_SECRET_PREVIOUS: strong })).toEqual([next, strong])
  })
})
