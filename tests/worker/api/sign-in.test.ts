import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { Browser } from '../../harness/workers/browser.ts'
import { limitOf } from '../../harness/workers/rate-limit.ts'
import { newestCode, requestCode, signIn } from '../../harness/workers/sign-in.ts'

const verify = async (browser: Browser, attempt: { session: string; code: string }) =>
  (await browser.post('/api/login/otp/verify', attempt)).body as { status: string; draftId: string | null }

/** Another code than the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const outOfTime = (session: string) =>
  env.DB.prepare('update otp_sessions set expires_at = ? where id = ?')
    .bind(Date.now() - 1, session)
    .run()

it('signs a new person in with the code that was mailed', async () => {
  const browser = new Browser()
  expect((await browser.get('/api/session')).body).toEqual({ user: null })
  const attempt = await requestCode(browser, 'new@example.com')
  expect(await verify(browser, attempt)).toEqual({ status: 'Success', draftId: null })
  expect((await browser.get('/api/session')).body).toEqual({
    user: { uid: expect.any(String), email: 'new@example.com', type: 'email', verified: true },
  })
})

it('keeps the session in a cookie that scripts and other sites cannot use, and marks it secure on https', async () => {
  const local = new Browser()
  await signIn(local, 'cookie@example.com')
  expect(local.setCookies.get('session')).toMatch(/HttpOnly/i)
  expect(local.setCookies.get('session')).toMatch(/SameSite=Lax/i)
  expect(local.setCookies.get('session')).not.toMatch(/Secure/i)

  const live = new Browser({ APP_ORIGIN: 'https://app.example.com' })
  await signIn(live, 'cookie@example.com')
  expect(live.setCookies.get('__Host-session')).toMatch(/Secure/i)
  expect((await live.get('/api/session')).body).toMatchObject({ user: { email: 'cookie@example.com' } })
})

it('finds the same person again, however they write their e-mail address', async () => {
  const [first, second] = [new Browser(), new Browser()]
  await signIn(first, 'again@example.com')
  const { body } = await second.post('/api/login/otp/generate', { email: ' Again@Example.COM ' })
  const { session } = body as { session: string }
  await verify(second, { session, code: await newestCode('again@example.com') })
  expect((await second.get('/api/session')).body).toEqual((await first.get('/api/session')).body)
})

it('answers alike whether an e-mail is known or not', async () => {
  await signIn(new Browser(), 'known@example.com')
  const known = await new Browser().post('/api/login/otp/generate', { email: 'known@example.com' })
  const unknown = await new Browser().post('/api/login/otp/generate', { email: 'unknown@example.com' })
  expect(known.status).toBe(unknown.status)
  const shape = { session: expect.stringMatching(/^[0-9a-f]{32}$/), expiresAt: expect.any(String) }
  expect([known.body, unknown.body]).toEqual([shape, shape])
})

it('stores no code that could be read back', async () => {
  const { code } = await requestCode(new Browser(), 'stored@example.com')
  const stored = await env.DB.prepare(
    "select value from verifications where identifier like '%stored@example.com'",
  ).first('value')
  expect(stored).not.toContain(code)
  const plainHash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  expect(stored).not.toContain(btoa(String.fromCharCode(...new Uint8Array(plainHash))).slice(0, 20))
})

it('refuses a wrong code and takes the right one after it', async () => {
  const browser = new Browser()
  const { session, code } = await requestCode(browser, 'wrong@example.com')
  expect(await verify(browser, { session, code: wrong(code) })).toEqual({ status: 'InvalidCode', draftId: null })
  expect(await verify(browser, { session, code: 'letters' })).toEqual({ status: 'InvalidCode', draftId: null })
  expect((await browser.get('/api/session')).body).toEqual({ user: null })
  expect((await verify(browser, { session, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe('Success')
})

it('wants a new code after five wrong ones, even for the right one', async () => {
  const browser = new Browser()
  const { session, code } = await requestCode(browser, 'guess@example.com')
  for (let guess = 1; guess <= 5; guess++) {
    expect((await verify(browser, { session, code: wrong(code) })).status).toBe('InvalidCode')
  }
  expect((await verify(browser, { session, code })).status).toBe('ExpiredCode')
  expect((await verify(browser, { session, code })).status).toBe('ExpiredCode')
  await signIn(browser, 'guess@example.com')
})

it('does not let guesses made at once count for less', async () => {
  const browser = new Browser()
  const { session, code } = await requestCode(browser, 'parallel@example.com')
  await Promise.all(Array.from({ length: 12 }, () => verify(browser, { session, code: wrong(code) })))
  const stored = await env.DB.prepare(
    "select value from verifications where identifier like '%parallel@example.com'",
  ).first<string>('value')
  const attempts = Number(stored?.split(':').at(-1) ?? 5)
  expect(attempts).toBeGreaterThanOrEqual(1)
  expect(attempts).toBeLessThanOrEqual(5)
})

it('says that a code has expired after its ten minutes', async () => {
  const browser = new Browser()
  const asked = Date.now()
  const { body } = await browser.post('/api/login/otp/generate', { email: 'late@example.com' })
  const { session, expiresAt } = body as { session: string; expiresAt: string }
  expect((Date.parse(expiresAt) - asked) / 60_000).toBeCloseTo(10, 0)
  await outOfTime(session)
  const code = await newestCode('late@example.com')
  expect(await verify(browser, { session, code })).toEqual({ status: 'ExpiredCode', draftId: null })
})

it('knows no session that it did not begin, and none that was used', async () => {
  const browser = new Browser()
  expect(await verify(browser, { session: 'made-up', code: '123456' })).toEqual({
    status: 'InvalidSession',
    draftId: null,
  })
  const used = await requestCode(browser, 'used@example.com')
  expect((await verify(browser, used)).status).toBe('Success')
  expect((await verify(new Browser(), used)).status).toBe('InvalidSession')
})

it('takes a code only for the e-mail it was sent to', async () => {
  const mine = await requestCode(new Browser(), 'mine@example.com')
  const theirs = await requestCode(new Browser(), 'theirs@example.com')
  expect((await verify(new Browser(), { session: theirs.session, code: mine.code })).status).not.toBe('Success')
})

it('signs in once with one code, however many try at once', async () => {
  const attempt = await requestCode(new Browser(), 'once@example.com')
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await verify(new Browser(), attempt)).status),
  )
  expect(statuses.filter((status) => status === 'Success')).toHaveLength(1)
  const sessions = await env.DB.prepare(
    "select count(*) as count from sessions join users on users.id = user_id where email = 'once@example.com'",
  ).first('count')
  expect(sessions).toBe(1)
})

it('mails an address at most five codes an hour, also when asked at once', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 9 },
      async () => (await new Browser().post('/api/login/otp/generate', { email: 'many@example.com' })).status,
    ),
  )
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429])
  const { body } = await new Browser().post('/api/login/otp/generate', { email: 'many@example.com' })
  expect(body).toMatchObject({ error: { code: 'too_many_requests' } })
  await env.DB.prepare('update otp_sessions set created_at = created_at - 3600001').run()
  expect((await new Browser().post('/api/login/otp/generate', { email: 'many@example.com' })).status).toBe(200)
})

it('signs out: the cookie is cleared and the old one is worth nothing', async () => {
  const browser = new Browser()
  await signIn(browser, 'leaving@example.com')
  const thief = new Browser()
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
  expect((await browser.post('/api/session/sign-out')).body).toEqual({ user: null })
  expect([...browser.cookies.keys()]).toEqual([])
  expect((await thief.get('/api/session')).body).toEqual({ user: null })
})

it('refuses a session cookie that it did not sign', async () => {
  const browser = new Browser()
  await signIn(browser, 'signed@example.com')
  const [token = ''] = decodeURIComponent(browser.cookies.get('session') ?? '').split('.')
  browser.cookies.set('session', encodeURIComponent(`${token}.${btoa('x'.repeat(32))}`))
  expect((await browser.get('/api/session')).body).toEqual({ user: null })
})

it('says what is wrong with an e-mail address', async () => {
  const { status, body } = await new Browser().post('/api/login/otp/generate', { email: 'nobody' })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { code: 'invalid_request', details: { issues: [{ path: 'email' }] } } })
  expect(JSON.stringify(body)).not.toContain('nobody')
})

it('answers mail_failed and counts nothing when a mail cannot be sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken: SendEmail = { send: () => Promise.reject(new Error('E_SENDER_NOT_VERIFIED')) }
  const browser = new Browser({ MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@example.com', EMAIL: broken })
  for (let time = 1; time <= 6; time++) {
    const { status, body } = await browser.post('/api/login/otp/generate', { email: 'unsent@example.com' })
    expect(status).toBe(503)
    expect(body).toMatchObject({ error: { code: 'mail_failed' } })
    expect(JSON.stringify(body)).not.toContain('E_SENDER')
  }
})

it('brakes one address that keeps signing in, and no other', async () => {
  const changes = { SIGN_IN_LIMIT: limitOf(3) }
  const [browser, other] = [new Browser(changes), new Browser(changes)]
  const attempt = { session: 'made-up', code: '1' }
  for (let call = 1; call <= 3; call++) expect((await verify(browser, attempt)).status).toBe('InvalidSession')
  const { status, body } = await browser.post('/api/login/otp/verify', attempt)
  expect(status).toBe(429)
  expect(body).toMatchObject({ error: { code: 'too_many_requests' } })
  expect((await browser.post('/api/login/otp/generate', { email: 'braked@example.com' })).status).toBe(429)
  expect((await verify(other, attempt)).status).toBe('InvalidSession')
})
