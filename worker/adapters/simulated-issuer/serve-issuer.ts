import type { Env } from '../../env.ts'
import { siteNotFoundPage } from '../../platform/http/site-not-found-page.ts'
import { answerAuthorize } from './authorize.ts'
import { answerToken, issuerOf, localIssuerPath, localKeys, openGrant } from './token.ts'

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
