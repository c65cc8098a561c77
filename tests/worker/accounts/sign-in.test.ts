import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import worker from '../../../worker/index.ts'
import { mailsTo, newestCode, newestToken, requestCode, signIn } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { assets } from '../../harness/workers/sites/sites.ts'

const verify = async (browser: Browser, attempt: { session: string; code: string }) =>
  (await browser.post('/api/login/otp/verify', attempt)).body as { status: string; draftId: string | null }

/** A code that differs from the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const rowsOf = async (table: string) => (await env.DB.prepare(`select * from ${table}`).all()).results

const outOfTime = (session: string) =>
  env.DB.prepare('update otp_sessions set expires_at = ? where id = ?')
    .bind(Date.now() - 1, session)
    .run()

describe('signing in by code', () => {
  it('signs a new person in with the mailed code', async () => {
    const browser = new Browser()
    expect((await browser.get('/api/session')).body).toEqual({ user: null })
    const attempt = await requestCode(browser, 'new@example.com')
    expect(await verify(browser, attempt)).toEqual({ status: 'Success', draftId: null })
    expect((await browser.get('/api/session')).body).toEqual({
      user: {
        uid: expect.any(String),
        email: 'new@example.com',
        type: 'email',
        verified: true,
        createdAt: expect.any(String),
        lastSignInAt: expect.any(String),
      },
    })
  })

  it('finds the same person for any spelling of the email address', async () => {
    const [first, second] = [new Browser(), new Browser()]
    await signIn(first, 'again@example.com')
    const { body } = await second.post('/api/login/otp/generate', { email: ' Again@Example.COM ' })
    const { session } = body as { session: string }
    await verify(second, { session, code: await newestCode('again@example.com') })
    const uidOf = async (browser: Browser) =>
      ((await browser.get('/api/session')).body as { user: { uid: string } }).user.uid
    expect(await uidOf(second)).toBe(await uidOf(first))
  })

  it('stores no code in a recoverable form', async () => {
    const { session, code } = await requestCode(new Browser(), 'stored@example.com')
    const kept = JSON.stringify([
      await rowsOf('verifications'),
      await rowsOf('otp_sessions'),
      await rowsOf('attempt_counts'),
    ])
    expect(kept).toContain(session)
    expect(kept).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`))
    // Nor a hash found by hashing all million codes.
    for (const text of [code, `${session} ${code}`, `${session}${code}`]) {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
      expect(kept).not.toContain(btoa(String.fromCharCode(...hash)).slice(0, 20))
      expect(kept).not.toContain([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
    }
  })

  it('accepts the right code after a wrong code', async () => {
    const browser = new Browser()
    const { session, code } = await requestCode(browser, 'wrong@example.com')
    expect(await verify(browser, { session, code: wrong(code) })).toEqual({ status: 'InvalidCode', draftId: null })
    expect(await verify(browser, { session, code: 'letters' })).toEqual({ status: 'InvalidCode', draftId: null })
    expect((await browser.get('/api/session')).body).toEqual({ user: null })
    expect((await verify(browser, { session, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe('Success')
  })

  it('requires a new code after five wrong codes', async () => {
    const browser = new Browser()
    const { session, code } = await requestCode(browser, 'guess@example.com')
    for (let guess = 1; guess <= 5; guess++) {
      expect((await verify(browser, { session, code: wrong(code) })).status).toBe('InvalidCode')
    }
    expect((await verify(browser, { session, code })).status).toBe('ExpiredCode')
    expect((await verify(browser, { session, code })).status).toBe('ExpiredCode')
    await signIn(browser, 'guess@example.com')
  })

  // ASVS 6.6.3
  it('compares at most five of fifty parallel guesses, and none after them', async () => {
    const browser = new Browser()
    const { session, code } = await requestCode(browser, 'parallel@example.com')
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const guess = String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')
        return (await verify(browser, { session, code: guess })).status
      }),
    )
    expect(statuses.filter((status) => status === 'InvalidCode')).toHaveLength(5)
    expect(statuses.filter((status) => status === 'ExpiredCode')).toHaveLength(45)
    const { results } = await env.DB.prepare('select guesses from otp_sessions where id = ?').bind(session).all()
    expect(results).toEqual([{ guesses: 5 }])
    expect((await verify(browser, { session, code })).status).toBe('ExpiredCode')
  })

  // ASVS 6.4.1, ASVS 6.5.5
  it('rejects a code after ten minutes as expired', async () => {
    const browser = new Browser()
    const requestedAt = Date.now()
    const { body } = await browser.post('/api/login/otp/generate', { email: 'late@example.com' })
    const { session, expiresAt } = body as { session: string; expiresAt: string }
    expect((Date.parse(expiresAt) - requestedAt) / 60_000).toBeCloseTo(10, 0)
    await outOfTime(session)
    const code = await newestCode('late@example.com')
    expect(await verify(browser, { session, code })).toEqual({ status: 'ExpiredCode', draftId: null })
  })

  it('rejects unknown and used attempts', async () => {
    const browser = new Browser()
    expect(await verify(browser, { session: 'made-up', code: '123456' })).toEqual({
      status: 'InvalidSession',
      draftId: null,
    })
    const used = await requestCode(browser, 'used@example.com')
    expect((await verify(browser, used)).status).toBe('Success')
    expect((await verify(browser, used)).status).toBe('InvalidSession')
  })

  // ASVS 6.6.2
  it('works only in the browser that requested the code', async () => {
    const browser = new Browser()
    const attempt = await requestCode(browser, 'bound@example.com')
    const [stranger, another] = [new Browser(), new Browser()]
    await requestCode(another, 'another@example.com')
    expect((await verify(stranger, attempt)).status).toBe('InvalidSession')
    expect((await verify(another, attempt)).status).toBe('InvalidSession')
    expect((await verify(browser, attempt)).status).toBe('Success')
  })

  // ASVS 6.6.2
  it('invalidates the old code when a new code is sent, in either attempt', async () => {
    const browser = new Browser()
    const old = await requestCode(browser, 'resent@example.com')
    const fresh = await requestCode(browser, 'resent@example.com')
    expect(old.code).not.toBe(fresh.code)
    expect((await verify(browser, old)).status).toBe('InvalidSession')
    expect((await verify(browser, { session: old.session, code: fresh.code })).status).toBe('InvalidSession')
    expect((await verify(browser, { session: fresh.session, code: old.code })).status).toBe('InvalidCode')
    expect((await verify(browser, fresh)).status).toBe('Success')
  })

  it('accepts neither a link as a code nor a code as a link', async () => {
    const browser = new Browser()
    await browser.post('/api/login/link/', { email: 'kinds@example.com' })
    const token = await newestToken('kinds@example.com')
    const { results } = await env.DB.prepare("select id from otp_sessions where email = 'kinds@example.com'").all()
    expect((await verify(browser, { session: String(results[0]?.id), code: '123456' })).status).toBe('InvalidSession')
    const { session } = await requestCode(browser, 'kinds@example.com')
    expect((await browser.post('/api/login/link/verify', { token: session })).body).toMatchObject({
      status: 'ExpiredLink',
    })
    expect((await browser.post('/api/login/link/verify', { token })).body).toMatchObject({ status: 'Success' })
  })

  it('accepts a code only for the address it was sent to', async () => {
    const browser = new Browser()
    const mine = await requestCode(browser, 'mine@example.com')
    const theirs = await requestCode(browser, 'theirs@example.com')
    expect((await verify(browser, { session: theirs.session, code: mine.code })).status).toBe('InvalidCode')
    expect((await verify(browser, mine)).status).toBe('Success')
  })

  // ASVS 6.5.1
  it('creates only one session from one code under parallel attempts', async () => {
    const browser = new Browser()
    const attempt = await requestCode(browser, 'once@example.com')
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await verify(browser, attempt)).status))
    expect(statuses.filter((status) => status === 'Success')).toHaveLength(1)
    const sessions = await env.DB.prepare(
      "select count(*) as count from sessions join users on users.id = user_id where email = 'once@example.com'",
    ).first('count')
    expect(sessions).toBe(1)
  })

  it('explains an invalid email address', async () => {
    const { status, body } = await new Browser().post('/api/login/otp/generate', { email: 'nobody' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'invalid_request', details: { issues: [{ path: 'email' }] } } })
    expect(JSON.stringify(body)).not.toContain('nobody')
  })

  // ASVS 16.5.3
  it('responds with mail_failed and uses up no limit when the email cannot be sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const sent: { text: string; subject: string }[] = []
    const broken: SendEmail = {
      send: (mail) => {
        sent.push(mail as { text: string; subject: string })
        return Promise.reject(new Error('E_SENDER_NOT_VERIFIED'))
      },
    }
    const browser = new Browser({ MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@example.com', EMAIL: broken })
    const email = 'unsent@example.com'
    for (let time = 1; time <= 11; time++) {
      const path = time % 2 ? '/api/login/otp/generate' : '/api/login/link/'
      const { status, body } = await browser.post(path, { email })
      expect(status).toBe(503)
      expect(body).toMatchObject({ error: { code: 'mail_failed' } })
      expect(JSON.stringify(body)).not.toContain('E_SENDER')
    }
    expect(sent).toHaveLength(11)
    const waiting = 'select count(*) as count from otp_sessions where email = ? and used_at is null'
    expect(await env.DB.prepare(waiting).bind(email).first('count')).toBe(0)
    const token = sent[1]?.text.match(/token=(\w+)/)?.[1]
    expect((await browser.post('/api/login/link/verify', { token })).body).toMatchObject({ status: 'ExpiredLink' })
    const working = new Browser()
    const { code } = { code: String(sent[0]?.subject.slice(0, 6)) }
    const { session } = await requestCode(working, email)
    expect((await verify(working, { session, code })).status).toBe('InvalidCode')
    expect(await mailsTo(email)).toBe(1)
  })
})

const open = async (browser: Browser, token: string) =>
  (await browser.post('/api/login/link/verify', { token })).body as { status: string; draftId: string | null }

/** Requests a link and finds its token in the email. */
async function requestLink(browser: Browser, email: string): Promise<string> {
  const { status, body } = await browser.post('/api/login/link/', { email })
  expect({ status, body }).toEqual({ status: 200, body: { expiresAt: expect.any(String), delay: null } })
  return newestToken(email)
}

const whoIs = async (browser: Browser) => ((await browser.get('/api/session')).body as { user: unknown }).user

describe('signing in by link', () => {
  it('signs a new person in as verified', async () => {
    const browser = new Browser()
    const token = await requestLink(browser, 'link@example.com')
    expect(await open(browser, token)).toEqual({ status: 'Success', draftId: null })
    expect(await whoIs(browser)).toMatchObject({ email: 'link@example.com', type: 'email', verified: true })
  })

  it('works only in the browser that requested the link, where it remains valid', async () => {
    const [browser, empty, busy] = [new Browser(), new Browser(), new Browser()]
    await requestCode(busy, 'somebody@example.com')
    const token = await requestLink(browser, 'bound@example.com')
    expect(await open(empty, token)).toEqual({ status: 'WrongDevice', draftId: null })
    expect(await open(busy, token)).toEqual({ status: 'WrongDevice', draftId: null })
    expect(await whoIs(empty)).toBeNull()
    expect(await whoIs(busy)).toBeNull()
    expect((await open(browser, token)).status).toBe('Success')
  })

  it('accepts a link once, even in parallel', async () => {
    const browser = new Browser()
    const token = await requestLink(browser, 'twice@example.com')
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await open(browser, token)).status))
    expect(statuses.toSorted()).toEqual([...Array<string>(5).fill('ExpiredLink'), 'Success'])
    expect((await open(browser, token)).status).toBe('ExpiredLink')
    const count =
      "select count(*) as count from sessions join users on users.id = user_id where email = 'twice@example.com'"
    expect(await env.DB.prepare(count).first('count')).toBe(1)
  })

  // ASVS 6.5.5
  it('rejects a link after ten minutes, or after a newer link was sent', async () => {
    const browser = new Browser()
    const requestedAt = Date.now()
    const { body } = await browser.post('/api/login/link/', { email: 'late@example.com' })
    expect((Date.parse((body as { expiresAt: string }).expiresAt) - requestedAt) / 60_000).toBeCloseTo(10, 0)
    const late = await newestToken('late@example.com')
    await env.DB.prepare("update otp_sessions set expires_at = ? where email = 'late@example.com'")
      .bind(Date.now() - 1)
      .run()
    expect((await open(browser, late)).status).toBe('ExpiredLink')

    const old = await requestLink(browser, 'newer@example.com')
    const newer = await requestLink(browser, 'newer@example.com')
    expect((await open(browser, old)).status).toBe('ExpiredLink')
    expect((await open(browser, newer)).status).toBe('Success')
  })

  it('responds with ExpiredLink, without a server error, to a link whose record is gone', async () => {
    const browser = new Browser()
    const token = await requestLink(browser, 'half@example.com')
    await env.DB.prepare("delete from verifications where value like '%half@example.com%'").run()
    const { status, body } = await browser.post('/api/login/link/verify', { token })
    expect({ status, body }).toEqual({ status: 200, body: { status: 'ExpiredLink', draftId: null } })
    expect((await open(browser, 'a'.repeat(32))).status).toBe('ExpiredLink')
  })

  it('stores no link in a recoverable form', async () => {
    const token = await requestLink(new Browser(), 'stored@example.com')
    const kept = await Promise.all(
      ['verifications', 'otp_sessions'].map(
        async (table) => (await env.DB.prepare(`select * from ${table}`).all()).results,
      ),
    )
    expect(JSON.stringify(kept)).toContain('stored@example.com')
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('responds alike for known and unknown addresses', async () => {
    await signIn(new Browser(), 'known@example.com')
    const before = await mailsTo('known@example.com')
    const request = (email: string, path: string) => new Browser().post(path, { email })
    for (const path of ['/api/login/link/', '/api/login/otp/generate']) {
      const [known, unknown] = [await request('known@example.com', path), await request('unknown@example.com', path)]
      expect(sameOf(known)).toEqual(sameOf(unknown))
    }
    expect(await mailsTo('known@example.com')).toBe(Number(before) + 2)
    expect(await mailsTo('unknown@example.com')).toBe(2)
  })

  // ASVS 7.6.2
  it('ignores GET and HEAD, so mail scanners may follow the link', async () => {
    const browser = new Browser()
    const token = await requestLink(browser, 'scanned@example.com')
    const page = `${env.APP_ORIGIN}/login/link?token=${token}`
    const api = `/api/login/link/verify?token=${token}`
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    // Only waitUntil is called.
    const ctx = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext
    for (const method of ['GET', 'HEAD']) {
      for (const sent of ['', cookie]) {
        const request = new Request(page, { method, headers: { cookie: sent } })
        const answer = await worker.fetch(
          request as Parameters<typeof worker.fetch>[0],
          { ...env, ASSETS: assets },
          ctx,
        )
        expect(answer.status).toBe(200)
        expect(answer.headers.getSetCookie()).toEqual([])
      }
      expect((await browser.fetch(api, { method })).status).toBe(404)
    }
    expect(await whoIs(browser)).toBeNull()
    expect((await open(browser, token)).status).toBe('Success')
  })
})

/** A response without random and time-dependent parts. */
const sameOf = ({ status, headers, body }: { status: number; headers: Headers; body: unknown }) => ({
  status,
  headers: [...headers]
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[^;]*/, '=') : value]),
  body: Object.entries(body as object).map(([name, value]) => [name, typeof value, String(value).length]),
})
