import { env } from 'cloudflare:workers'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { serveLocalIssuer } from '../../../../worker/adapters/simulated-issuer/serve-issuer.ts'
import type { Env } from '../../../../worker/env.ts'

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

describe('The local issuer', () => {
  it('shows who one can be, without a script, and lets its forms go nowhere else', async () => {
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

  it('redirects back on cancel, and asks again for an invalid email', async () => {
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
  ])('is not there %s', async (_where, changes) => {
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
