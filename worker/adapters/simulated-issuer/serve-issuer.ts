import * as z from 'zod'
import type { Env } from '../../env.ts'
import { emailAddress } from '../../platform/http/email-address.ts'
import { readForm } from '../../platform/http/read-body.ts'
import { siteNotFoundPage } from '../../platform/http/site-not-found-page.ts'
import { pickerPage } from './picker-page.ts'
import {
  answerToken,
  issuerOf,
  localClient,
  localIssuerPath,
  localKeys,
  openGrant,
  returnAddress,
  sealGrant,
} from './token.ts'

/**
 * A small OpenID issuer, for development alone: a page where one chooses who to be. The product signs in there as it does anywhere
 * else, so that a fresh clone has every way in.
 */
export async function serveLocalIssuer(request: Request, path: string, env: Env): Promise<Response> {
  if (env.ENVIRONMENT !== 'development' || env.SOCIAL_PROVIDER !== 'embedded') return siteNotFoundPage(env.APP_ORIGIN)
  const isPost = request.method === 'POST'
  switch (path.slice(localIssuerPath.length)) {
    case '/.well-known/openid-configuration':
      return json(describeIssuer(env))
    case '/jwks':
      return json({ keys: [(await localKeys()).shown] })
    case '/authorize':
      return answerAuthorize(request, env)
    case '/token':
      return isPost ? answerToken(request, env) : siteNotFoundPage(env.APP_ORIGIN)
    case '/userinfo':
      return answerUserinfo(request, env)
    default:
      return siteNotFoundPage(env.APP_ORIGIN)
  }
}

function describeIssuer(env: Env) {
  const issuer = issuerOf(env)
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    prompt_values_supported: ['select_account'],
    authorization_response_iss_parameter_supported: true,
  }
}

const json = (body: unknown) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** Who an access token is for. */
async function answerUserinfo(request: Request, env: Env): Promise<Response> {
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const known = await openGrant(env, 'access', token)
  if (!known)
    return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } })
  const { sub, email, name } = known
  return Response.json({ sub, email, email_verified: true, name }, { headers: { 'Cache-Control': 'no-store' } })
}

const asked = z.object({
  client_id: z.literal(localClient),
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  state: z.string().min(1).max(512),
  scope: z.string().regex(/\bopenid\b/),
  nonce: z.string().max(512).optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})

/** Shows the accounts to choose from, and redirects back with a code, or with a refusal. */
async function answerAuthorize(request: Request, env: Env): Promise<Response> {
  const query = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams)).data
  if (query?.redirect_uri !== returnAddress(env)) {
    return new Response('This is no request of the product’s.\n', { status: 400 })
  }
  if (request.method !== 'POST') return pickerPage(env)
  const form = await readForm(request)
  if (form.has('cancel')) return sendBack(env, { error: 'access_denied', state: query.state })
  const email = emailAddress.safeParse(form.get('person') ?? form.get('email')).data
  if (!email) return pickerPage(env, form.get('email') ?? '')
  const person = { sub: `local|${email}`, email, name: nameOf(email) }
  const grant = { ...person, nonce: query.nonce, challenge: query.code_challenge, jti: crypto.randomUUID() }
  return sendBack(env, { code: await sealGrant(env, 'code', grant), state: query.state })
}

function sendBack(env: Env, answer: Record<string, string>): Response {
  const Location = `${returnAddress(env)}?${new URLSearchParams({ ...answer, iss: issuerOf(env) })}`
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
}

/** 'ada.lovelace@…' is called Ada Lovelace. */
const nameOf = (email: string) =>
  email
    .replace(/@.*/, '')
    .split(/[._-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
