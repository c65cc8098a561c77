import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Browser } from '../../../harness/workers/accounts/browser.ts'
import { type End, newIssuer } from '../../../harness/workers/accounts/scripted-issuer.ts'
import { signIn } from '../../../harness/workers/accounts/sign-in.ts'
import { createWebsite } from '../../../harness/workers/creation/creations.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

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

describe('The way there', () => {
  it('goes to the issuer with state, nonce, PKCE, the scopes and always the account picker', async () => {
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

  it('leaves a cookie that no script and no other site’s form can use, kept to this host over https', async () => {
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

describe('Somebody who comes back', () => {
  it('creates one verified user on the first social sign-in and finds it on the second', async () => {
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

  it('finds a person by the issuer’s account although the email changed', async () => {
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

  it('gets the account that somebody made with their address and never proved, and that one loses every way in', async () => {
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

  it('takes no unproven account by an email that the issuer has not proven, or while proving who they are', async () => {
    const issuer = await newIssuer()
    const squatter = new Browser()
    const email = 'untaken@social.example'
    await squatter.post('/api/login/sign-up', { email, password: 'correct horse battery staple 9' })
    await issuer.signIn(new Browser(issuer.bindings), person('untaken', { email_verified: false }))
    const known = new Browser(issuer.bindings)
    await issuer.signIn(known, person('elsewhere'))
    // The same person, whose address at the issuer is now another.
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

  it('keeps the same account number at two issuers apart', async () => {
    const [one, other] = [await newIssuer(), await newIssuer()]
    const [first, second] = [new Browser(one.bindings), new Browser(other.bindings)]
    await one.signIn(first, { sub: '1', email: 'one@social.example' })
    await other.signIn(second, { sub: '1', email: 'other@social.example' })
    expect(await who(first)).toMatchObject({ email: 'one@social.example' })
    expect(await who(second)).toMatchObject({ email: 'other@social.example' })
  })

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

  it('shows that the person canceled at the issuer', async () => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    const trip = await issuer.leave(browser, { next: '/websites', popup: 'window-one' })
    const end = await issuer.comeBack(browser, trip, { params: { code: undefined, error: 'access_denied' } })
    expect(ended(end)).toEqual(at({ next: '/websites', popup: 'window-one', error: 'cancelled' }))
    expect(await who(browser)).toBeNull()
  })

  it.each(['server_error', 'interaction_required', '<script>', 'account_not_linked_at_all'])(
    'who returns with the error %s sees our wording only',
    async (error) => {
      const issuer = await newIssuer()
      const browser = new Browser(issuer.bindings)
      const trip = await issuer.leave(browser)
      const params = { code: undefined, error, error_description: 'call 555-1234' }
      expect(ended(await issuer.comeBack(browser, trip, { params }))).toEqual(at({ error: 'failed' }))
    },
  )
})

describe('Where it goes on', () => {
  it.each(['/websites', '/account?act=delete-account', '/designer?websiteId=abc'])('to the page %s', async (next) => {
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
  ])('never to %s', async (next) => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    expect(ended(await issuer.signIn(browser, person('next'), next))).toEqual(at())
  })

  it('makes the website that waits in the browser the person’s first draft', async () => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    await createWebsite(browser)
    const end = await issuer.signIn(browser, person('creator'))
    expect(end.query.draftId).toMatch(/^[\w-]+$/)
    const { drafts } = (await browser.get('/api/drafts')).body as { drafts: { draftId: string }[] }
    expect(drafts.map(({ draftId }) => draftId)).toEqual([end.query.draftId])
  })
})
