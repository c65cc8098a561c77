import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { newPerson, requestCode, signIn } from '../../harness/workers/accounts/account.ts'
import { Browser, limitOf } from '../../harness/workers/accounts/browser.ts'
import { newIssuer } from '../../harness/workers/accounts/scripted-issuer.ts'
import { beginCreation } from '../../harness/workers/creation/creations.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

describe('the API', () => {
  it('reports status and version at the health check', async () => {
    const { status, body } = await new Browser().get('/api/health')
    expect([status, body]).toEqual([200, { status: 'ok', version: expect.any(String) }])
  })

  // ASVS 3.2.1, ASVS 4.1.1, ASVS 14.2.2, ASVS 14.3.2
  it('sends a request id and headers against caching, framing and sniffing', async () => {
    const browser = new Browser({ SOCIAL_PROVIDER: 'none' })
    const answers = [
      await browser.get('/api/health'),
      await browser.get('/api/drafts'),
      await browser.get('/api/nothing-here'),
      await browser.post('/api/login/otp/verify', { session: 'made-up', code: '123456' }),
      await browser.post('/api/login/otp/verify', 'not JSON'),
      await browser.post('/api/drafts', {}, { origin: 'null' }),
      await browser.get('/api/login/social/callback?state=made-up'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 200, 400, 403, 302])
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
    }
  })

  it('includes the request id in an error', async () => {
    const { status, headers, body } = await new Browser().get('/api/nothing-here')
    expect(status).toBe(404)
    expect(body).toEqual({ error: { code: 'not_found', requestId: headers.get('x-request-id') } })
  })

  // ASVS 16.5.1
  it('hides internal errors', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = new Proxy(env.DB, {
      get: () => {
        throw new Error('the secret of the database')
      },
    })
    const browser = new Browser({ DB: broken })
    browser.cookies.set('creation', 'any')
    const { status, body, text } = await browser.get('/api/creations/current')
    expect(status).toBe(500)
    expect(body).toMatchObject({ error: { code: 'unknown' } })
    expect(text).not.toContain('secret')
    expect(log).toHaveBeenCalled()
  })

  // ASVS 3.5.1, ASVS 3.5.2, Threat 5
  it('refuses changes from other origins', async () => {
    const person = await newPerson()
    const body = { websiteSettings: smallDocument() }
    for (const origin of ['https://evil.example', 'null', 'http://alice.localhost:8787', '']) {
      const refused = await person.post('/api/drafts', body, { origin })
      expect(refused.status).toBe(403)
      expect(refused.body).toMatchObject({ error: { code: 'forbidden_origin' } })
    }
    const live = { APP_ORIGIN: 'https://app.example.com' }
    for (const origin of ['http://localhost:8787', 'http://app.example.com', 'https://www.app.example.com']) {
      expect((await new Browser(live).post('/api/session/sign-out', undefined, { origin })).status).toBe(403)
    }
    expect((await new Browser(live).post('/api/session/sign-out')).status).toBe(200)
    expect((await person.get('/api/drafts')).body).toEqual({ drafts: [] })
  })

  // ASVS 3.4.2
  it('shares nothing with other origins, not even by preflight', async () => {
    const origin = 'https://evil.example'
    const asking = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
    for (const [path, here] of [
      ['/api/session', 200],
      ['/api/login/otp/generate', 404],
      ['/api/drafts', 401],
    ] as const) {
      const answers = [
        await new Browser().get(path, { headers: { origin } }),
        await new Browser().call('OPTIONS', path, { headers: asking }),
        await new Browser().call('POST', path, { headers: { origin }, body: {} }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([here, 404, 403])
      for (const { headers } of answers) {
        expect([...headers.keys()].filter((name) => name.startsWith('access-control') || name === 'allow')).toEqual([])
      }
    }
  })

  // ASVS 2.4.1
  it('limits calls from one address without affecting other addresses', async () => {
    const changes = { API_LIMIT: limitOf(5) }
    const [browser, other] = [new Browser(changes), new Browser(changes)]
    for (let call = 1; call <= 5; call++) expect((await browser.get('/api/health')).status).toBe(200)
    expect((await browser.get('/api/health')).status).toBe(429)
    expect((await other.get('/api/health')).status).toBe(200)
  })

  it('treats an IPv6 network as one visitor', async () => {
    const changes = { API_LIMIT: limitOf(1) }
    const from = async (address: string) => (await new Browser(changes, address).get('/api/health')).status
    expect(await from('2001:db8:1:2:aaaa::1')).toBe(200)
    expect(await from('2001:db8:1:2:bbbb::2')).toBe(429)
    expect(await from('2001:db8:1:3:aaaa::1')).toBe(200)
  })

  // ASVS 6.3.4
  it('doesn’t limit the sign-in library’s own routes', async () => {
    const email = 'a@example.com'
    for (const below of ['/api/auth', '/api', '/api/login', '/auth']) {
      for (const path of [
        'get-session',
        'ok',
        'magic-link/verify?token=a',
        'oauth2/callback/oidc',
        'reset-password/a',
      ]) {
        expect((await new Browser().get(`${below}/${path}`)).status, `${below}/${path}`).toBe(404)
      }
      for (const path of ['sign-in/email', 'sign-in/email-otp', 'sign-up/email', 'update-user', 'delete-user']) {
        expect((await new Browser().post(`${below}/${path}`, { email })).status, `${below}/${path}`).toBe(404)
      }
    }
  })

  // ASVS 13.4.2
  it('includes the mailbox in development only', async () => {
    await requestCode(new Browser(), 'reader@example.com')
    const { body } = await new Browser().get('/api/mailbox')
    const [mail] = (body as { mails: { recipient: string; subject: string; text: string; html: string }[] }).mails
    expect(mail).toMatchObject({
      recipient: 'reader@example.com',
      subject: expect.stringMatching(/^\d{6}\b/),
    })
    const code = mail?.subject.slice(0, 6) ?? ''
    expect(mail?.text).toContain(code)
    expect(mail?.html).toContain(code)

    const live = await new Browser({ ENVIRONMENT: 'production' }).get('/api/mailbox')
    expect(live.status).toBe(404)
    expect(live.body).toEqual({ error: { code: 'not_found', requestId: expect.any(String) } })
  })
})

const names = ['session', 'asking', 'creation', 'device', 'round-trip']

/** A browser with every cookie of the app. */
async function withEveryCookie(changes: Partial<typeof env> = {}): Promise<Browser> {
  const issuer = await newIssuer()
  const browser = new Browser({ ...issuer.bindings, ...changes })
  await signIn(browser, 'every-cookie@example.com')
  await beginCreation(browser)
  await issuer.leave(browser)
  return browser
}

const live = { APP_ORIGIN: 'https://app.example.com' }
const attributes = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && !/^(max-age|expires)=/.test(part))
    .sort()

describe('the API’s cookies', () => {
  describe('over https', () => {
    // ASVS 3.3.1, ASVS 3.3.2
    it('belong to this host only, hidden from scripts and other sites’ forms', async () => {
      const { setCookies } = await withEveryCookie(live)
      expect([...setCookies.keys()].sort()).toEqual(names.map((name) => `__Host-${name}`).sort())
      for (const [name, given] of setCookies) {
        expect(attributes(given), name).toEqual(['httponly', 'path=/', 'samesite=lax', 'secure'])
      }
    })

    // ASVS 3.3.3
    it('require the __Host- prefix', async () => {
      const browser = await withEveryCookie(live)
      const tricked = new Browser(live)
      for (const [name, value] of browser.cookies) tricked.cookies.set(name.replace('__Host-', ''), value)
      expect((await tricked.get('/api/session')).body).toEqual({ user: null })
      expect((await tricked.get('/api/creations/current')).status).toBe(404)
      expect((await browser.get('/api/session')).body).toMatchObject({ user: { type: 'email' } })
    })

    it('disappear on sign-out under their own name', async () => {
      const browser = await withEveryCookie(live)
      await browser.post('/api/session/sign-out')
      expect(browser.cookies.has('__Host-session')).toBe(false)
      expect(attributes(browser.setCookies.get('__Host-session') ?? '')).toEqual(
        expect.arrayContaining(['path=/', 'secure']),
      )
    })
  })

  describe('over http in development', () => {
    it('keep their attributes except Secure', async () => {
      const { setCookies } = await withEveryCookie()
      expect([...setCookies.keys()].sort()).toEqual(names.toSorted())
      for (const [name, given] of setCookies) {
        expect(attributes(given), name).toEqual(['httponly', 'path=/', 'samesite=lax'])
      }
    })
  })

  it('start with an action; reading sets none', async () => {
    const browser = new Browser()
    for (const path of ['/api/health', '/api/session', '/api/drafts', '/api/places/here', '/api/login/ways']) {
      await browser.get(path)
    }
    expect([...browser.setCookies]).toEqual([])
  })
})
