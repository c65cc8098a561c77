import { SignJWT } from 'jose'
import type { Env } from '../env.ts'
import { readForm } from '../read-form.ts'
import { type Grant, openGrant, sealGrant } from './grant.ts'
import { issuerOf, localClient, returnAddress } from './issuer-address.ts'
import { localKeys } from './keys.ts'

/** Codes that were exchanged, as long as they would still count. One process serves a developer. */
const spent = new Set<string>()

/** Exchanges a code, once, for its person: only with the verifier of its challenge. */
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
