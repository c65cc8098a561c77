import { env } from 'cloudflare:workers'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveLocalIssuer } from '../../../worker/adapters/simulated-issuer/serve-issuer.ts'
import type { Env } from '../../../worker/env.ts'
import { signIn } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { type End, newIssuer } from '../../harness/workers/accounts/scripted-issuer.ts'
import { createWebsite } from '../../harness/workers/creation/creations.ts'

const rows = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results
const usersOf = (email: string) => rows('select * from users where email = ?', email)
const waysOf = (email: string) =>
  rows('select a.* from accounts a join users u on u.id = a.user_id where u.email = ?', email)
const who = async (browser: Browser) => ((await browser.get('/api/session')).body as { user: unknown }).user
const ended = (end: End) => ({ status: end.status, origin: end.origin, path: end.path, query: end.query })
const at = (query: Record<string, string> = {}) => ({
  status: 302,
  origin: env.APP_ORIGIN,
  path: '/login/done',
  query,
})
const person = (name: string, more = {}) => ({ sub: `sub-${name}`, email: `${name}@social.example`, ...more })

describe('a social sign-in', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  describe('the redirect to the issuer', () => {
    // ASVS 10.5.1
    it('contains state, nonce, PKCE, the scopes and the account picker', async () => {
      const issuer = await newIssuer()
      const browser = new Browser(issuer.bindings)
      const { url } = await issuer.leave(browser)
      expect(url.href.startsWith(`${issuer.peer.url}/authorize?`)).toBe(true)
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: 'the-product',
        redirect_uri: `${env.APP_ORIGIN}/api/login/social/callback`,
        prompt: 'select_account',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^.{32,}$/),
        nonce: expect.stringMatching(/^.{32,}$/),
      })
      expect(url.searchParams.has('max_age')).toBe(false)
    })

    it('sets a cookie for this host only, over https only, and hidden from scripts and other sites', async () => {
      const issuer = await newIssuer()
      const browser = new Browser({ ...issuer.bindings, APP_ORIGIN: 'https://app.example.com' })
      await issuer.leave(browser)
      const attributes = browser.setCookies.get('__Host-round-trip')
      expect(attributes).toMatch(/HttpOnly/i)
      expect(attributes).toMatch(/Secure/i)
      expect(attributes).toMatch(/SameSite=Lax/i)
      expect(attributes).toMatch(/Path=\//i)
      expect(attributes).toMatch(/Max-Age=600/i)
      expect(attributes).not.toMatch(/Domain/i)
    })
  })

  describe('the return from the issuer', () => {
    it('creates one verified user the first time, and finds that user the second time', async () => {
      const issuer = await newIssuer()
      const browser = new Browser(issuer.bindings)
      const end = await issuer.signIn(browser, person('first'))
      expect(ended(end)).toEqual(at())
      const user = (await who(browser)) as { uid: string; createdAt: string; lastSignInAt: string }
      expect(user).toMatchObject({ email: 'first@social.example', type: 'social-provider', verified: true })
      expect(user.lastSignInAt).toBe(user.createdAt)
      const again = new Browser(issuer.bindings)
      await issuer.signIn(again, person('first'))
      const later = (await who(again)) as typeof user
      expect(later.uid).toBe(user.uid)
      expect(later.lastSignInAt > user.createdAt).toBe(true)
      expect(await usersOf('first@social.example')).toHaveLength(1)
      expect(await waysOf('first@social.example')).toHaveLength(1)
    })

    // ASVS 10.5.2
    it('finds a person by the issuer’s account after their email changed', async () => {
      const issuer = await newIssuer()
      const before = new Browser(issuer.bindings)
      await issuer.signIn(before, person('moved'))
      const after = new Browser(issuer.bindings)
      await issuer.signIn(after, person('moved', { email: 'elsewhere@social.example' }))
      expect(await who(after)).toEqual({ ...((await who(before)) as object), lastSignInAt: expect.any(String) })
      expect(await usersOf('elsewhere@social.example')).toEqual([])
    })

    it('links the social sign-in to the account with the same verified email', async () => {
      const issuer = await newIssuer()
      const byCode = new Browser()
      await signIn(byCode, 'both@social.example')
      const browser = new Browser(issuer.bindings)
      expect(ended(await issuer.signIn(browser, person('both', { email: 'Both@Social.example' })))).toEqual(at())
      const { uid } = (await who(byCode)) as { uid: string }
      expect(await who(browser)).toMatchObject({ uid })
      await signIn(new Browser(), 'both@social.example')
      expect(await usersOf('both@social.example')).toHaveLength(1)
    })

    it('takes over an account that someone else made with the person’s address, without its sign-in methods', async () => {
      const issuer = await newIssuer()
      const squatter = new Browser()
      const made = { email: 'victim@social.example', password: 'correct horse battery staple 9' }
      expect((await squatter.post('/api/login/sign-up', made)).status).toBe(201)
      const browser = new Browser(issuer.bindings)
      expect(ended(await issuer.signIn(browser, person('victim')))).toEqual(at())
      expect(await who(browser)).toMatchObject({ email: 'victim@social.example', verified: true })
      expect(await who(squatter)).toBeNull()
      expect((await new Browser().post('/api/login/password', made)).status).toBe(403)
      expect(await waysOf('victim@social.example')).toMatchObject([{ provider_id: issuer.peer.url, password: null }])
    })

    it('doesn’t change an unverified account if the issuer has not verified the email, or during a reauthentication', async () => {
      const issuer = await newIssuer()
      const squatter = new Browser()
      const email = 'untaken@social.example'
      await squatter.post('/api/login/sign-up', { email, password: 'correct horse battery staple 9' })
      await issuer.signIn(new Browser(issuer.bindings), person('untaken', { email_verified: false }))
      const known = new Browser(issuer.bindings)
      await issuer.signIn(known, person('elsewhere'))
      // The same person, with another address at the issuer.
      await issuer.signIn(known, person('elsewhere', { email }))
      const trip = await issuer.leaveForProof(known, 'delete-account')
      await issuer.comeBack(known, trip, { claims: { sub: 'sub-nobody', email } })
      expect(await who(squatter)).toMatchObject({ email, verified: false })
      expect(await usersOf(email)).toMatchObject([{ email_verified: 0 }])
    })

    it.each([
      ['says is not proven', { email_verified: false }],
      ['says nothing of', { email_verified: undefined }],
    ])('creates no user for an email that the issuer %s', async (_how, claims) => {
      const issuer = await newIssuer()
      const browser = new Browser(issuer.bindings)
      const end = await issuer.signIn(browser, person('unproven', claims))
      expect(ended(end)).toEqual(at({ error: 'unverified' }))
      expect(await who(browser)).toBeNull()
      expect(await usersOf('unproven@social.example')).toEqual([])
    })

    it('never links an unverified issuer email to a known user', async () => {
      const issuer = await newIssuer()
      await signIn(new Browser(), 'target@social.example')
      const browser = new Browser(issuer.bindings)
      const end = await issuer.signIn(browser, person('target', { email_verified: false }))
      expect(ended(end)).toEqual(at({ error: 'unverified' }))
      expect(await waysOf('target@social.example')).toEqual([])
    })

    // ASVS 6.8.1
    it('distinguishes the same account number at two issuers', async () => {
      const [one, other] = [await newIssuer(), await newIssuer()]
      const [first, second] = [new Browser(one.bindings), new Browser(other.bindings)]
      await one.signIn(first, { sub: '1', email: 'one@social.example' })
      await other.signIn(second, { sub: '1', email: 'other@social.example' })
      expect(await who(first)).toMatchObject({ email: 'one@social.example' })
      expect(await who(second)).toMatchObject({ email: 'other@social.example' })
    })

    // ASVS 10.1.1
    it('stores none of the issuer’s tokens', async () => {
      const issuer = await newIssuer()
      await issuer.signIn(new Browser(issuer.bindings), person('kept'))
      await issuer.signIn(new Browser(issuer.bindings), person('kept'))
      const [way] = await waysOf('kept@social.example')
      expect(way).toMatchObject({
        access_token: null,
        refresh_token: null,
        id_token: null,
        scope: null,
        provider_id: issuer.peer.url,
      })
      expect(JSON.stringify(way)).not.toContain('secret-')
    })

    it('reports that the person canceled', async () => {
      const issuer = await newIssuer()
      const browser = new Browser(issuer.bindings)
      const trip = await issuer.leave(browser, { next: '/websites', popup: 'window-one' })
      const end = await issuer.comeBack(browser, trip, { params: { code: undefined, error: 'access_denied' } })
      expect(ended(end)).toEqual(at({ next: '/websites', popup: 'window-one', error: 'cancelled' }))
      expect(await who(browser)).toBeNull()
    })

    it.each(['server_error', 'interaction_required', '<script>', 'account_not_linked_at_all'])(
      'shows only our text for the error %s',
      async (error) => {
        const issuer = await newIssuer()
        const browser = new Browser(issuer.bindings)
        const trip = await issuer.leave(browser)
        const params = { code: undefined, error, error_description: 'call 555-1234' }
        expect(ended(await issuer.comeBack(browser, trip, { params }))).toEqual(at({ error: 'failed' }))
      },
    )
  })

  describe('the return to the app', () => {
    it.each(['/websites', '/account?act=delete-account', '/designer?websiteId=abc'])('leads to %s', async (next) => {
      const issuer = await newIssuer()
      const browser = new Browser(issuer.bindings)
      expect(ended(await issuer.signIn(browser, person('next'), next))).toEqual(at({ next }))
    })

    it.each([
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/api/session',
      '/designer@evil.example',
    ])('never leads to %s', async (next) => {
      const issuer = await newIssuer()
      const browser = new Browser(issuer.bindings)
      expect(ended(await issuer.signIn(browser, person('next'), next))).toEqual(at())
    })

    it('leads to a first draft made from the browser’s pending website', async () => {
      const issuer = await newIssuer()
      const browser = new Browser(issuer.bindings)
      await createWebsite(browser)
      const end = await issuer.signIn(browser, person('creator'))
      expect(end.query.draftId).toMatch(/^[\w-]+$/)
      const { drafts } = (await browser.get('/api/drafts')).body as { drafts: { draftId: string }[] }
      expect(drafts.map(({ draftId }) => draftId)).toEqual([end.query.draftId])
    })
  })
})

const issuer = `${env.APP_ORIGIN}/_/issuer`
const callback = `${env.APP_ORIGIN}/api/login/social/callback`
const verifier = 'v'.repeat(64)
const call = (path: string, init?: RequestInit, changes: Partial<Env> = {}) =>
  serveLocalIssuer(new Request(issuer + path, init), new URL(issuer + path).pathname, { ...env, ...changes })
const post = (path: string, form: Record<string, string>) =>
  call(path, { method: 'POST', body: new URLSearchParams(form) })

async function authorizePath(changes: Record<string, string> = {}): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
  const code_challenge = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return `/authorize?${new URLSearchParams({
    client_id: 'local',
    response_type: 'code',
    redirect_uri: callback,
    state: 'the-state',
    scope: 'openid email profile',
    nonce: 'the-nonce',
    code_challenge,
    code_challenge_method: 'S256',
    ...changes,
  })}`
}

const sentBack = (response: Response) => {
  expect(response.status).toBe(303)
  const to = new URL(response.headers.get('location') ?? '')
  expect(to.origin + to.pathname).toBe(callback)
  return Object.fromEntries(to.searchParams)
}
const codeFor = async (form: Record<string, string>) => sentBack(await post(await authorizePath(), form)).code ?? ''
const exchange = (code: string, changes: Record<string, string> = {}) =>
  post('/token', {
    grant_type: 'authorization_code',
    client_id: 'local',
    redirect_uri: callback,
    code,
    code_verifier: verifier,
    ...changes,
  })

describe('the local issuer', () => {
  it('lists sample people without a script, and restricts its forms', async () => {
    const response = await call(await authorizePath())
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/)
    const page = await response.text()
    expect(page).toContain('Ada Lovelace')
    expect(page).toContain('Cancel')
    expect(page).not.toContain('<script')
  })

  it('signs in the chosen person, like any OpenID issuer', async () => {
    const {
      code = '',
      state,
      iss,
    } = sentBack(await post(await authorizePath(), { email: ' Somebody.New@Example.com ' }))
    expect({ state, iss }).toEqual({ state: 'the-state', iss: issuer })
    const answer = (await (await exchange(code)).json()) as { id_token: string; access_token: string }
    const keys = (await (await call('/jwks')).json()) as JSONWebKeySet
    expect(JSON.stringify(keys)).not.toContain('"d"')
    const { payload } = await jwtVerify(answer.id_token, createLocalJWKSet(keys), { issuer, audience: 'local' })
    expect(payload).toMatchObject({ nonce: 'the-nonce', email: 'somebody.new@example.com', email_verified: true })
    const info = await call('/userinfo', { headers: { authorization: `Bearer ${answer.access_token}` } })
    expect(await info.json()).toMatchObject({
      sub: payload.sub,
      email: 'somebody.new@example.com',
      name: 'Somebody New',
    })
    expect((await call('/userinfo', { headers: { authorization: `Bearer ${code}` } })).status).toBe(401)
  })

  it('accepts a code once, and only with its verifier', async () => {
    const code = await codeFor({ person: 'ada.lovelace@people.example' })
    expect((await exchange(code, { code_verifier: 'w'.repeat(64) })).status).toBe(400)
    expect((await exchange(code, { redirect_uri: 'https://evil.example' })).status).toBe(400)
    expect((await exchange(`${code}x`)).status).toBe(400)
    expect((await exchange(code)).status).toBe(200)
    expect((await exchange(code)).status).toBe(400)
  })

  it('redirects back on cancel, and asks again after an invalid email', async () => {
    expect(sentBack(await post(await authorizePath(), { cancel: '1' }))).toMatchObject({
      error: 'access_denied',
      state: 'the-state',
    })
    const response = await post(await authorizePath(), { email: '"><script>alert(1)</script>' })
    expect(response.status).toBe(422)
    expect(await response.text()).not.toContain('<script')
  })

  it.each<Record<string, string>>([
    { redirect_uri: 'https://evil.example/' },
    { client_id: 'another' },
    { code_challenge_method: 'plain' },
    { scope: 'email' },
  ])('refuses a request with %o', async (changes) =>
    expect((await call(await authorizePath(changes))).status).toBe(400),
  )

  it.each<[string, Partial<Env>]>([
    ['in production', { ENVIRONMENT: 'production' }],
    ['beside another issuer', { SOCIAL_PROVIDER: 'oidc' }],
    ['without a provider', { SOCIAL_PROVIDER: 'none' }],
  ])('responds with 404 %s', async (_where, changes) => {
    for (const path of [
      '/.well-known/openid-configuration',
      '/jwks',
      await authorizePath(),
      '/token',
      '/userinfo',
      '',
    ]) {
      expect((await call(path, undefined, changes)).status).toBe(404)
    }
  })
})
