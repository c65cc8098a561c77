import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { Env } from '../../env.ts'
import { authSecret } from '../../platform/crypto/auth-secret.ts'
import { readForm } from '../../platform/http/read-body.ts'

/** Used codes, until they expire. In memory, since one process serves a developer. */
const spent = new Set<string>()

/** Exchanges a code for the person it belongs to, once, given the PKCE verifier. */
export async function answerToken(request: Request, env: Env): Promise<Response> {
  const form = await readForm(request)
  const code = await openGrant(env, 'code', form.get('code') ?? '')
  const isAsked =
    form.get('grant_type') === 'authorization_code' &&
    form.get('client_id') === localClient &&
    form.get('redirect_uri') === returnAddress(env)
  const isHolder = code !== undefined && code.challenge === (await challengeOf(form.get('code_verifier') ?? ''))
  if (!isAsked || !isHolder || spent.has(code.jti)) return Response.json({ error: 'invalid_grant' }, { status: 400 })
  spent.add(code.jti)
  const answer = {
    access_token: await sealGrant(env, 'access', { ...code, jti: crypto.randomUUID() }),
    token_type: 'Bearer',
    expires_in: 300,
    scope: 'openid email profile',
    id_token: await idToken(env, code),
  }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

async function idToken(env: Env, { sub, email, name, nonce }: Grant): Promise<string> {
  const { key, kid } = await localKeys()
  return new SignJWT({ email, email_verified: true, name, nonce, auth_time: Math.floor(Date.now() / 1000) })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(issuerOf(env))
    .setSubject(sub)
    .setAudience(localClient)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The content of a code or an access token. Both are signed, so nothing is stored. */
const grant = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  nonce: z.string().optional(),
  challenge: z.string().optional(),
  jti: z.string(),
})
type Grant = z.infer<typeof grant>
type Kind = 'code' | 'access'

const secondsOf: Record<Kind, number> = { code: 60, access: 300 }
const keyOf = (env: Env) => new TextEncoder().encode(`local issuer ${authSecret(env)}`)

export const sealGrant = (env: Env, kind: Kind, content: Grant): Promise<string> =>
  new SignJWT(content)
    .setProtectedHeader({ alg: 'HS256', typ: `${kind}+jwt` })
    .setIssuer(issuerOf(env))
    .setExpirationTime(`${secondsOf[kind]}s`)
    .sign(keyOf(env))

/** Undefined for a token that is forged, expired or of the other kind. */
export async function openGrant(env: Env, kind: Kind, sealed: string): Promise<Grant | undefined> {
  const options = { algorithms: ['HS256'], typ: `${kind}+jwt`, issuer: issuerOf(env) }
  const verified = await jwtVerify(sealed, keyOf(env), options).catch(() => undefined)
  return grant.safeParse(verified?.payload).data
}

type Keys = { key: CryptoKey; kid: string; shown: JWK }
let held: Keys | undefined

/** Generated at Worker startup: ID tokens are verified within a second of signing. */
export async function localKeys(): Promise<Keys> {
  if (held) return held
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = crypto.randomUUID()
  const shown = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig', kid }
  held ??= { key: privateKey, kid, shown }
  return held
}

/** Below the app's own origin. */
export const localIssuerPath = '/_/issuer'
export const localClient = 'local'

export const issuerOf = ({ APP_ORIGIN }: Pick<Env, 'APP_ORIGIN'>) => APP_ORIGIN + localIssuerPath
export const returnAddress = ({ APP_ORIGIN }: Pick<Env, 'APP_ORIGIN'>) => `${APP_ORIGIN}/api/login/social/callback`
