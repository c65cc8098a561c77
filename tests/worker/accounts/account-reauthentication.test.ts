import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
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
  signInElsewhere,
} from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'

const other = 'quite another passphrase'
const minute = 60_000
const changePassword = (browser: Browser, word = other) => browser.post('/api/account/password', { password: word })
const proofs = () => env.DB.prepare('select count(*) as count from reauthentications').first<number>('count')

describe('what must be proven', () => {
  it('requires reauthentication for every protected act, also right after sign-in', async () => {
    const { browser } = await newVerifiedPerson()
    const answers = [
      await changePassword(browser),
      await browser.post('/api/account/email', { email: 'new@example.com' }),
      await browser.delete('/api/account'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(answers.map(codeOf)).toEqual(Array(3).fill('reauthentication_required'))
  })

  it('accepts a reauthentication for five minutes', async () => {
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

  it.each(reauthenticationActs)('accepts a reauthentication for its own act only (%s)', async (act) => {
    const { browser, email } = await newVerifiedPerson()
    await reauthenticate(browser, act)
    const tries = {
      'change-email': () => browser.post('/api/account/email', { email }),
      'change-password': () => browser.post('/api/account/password', { password: 'password1234' }),
      'delete-account': () => browser.delete('/api/account'),
    }
    for (const name of reauthenticationActs) {
      if (name === act) continue
      expect([name, codeOf(await tries[name]())]).toEqual([name, 'reauthentication_required'])
    }
  })

  it('accepts a reauthentication in its own session only', async () => {
    const { browser, email } = await newPasswordPerson()
    const second = await signInElsewhere(email)
    await reauthenticate(browser, 'change-password')
    expect(codeOf(await changePassword(second))).toBe('reauthentication_required')
    expect((await changePassword(browser)).status).toBe(200)
  })

  it('accepts a reauthentication of the same person only', async () => {
    const [first, second] = [await newPasswordPerson(), await newPasswordPerson()]
    await reauthenticate(first.browser, 'delete-account')
    expect(codeOf(await second.browser.delete('/api/account'))).toBe('reauthentication_required')
    expect((await accountOf(first.browser)).email).toBe(first.email)
  })

  it('drops a reauthentication when the session ends', async () => {
    const { browser } = await newPasswordPerson()
    await reauthenticate(browser, 'delete-account')
    await browser.post('/api/session/sign-out')
    const { browser: again } = await newPasswordPerson()
    expect(codeOf(await again.delete('/api/account'))).toBe('reauthentication_required')
  })

  it('consumes a reauthentication with its act', async () => {
    const { browser } = await newPasswordPerson()
    await reauthenticate(browser, 'change-password')
    const before = await proofs()
    expect((await changePassword(browser)).status).toBe(200)
    expect(await proofs()).toBe((before ?? 0) - 1)
    expect(codeOf(await changePassword(browser, 'yet another passphrase'))).toBe('reauthentication_required')
  })

  it('allows one of many parallel acts for one reauthentication', async () => {
    const { browser } = await newPasswordPerson()
    await reauthenticate(browser, 'change-password')
    const words = Array.from({ length: 4 }, (_, index) => `passphrase number ${index}`)
    const statuses = await Promise.all(words.map(async (word) => (await changePassword(browser, word)).status))
    expect(statuses.toSorted()).toEqual([200, 403, 403, 403])
  })

  it('keeps a reauthentication when the act was refused', async () => {
    const { browser } = await newPasswordPerson()
    await reauthenticate(browser, 'change-password')
    expect(codeOf(await changePassword(browser, 'password1234'))).toBe('password_too_common')
    expect((await changePassword(browser)).status).toBe(200)
  })
})

describe('by the password', () => {
  it('returns wrong_password for a wrong password and for an account without one', async () => {
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

describe('by a mailed code', () => {
  const verify = (browser: Browser, proof: object) => browser.post('/api/account/reauthentication/code/verify', proof)

  it('accepts a mailed code from an account without a password', async () => {
    const { browser, email } = await newCodePerson()
    expect((await accountOf(browser)).reauthenticationWays).toEqual(['code'])
    const proof = await requestProof(browser, email, 'change-password')
    expect((await verify(browser, proof)).body).toEqual({ status: 'Success' })
    expect((await changePassword(browser)).status).toBe(200)
    expect((await verify(browser, proof)).body).toEqual({ status: 'InvalidSession' })
  })

  it('refuses a mailed code for an account with a password', async () => {
    const { browser } = await newPasswordPerson()
    const answer = await browser.post('/api/account/reauthentication/code', { act: 'delete-account' })
    expect(codeOf(answer)).toBe('reauthentication_required')
  })

  it('accepts a mailed code for its own act only', async () => {
    const { browser, email } = await newCodePerson()
    const proof = await requestProof(browser, email, 'change-password')
    expect((await verify(browser, { ...proof, act: 'delete-account' })).body).toEqual({ status: 'InvalidSession' })
    expect((await verify(browser, proof)).body).toEqual({ status: 'Success' })
    expect(codeOf(await browser.delete('/api/account'))).toBe('reauthentication_required')
  })

  it('accepts a mailed code only from the browser and person that requested it', async () => {
    const { browser, email } = await newCodePerson()
    const proof = await requestProof(browser, email, 'change-password')
    const { browser: stranger } = await newCodePerson()
    expect((await verify(stranger, proof)).body).toEqual({ status: 'InvalidSession' })
    const thief = new Browser()
    thief.cookies.set('session', browser.cookies.get('session') ?? '')
    expect((await verify(thief, proof)).body).toEqual({ status: 'InvalidSession' })
    // Somebody else in the same browser.
    stranger.cookies.set('asking', browser.cookies.get('asking') ?? '')
    expect((await verify(stranger, proof)).body).toEqual({ status: 'InvalidSession' })
    expect((await verify(browser, proof)).body).toEqual({ status: 'Success' })
  })

  it('keeps reauthentication codes and sign-in codes apart', async () => {
    const { browser, email } = await newCodePerson()
    const proof = await requestProof(browser, email, 'delete-account')
    expect((await browser.post('/api/login/otp/verify', proof)).body).toMatchObject({ status: 'InvalidSession' })
    const { body } = await browser.post('/api/login/otp/generate', { email })
    const { session } = body as { session: string }
    expect((await verify(browser, { ...proof, session })).body).toEqual({ status: 'InvalidSession' })
  })

  it('allows five guesses of a mailed code, also with fifty in parallel', async () => {
    const { browser, email } = await newCodePerson()
    const proof = await requestProof(browser, email, 'delete-account')
    const wrong = String((Number(proof.code) + 1) % 1_000_000).padStart(6, '0')
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(browser, { ...proof, code: wrong })))
    const statuses = answers.map(({ body }) => (body as { status: string }).status)
    expect(statuses.filter((status) => status === 'InvalidCode')).toHaveLength(5)
    expect(statuses.filter((status) => status === 'ExpiredCode')).toHaveLength(45)
    expect((await verify(browser, proof)).body).toEqual({ status: 'ExpiredCode' })
  })

  it('expires a mailed code after ten minutes or when a newer one is sent', async () => {
    const { browser, email } = await newCodePerson()
    const first = await requestProof(browser, email, 'delete-account')
    const second = await requestProof(browser, email, 'delete-account')
    expect((await verify(browser, first)).body).toEqual({ status: 'InvalidSession' })
    await env.DB.prepare('update otp_sessions set expires_at = ? where id = ?').bind(Date.now(), second.session).run()
    expect((await verify(browser, second)).body).toEqual({ status: 'ExpiredCode' })
  })

  it('stores a mailed code only as a hash', async () => {
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
