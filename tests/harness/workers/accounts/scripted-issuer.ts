import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { expect } from 'vitest'
import type { ReauthenticationAct } from '../../../../worker/accounts/schema.ts'
import type { Env } from '../../../../worker/env.ts'
import type { ScriptedAnswer } from '../../peers/scripted-answer.ts'
import { newPeer, type Peer } from '../peer.ts'
import type { Browser } from './browser.ts'

export const clientId = 'the-product'
const pair = await generateKeyPair('RS256', { extractable: true })
export const publicJwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
/** A key that no issuer has published. */
export const foreignKey: CryptoKey = (await generateKeyPair('RS256')).privateKey

/** The redirect to the issuer. */
export type Trip = { url: URL; state: string; nonce: string }
/** The product's redirect after the return. */
export type End = { status: number; origin: string; path: string; query: Record<string, string> }
/** The issuer's return. `claims` change the ID token, `token` replaces it, `params` change the query. */
export type Return = {
  claims?: JWTPayload
  token?: (claims: JWTPayload) => Promise<string> | string
  params?: Record<string, string | undefined>
  answers?: ScriptedAnswer[]
}
export type ScriptedIssuer = {
  peer: Peer
  /** Bindings that make the product use this issuer. */
  bindings: Partial<Env>
  leave: (browser: Browser, wanted?: { next?: string; popup?: string }) => Promise<Trip>
  leaveForProof: (browser: Browser, act: ReauthenticationAct) => Promise<Trip>
  comeBack: (browser: Browser, trip: Trip, how?: Return) => Promise<End>
  /** A full round trip. */
  signIn: (browser: Browser, claims: JWTPayload, next?: string) => Promise<End>
}

export const signed = (claims: JWTPayload, key: CryptoKey = pair.privateKey, kid = 'one'): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
/** Signs with the issuer's key and an unknown critical header. */
export const signedCritically = (claims: JWTPayload): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one', crit: ['exotic'], exotic: 1 })
    .sign(pair.privateKey, { crit: { exotic: true } })

/** An OpenID issuer with scripted claims. `changes` apply to its discovery document. */
export async function newIssuer(changes: Record<string, unknown> = {}): Promise<ScriptedIssuer> {
  const peer = await newPeer((url) => describing(url, changes))
  const { url: issuer } = peer
  const leaveFrom = async (browser: Browser, path: string, body: unknown): Promise<Trip> => {
    const answer = await browser.post(path, body)
    expect(answer.status).toBe(200)
    const url = new URL((answer.body as { url: string }).url)
    return { url, state: url.searchParams.get('state') ?? '', nonce: url.searchParams.get('nonce') ?? '' }
  }
  const leave: ScriptedIssuer['leave'] = (browser, wanted = {}) => leaveFrom(browser, '/api/login/social', wanted)
  const comeBack: ScriptedIssuer['comeBack'] = async (
    browser,
    trip,
    { claims, token = signed, params, answers } = {},
  ) => {
    const now = Math.floor(Date.now() / 1000)
    const always = { iss: issuer, aud: clientId, sub: 'ada', iat: now, exp: now + 300, nonce: trip.nonce }
    const profile = { email: 'ada@example.com', email_verified: true, name: 'Ada' }
    const id_token = await token({ ...always, ...profile, ...claims })
    const json = { access_token: 'secret-access', refresh_token: 'secret-refresh', id_token, token_type: 'Bearer' }
    await peer.script([
      ...(answers ?? []),
      ...describing(issuer, changes),
      { path: '/token', json: { ...json, expires_in: 300, scope: 'openid email' } },
    ])
    const query = Object.entries({ code: crypto.randomUUID(), state: trip.state, ...params }).filter(
      ([, value]) => value !== undefined,
    )
    const response = await browser.fetch(
      `/api/login/social/callback?${new URLSearchParams(query as [string, string][])}`,
    )
    const to = new URL(response.headers.get('location') ?? '', 'http://nowhere.invalid')
    return { status: response.status, origin: to.origin, path: to.pathname, query: Object.fromEntries(to.searchParams) }
  }
  return {
    peer,
    bindings: {
      SOCIAL_PROVIDER: 'oidc',
      SOCIAL_ISSUER: issuer,
      SOCIAL_NAME: 'Issuer',
      SOCIAL_CLIENT_ID: clientId,
      SOCIAL_CLIENT_SECRET: 'a-secret-of-the-tests',
    },
    leave,
    leaveForProof: (browser, act) => leaveFrom(browser, '/api/account/reauthentication/social', { act }),
    comeBack,
    signIn: async (browser, claims, next) => comeBack(browser, await leave(browser, { next }), { claims }),
  }
}

const describing = (issuer: string, changes: Record<string, unknown>): ScriptedAnswer[] => [
  {
    path: '/.well-known/openid-configuration',
    json: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...changes,
    },
  },
  { path: '/jwks', json: { keys: [publicJwk] } },
]
