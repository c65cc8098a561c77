import { env } from 'cloudflare:workers'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseSocial } from '../../../worker/adapters/oidc.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import {
  clientId,
  type End,
  foreignKey,
  newIssuer,
  publicJwk,
  type Return,
  signed,
  signedCritically,
} from '../../harness/workers/accounts/scripted-issuer.ts'

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

const who = async (browser: Browser) => ((await browser.get('/api/session')).body as { user: unknown }).user
const people = () => env.DB.prepare('select count(*) from users').first<number>('count(*)')
const sessions = () => env.DB.prepare('select count(*) from sessions').first<number>('count(*)')
const failed = (end: End) =>
  expect(end).toEqual({ status: 302, origin: env.APP_ORIGIN, path: '/login/done', query: { error: 'failed' } })

describe('a hostile social sign-in', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const hmac = (secret: string) => (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(new TextEncoder().encode(secret))
  const without = (name: string) => (claims: JWTPayload) => signed({ ...claims, [name]: undefined })

  // ASVS 6.8.2, ASVS 10.5.1, ASVS 10.5.4, ASVS 11.6.1
  it.each<[string, Return]>([
    ['a nonce of another round trip', { claims: { nonce: 'of-another-round-trip' } }],
    ['no nonce', { token: without('nonce') }],
    ['no signature (alg none)', { token: (claims) => new UnsecuredJWT(claims).encode() }],
    ['a signature by the client id (HS256)', { token: hmac(clientId) }],
    ['a signature by the client’s secret (HS256)', { token: hmac('a-secret-of-the-tests') }],
    ['a signature by the public key (HS256)', { token: hmac(JSON.stringify(publicJwk)) }],
    ['a key that is not the issuer’s', { token: (claims) => signed(claims, foreignKey) }],
    ['a key of no name', { token: (claims) => signed(claims, foreignKey, 'two') }],
    ['another audience', { claims: { aud: 'another-product' } }],
    ['several audiences, of which another is meant', { claims: { aud: [clientId, 'another'], azp: 'another' } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['an end in the past', { claims: { exp: now() - 600 } }],
    ['no end', { token: without('exp') }],
    ['a beginning in the future', { claims: { nbf: now() + 600 } }],
    ['nobody in it', { token: without('sub') }],
    ['an empty name in it', { claims: { sub: '' } }],
    ['no email', { claims: { email: '' } }],
    ['an invalid email', { claims: { email: 'nobody' } }],
    ['a mark that is critical and unknown', { token: signedCritically }],
    ['nothing that is a token', { token: () => 'opaque' }],
    ['no token at all', { token: () => '' }],
  ])('fails for an ID token with %s', async (_what, how) => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    const before = await people()
    failed(await issuer.comeBack(browser, await issuer.leave(browser), how))
    expect(await who(browser)).toBeNull()
    expect(await people()).toBe(before)
  })

  it('fails when the issuer’s userinfo names a different person than the token', async () => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    const userinfo = { sub: 'somebody-else', email: 'ceo@example.com', email_verified: true }
    const how: Return = {
      claims: { email: undefined, email_verified: undefined },
      answers: [{ path: '/userinfo', json: userinfo }],
    }
    failed(await issuer.comeBack(browser, await issuer.leave(browser), how))
    expect(await who(browser)).toBeNull()
  })

  it.each<[string, Return]>([
    ['without a state', { params: { state: undefined } }],
    ['with a state that nobody gave', { params: { state: 'x'.repeat(32) } }],
    ['without a code', { params: { code: undefined } }],
    ['from an issuer that calls itself another', { params: { iss: 'https://evil.example' } }],
    [
      'with a code that the issuer does not know',
      { answers: [{ path: '/token', status: 400, json: { error: 'invalid_grant' } }] },
    ],
    [
      'when the issuer sends the code elsewhere',
      {
        answers: [{ path: '/token', status: 307, headers: { location: 'http://127.0.0.1:1/' } }],
      },
    ],
  ])('fails when the browser returns %s', async (_what, how) => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    failed(await issuer.comeBack(browser, await issuer.leave(browser), how))
    expect(await who(browser)).toBeNull()
  })

  // ASVS 10.2.2
  it('fails without the issuer parameter that the issuer promises', async () => {
    const issuer = await newIssuer({ authorization_response_iss_parameter_supported: true })
    const browser = new Browser(issuer.bindings)
    failed(await issuer.comeBack(browser, await issuer.leave(browser)))
    const named = { params: { iss: issuer.peer.url } }
    expect((await issuer.comeBack(browser, await issuer.leave(browser), named)).query).toEqual({})
    expect(await who(browser)).not.toBeNull()
  })

  // ASVS 10.1.2
  it('fails in a browser other than the one that started it', async () => {
    const issuer = await newIssuer()
    const [attacker, victim] = [new Browser(issuer.bindings), new Browser(issuer.bindings)]
    const trip = await issuer.leave(attacker)
    failed(await issuer.comeBack(victim, trip))
    await issuer.leave(victim)
    failed(await issuer.comeBack(victim, trip))
    expect(await who(victim)).toBeNull()
  })

  // ASVS 10.1.2
  it('fails when a response is replayed', async () => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    const trip = await issuer.leave(browser)
    const cookies = new Map(browser.cookies)
    expect(
      (await issuer.comeBack(browser, trip, { claims: { sub: 'replayed', email: 'replayed@example.com' } })).query,
    ).toEqual({})
    const before = await sessions()
    const thief = new Browser(issuer.bindings)
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    failed(await issuer.comeBack(thief, trip))
    expect(await who(thief)).toBeNull()
    expect(await sessions()).toBe(before)
  })

  it('fails after ten minutes', async () => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    const trip = await issuer.leave(browser)
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
    failed(await issuer.comeBack(browser, trip))
    vi.useRealTimers()
    expect(await who(browser)).toBeNull()
  })
})

describe('the request to the issuer', () => {
  // ASVS 10.2.1
  it('proves PKCE at the token endpoint, with the client secret', async () => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    const trip = await issuer.leave(browser)
    await issuer.comeBack(browser, trip, {
      claims: { sub: 'pkce', email: 'pkce@example.com' },
      params: { code: 'the-code' },
    })
    const [request] = (await issuer.peer.seen()).filter(({ path }) => path === '/token')
    const body = new URLSearchParams(request?.body)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body.get('code_verifier') ?? ''))
    const challenge = btoa(String.fromCharCode(...new Uint8Array(digest))).replace(
      /[+/=]/g,
      (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
    )
    expect(trip.url.searchParams.get('code_challenge')).toBe(challenge)
    expect(Object.fromEntries(body)).toMatchObject({
      code: 'the-code',
      grant_type: 'authorization_code',
      redirect_uri: `${env.APP_ORIGIN}/api/login/social/callback`,
    })
    expect(request?.headers.authorization).toBe(`Basic ${btoa(`${clientId}:a-secret-of-the-tests`)}`)
  })

  // ASVS 10.2.1
  it('skips the token endpoint when the state belongs to another browser', async () => {
    const issuer = await newIssuer()
    const trip = await issuer.leave(new Browser(issuer.bindings))
    await issuer.comeBack(new Browser(issuer.bindings), trip)
    expect((await issuer.peer.seen()).filter(({ path }) => path === '/token')).toEqual([])
  })
})

describe('an untrustworthy or unreachable issuer', () => {
  const unavailable = async (bindings: ConstructorParameters<typeof Browser>[0]) => {
    const { status, body } = await new Browser(bindings).post('/api/login/social', {})
    expect(status).toBe(503)
    expect(body).toMatchObject({ error: { code: 'social_unavailable' } })
  }

  // ASVS 10.5.3
  it.each<[string, Record<string, unknown>]>([
    ['calls itself another', { issuer: 'https://accounts.google.com' }],
    ['has its doors where nothing is encrypted', { token_endpoint: 'http://issuer.example/token' }],
    ['has no keys', { jwks_uri: undefined }],
    ['signs with shared secrets only', { id_token_signing_alg_values_supported: ['HS256', 'none'] }],
    ['has doors that are no addresses', { authorization_endpoint: 'javascript:alert(1)' }],
  ])('disables the sign-in when it %s', async (_what, changes) => {
    const issuer = await newIssuer(changes)
    await unavailable(issuer.bindings)
    const end = await issuer.comeBack(new Browser(issuer.bindings), {
      url: new URL(env.APP_ORIGIN),
      state: 'x',
      nonce: '',
    })
    failed(end)
  })

  // ASVS 16.5.2
  it('disables the sign-in when it is down', async () => {
    const issuer = await newIssuer()
    await issuer.peer.script([])
    await unavailable(issuer.bindings)
  })

  it('disables the sign-in when its response is malformed', async () => {
    const issuer = await newIssuer()
    await issuer.peer.script([
      { path: '/.well-known/openid-configuration', text: '<title>Welcome to our network</title>' },
    ])
    await unavailable(issuer.bindings)
  })

  it('disables the sign-in when it redirects elsewhere', async () => {
    const [issuer, other] = [await newIssuer(), await newIssuer()]
    const location = `${other.peer.url}/.well-known/openid-configuration`
    await issuer.peer.script([{ path: '/.well-known/openid-configuration', status: 302, headers: { location } }])
    await unavailable(issuer.bindings)
  })

  it('disables the sign-in when it is too slow', async () => {
    const issuer = await newIssuer()
    await issuer.peer.script([{ path: '/.well-known/openid-configuration', json: {}, delay: 20_000 }])
    const begun = Date.now()
    await unavailable(issuer.bindings)
    expect(Date.now() - begun).toBeLessThan(20_000)
  })

  // ASVS 12.3.1
  it('disables the sign-in when its address lacks encryption', async () => {
    await unavailable({ SOCIAL_PROVIDER: 'oidc', SOCIAL_ISSUER: 'http://issuer.example', SOCIAL_CLIENT_ID: 'x' })
  })

  it('disables the sign-in when missing from the configuration', async () => {
    await unavailable({ SOCIAL_PROVIDER: 'none' })
    expect((await new Browser({ SOCIAL_PROVIDER: 'none' }).get('/api/login/ways')).body).toEqual({ social: null })
  })

  it('disables the sign-in when it is the local issuer in production', () => {
    expect(() => chooseSocial({ ...env, ENVIRONMENT: 'production', SOCIAL_PROVIDER: 'embedded' })).toThrow(/anybody/)
    expect(
      chooseSocial({ ...env, ENVIRONMENT: 'production', SOCIAL_PROVIDER: 'oidc', SOCIAL_CLIENT_ID: 'x' }),
    ).toMatchObject({
      name: 'Google',
      issuer: 'https://accounts.google.com',
    })
  })
})
