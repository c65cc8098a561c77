import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { signToken } from '../../../worker/platform/crypto/signed-token.ts'
import { growingPauses } from '../../../worker/platform/limits/limits.ts'
import { eventually } from '../../harness/eventually.ts'
import {
  accountOf,
  codeOf,
  mailsTo,
  newAddress,
  newCodePerson,
  newestToken,
  newPasswordPerson,
  newVerifiedPerson,
  password,
  reauthenticate,
  requestChange,
  requestCode,
  signIn,
  signInElsewhere,
  uidOf,
} from '../../harness/workers/accounts/account.ts'
import { Browser, listen } from '../../harness/workers/accounts/browser.ts'
import { newDraftId } from '../../harness/workers/pictures/uploads.ts'
import { contextOf } from '../../harness/workers/sites/sites.ts'

const other = 'quite another passphrase'
const confirm = (browser: Browser, token: string) => browser.post('/api/account/verification/confirm', { token })
const confirmChange = (browser: Browser, token: string) => browser.post('/api/account/email/confirm', { token })
const isSignedIn = async (browser: Browser) => (await browser.get('/api/account')).status === 200
const newestMail = (email: string) =>
  env.DB.prepare('select text from mailbox where recipient = ? order by rowid desc limit 1')
    .bind(email)
    .first<string>('text')

describe('GET /api/account', () => {
  it('returns the person, the sign-in methods and the websites', async () => {
    const { browser, email } = await newPasswordPerson()
    await signInElsewhere(email)
    await newDraftId(browser)
    expect(await accountOf(browser)).toEqual({
      email,
      verified: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      hasPassword: true,
      social: null,
      reauthenticationWays: ['password'],
      sessions: 2,
      websites: 1,
      websiteLimit: 1,
    })
  })

  it('returns 401 without a session', async () => {
    expect((await new Browser().get('/api/account')).status).toBe(401)
  })
})

describe('verifying an address', () => {
  it('verifies the signed-in person, notifies their tabs, and repeats without an error', async () => {
    const { browser, email } = await newPasswordPerson()
    const tab = await listen(browser)
    const token = await newestToken(email)
    expect((await confirm(browser, token)).status).toBe(200)
    expect((await accountOf(browser)).verified).toBe(true)
    await eventually(() => expect(tab.received).toEqual([{ type: 'account.changed' }]))
    expect((await confirm(browser, token)).status).toBe(200)
    expect((await confirm(await signInElsewhere(email), token)).status).toBe(200)
    expect(tab.received).toHaveLength(1)
  })

  it('doesn’t verify another person’s account when the address’s owner opens that account’s link', async () => {
    const { browser: attacker, email: victim } = await newPasswordPerson()
    const token = await newestToken(victim)
    // Without a session, and in another account.
    expect((await confirm(new Browser(), token)).status).toBe(401)
    const { browser: own } = await newCodePerson()
    expect(codeOf(await confirm(own, token))).toBe('mail_link_expired')
    expect((await accountOf(attacker)).verified).toBe(false)
    // Signing in by code ends the other person's access.
    await signIn(own, victim)
    expect(await isSignedIn(attacker)).toBe(false)
    const again = await new Browser().post('/api/login/password', { email: victim, password })
    expect(codeOf(again)).toBe('wrong_password')
  })

  // ASVS 9.2.1, ASVS 9.2.2
  it('refuses an expired verification token, and one for another purpose or address', async () => {
    const { browser, email } = await newPasswordPerson()
    const subject = await uidOf(browser)
    const at = (ms: number) => new Date(Date.now() + ms)
    const made = (purpose: 'verification' | 'bearer' | 'device', changes: object = {}, ms = 60_000) =>
      signToken(contextOf(), purpose, { subject, expiresAt: at(ms), claims: { email, ...changes } })
    const bad = [
      await made('bearer'),
      await made('device'),
      await made('verification', { email: 'elsewhere@example.com' }),
      await made('verification', {}, -1000),
      await signToken(contextOf(), 'verification', { subject: 'elsewhere', expiresAt: at(60_000), claims: { email } }),
      'not a token of any kind',
    ]
    for (const token of bad) expect(codeOf(await confirm(browser, token))).toBe('mail_link_expired')
    expect((await confirm(browser, await made('verification'))).status).toBe(200)
  })

  it('mails the link at most ten times, and never to a verified account', async () => {
    const { browser, email } = await newPasswordPerson()
    const { free: most } = growingPauses['confirmations of an account']
    const answers = await Promise.all(Array.from({ length: most + 2 }, () => browser.post('/api/account/verification')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    // Signing up sent the first one.
    expect(await mailsTo(email)).toBe(most)
    await confirm(browser, await newestToken(email))
    expect(codeOf(await browser.post('/api/account/verification'))).toBe('already_verified')
  })
})

describe('changing the email address', () => {
  it('takes effect when the link is opened, and notifies the old address', async () => {
    const { browser, email } = await newVerifiedPerson()
    const to = newAddress('new')
    const tab = await listen(browser)
    const token = await requestChange(browser, to)
    expect((await accountOf(browser)).email).toBe(email)
    expect((await confirmChange(browser, token)).status).toBe(200)
    expect(await accountOf(browser)).toMatchObject({ email: to, verified: true, sessions: 1 })
    await eventually(() => expect(tab.received).toEqual([{ type: 'account.changed' }]))
    expect(tab.closed).toBe(false)
    expect(await newestMail(email)).toContain(to)
    await signInElsewhere(to)
    const old = await new Browser().post('/api/login/password', { email, password })
    expect(codeOf(old)).toBe('wrong_password')
  })

  it('requires a verified account', async () => {
    const { browser } = await newPasswordPerson()
    await reauthenticate(browser, 'change-email')
    const to = newAddress('new')
    expect(codeOf(await browser.post('/api/account/email', { email: to }))).toBe('email_unverified')
    expect(await mailsTo(to)).toBe(0)
  })

  it('ends the other sessions at once', async () => {
    const { browser, email } = await newVerifiedPerson()
    const second = await signInElsewhere(email)
    const tab = await listen(second)
    const token = await requestChange(browser, newAddress('new'))
    const began = performance.now()
    await confirmChange(browser, token)
    await eventually(() => expect(tab.closed).toBe(true))
    expect(await isSignedIn(second)).toBe(false)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('returns ‘Incorrect password.’ for the wrong current password', async () => {
    const { browser, email } = await newVerifiedPerson()
    await reauthenticate(browser, 'change-email')
    expect(codeOf(await browser.post('/api/account/email', { email: ` ${email.toUpperCase()} ` }))).toBe(
      'wrong_password',
    )
  })

  it('reveals whether the address has another account only to people who open its link', async () => {
    const [{ browser }, { email: known }] = [await newVerifiedPerson(), await newVerifiedPerson()]
    const unknown = newAddress('unknown')
    const answers = []
    for (const to of [known, unknown]) {
      const mails = (await mailsTo(to)) ?? 0
      await reauthenticate(browser, 'change-email')
      const { status, body, headers } = await browser.post('/api/account/email', { email: to })
      answers.push({ status, body, headers: [...headers.keys()], mails: ((await mailsTo(to)) ?? 0) - mails })
    }
    expect(answers[0]).toEqual(answers[1])
    expect((await confirmChange(browser, await newestToken(unknown))).status).toBe(200)
    const taken = await confirmChange(browser, await requestChange(browser, known))
    expect(codeOf(taken)).toBe('account_exists')
    expect(await accountOf(browser)).toMatchObject({ email: unknown, sessions: 1 })
  })

  it('succeeds for only one of two people who request the same address', async () => {
    const people = [await newVerifiedPerson(), await newVerifiedPerson()]
    const to = newAddress('wanted')
    const tokens: string[] = []
    for (const { browser } of people) tokens.push(await requestChange(browser, to))
    const answers = await Promise.all(people.map(({ browser }, index) => confirmChange(browser, tokens[index] ?? '')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const emails = await Promise.all(people.map(async ({ browser }) => (await accountOf(browser)).email))
    expect(emails.filter((email) => email === to)).toHaveLength(1)
  })

  it('accepts only the newest link, from the account that requested it', async () => {
    const [{ browser }, { browser: stranger }] = [await newVerifiedPerson(), await newVerifiedPerson()]
    const [first, second] = [newAddress('first'), newAddress('second')]
    const [toFirst, toSecond] = [await requestChange(browser, first), await requestChange(browser, second)]
    expect((await confirmChange(new Browser(), toFirst)).status).toBe(401)
    expect(codeOf(await confirmChange(stranger, toFirst))).toBe('mail_link_expired')
    expect(codeOf(await confirmChange(browser, toFirst))).toBe('mail_link_expired')
    expect((await confirmChange(browser, toSecond)).status).toBe(200)
    expect((await accountOf(browser)).email).toBe(second)
  })

  it('expires after an hour', async () => {
    const { browser } = await newVerifiedPerson()
    await requestChange(browser, newAddress('late'))
    const expiresAt = await env.DB.prepare('select max(expires_at) as at from email_changes').first<number>('at')
    expect(Math.abs((expiresAt ?? 0) - Date.now() - 60 * 60_000)).toBeLessThan(60_000)
  })

  it('cancels pending codes, links and resets of the old address', async () => {
    const { browser, email } = await newVerifiedPerson()
    const to = newAddress('new')
    const token = await requestChange(browser, to)
    const elsewhere = new Browser()
    const code = await requestCode(elsewhere, email)
    await elsewhere.post('/api/login/link/', { email })
    const link = await newestToken(email)
    await elsewhere.post('/api/login/reset', { email })
    await eventually(async () => expect(await newestToken(email)).not.toBe(link))
    const reset = await newestToken(email)
    await confirmChange(browser, token)
    expect((await elsewhere.post('/api/login/otp/verify', code)).body).toMatchObject({ status: 'InvalidSession' })
    expect((await elsewhere.post('/api/login/link/verify', { token: link })).body).toMatchObject({
      status: 'ExpiredLink',
    })
    const taken = await elsewhere.post('/api/login/reset/confirm', { token: reset, password: other })
    expect(codeOf(taken)).toBe('mail_link_expired')
    await signInElsewhere(to)
  })
})

describe('changing the password', () => {
  // ASVS 6.2.2, ASVS 7.4.3
  it('takes effect, sends a notice and ends other sessions at once', async () => {
    const { browser, email } = await newPasswordPerson()
    const second = await signInElsewhere(email)
    const [own, tab] = [await listen(browser), await listen(second)]
    await reauthenticate(browser, 'change-password')
    const began = performance.now()
    expect((await browser.post('/api/account/password', { password: other })).status).toBe(200)
    await eventually(() => expect(tab.closed).toBe(true))
    expect(await isSignedIn(second)).toBe(false)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(await isSignedIn(browser)).toBe(true)
    await eventually(() => expect(own.received).toEqual([{ type: 'account.changed' }]))
    expect(own.closed).toBe(false)
    await eventually(async () => expect(await newestMail(email)).toMatch(/password/i))
    await signInElsewhere(email, other)
    expect(codeOf(await new Browser().post('/api/login/password', { email, password }))).toBe('wrong_password')
  })

  it('works for a person who signed in by code and has no password yet', async () => {
    const { browser, email } = await newCodePerson()
    const proof = await browser.post('/api/account/reauthentication/code', { act: 'change-password' })
    const { session } = proof.body as { session: string }
    const subject = await env.DB.prepare('select subject from mailbox where recipient = ? order by rowid desc limit 1')
      .bind(email)
      .first<string>('subject')
    const code = subject?.slice(0, 6)
    await browser.post('/api/account/reauthentication/code/verify', { act: 'change-password', session, code })
    expect((await browser.post('/api/account/password', { password: other })).status).toBe(200)
    expect(await accountOf(browser)).toMatchObject({ hasPassword: true, reauthenticationWays: ['password'] })
    await signInElsewhere(email, other)
  })

  it('cancels pending password resets', async () => {
    const { browser, email } = await newPasswordPerson()
    await browser.post('/api/login/reset', { email })
    await eventually(async () => expect(await mailsTo(email)).toBe(2))
    const token = await newestToken(email)
    await reauthenticate(browser, 'change-password')
    await browser.post('/api/account/password', { password: other })
    const late = await new Browser().post('/api/login/reset/confirm', { token, password: 'a third long passphrase' })
    expect(codeOf(late)).toBe('mail_link_expired')
  })

  // ASVS 6.2.1
  it('rejects passwords that are short, long, common or the person’s address', async () => {
    const { browser, email } = await newPasswordPerson()
    await reauthenticate(browser, 'change-password')
    const refusal = async (word: string) => codeOf(await browser.post('/api/account/password', { password: word }))
    expect(await refusal('x'.repeat(11))).toBe('invalid_request')
    expect(await refusal('x'.repeat(129))).toBe('invalid_request')
    expect(await refusal('password1234')).toBe('password_too_common')
    expect(await refusal(email)).toBe('password_too_common')
  })
})

describe('signing out everywhere', () => {
  // ASVS 7.4.3
  it('ends all of the person’s sessions and tabs, and no one else’s', async () => {
    const { browser, email } = await newPasswordPerson()
    const [second, { browser: stranger }] = [await signInElsewhere(email), await newPasswordPerson()]
    const tabs = [await listen(browser), await listen(second)]
    const foreign = await listen(stranger)
    const began = performance.now()
    const { status, body } = await browser.post('/api/session/sign-out-everywhere')
    expect([status, body]).toEqual([200, { user: null }])
    await eventually(() => expect(tabs.map(({ closed }) => closed)).toEqual([true, true]))
    expect([await isSignedIn(browser), await isSignedIn(second)]).toEqual([false, false])
    expect(performance.now() - began).toBeLessThan(5000)
    expect(browser.cookies.has('session')).toBe(false)
    expect([await isSignedIn(stranger), foreign.closed]).toEqual([true, false])
  })
})
