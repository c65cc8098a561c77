import { OAuthAuthorizationServer } from '@cloudflare/workers-oauth-provider'
import { assistantPaths, pages } from '../platform/addresses/paths.ts'
import type { ServiceContext } from '../platform/context.ts'
import { callerOf, visitorAddress } from '../platform/http/caller.ts'
import { allowanceOf, countAttempt, spendShared } from '../platform/limits/count-attempt.ts'
import { logEvent } from '../platform/log/log.ts'
import { DAY, HOUR } from '../platform/time.ts'
import { oauthStore } from './oauth-store.ts'
import { scopes } from './schema.ts'

/** The resource of every token. */
export const resourceOf = ({ APP_ORIGIN }: { APP_ORIGIN: string }) => APP_ORIGIN + assistantPaths.mcp

const inSeconds = (milliseconds: number) => milliseconds / 1000

/** OAuth 2.1 with PKCE for assistants, which register themselves. */
export function authorizationServer(ctx: ServiceContext) {
  const { env } = ctx
  const store = { OAUTH_KV: oauthStore(ctx) }
  const server = new OAuthAuthorizationServer<typeof store>({
    issuer: env.APP_ORIGIN,
    resources: [resourceOf(env)],
    authorizeEndpoint: pages.connectAssistant,
    tokenEndpoint: assistantPaths.token,
    clientRegistrationEndpoint: assistantPaths.register,
    scopesSupported: [...scopes],
    accessTokenTTL: inSeconds(HOUR),
    refreshTokenTTL: inSeconds(90 * DAY),
    refreshTokenIdleTTL: inSeconds(90 * DAY),
    clientRegistrationTTL: inSeconds(DAY),
    clientRegistrationCallback: ({ request }) => refuseTooMany(ctx, request.headers),
    onError: ({ code, status }) => logEvent('assistant.refused', { outcome: 'refused', code, status }),
  })
  return {
    fetch: (request: Request, execution: ExecutionContext) => server.fetch(request, store, execution),
    validateToken: (resource: string, token: string) => server.validateToken<TokenProps>(resource, token, store),
    helpers: server.getOAuthApi(store),
  }
}

/** Data of a token besides its scopes. */
export type TokenProps = { clientName: string }

/** Data of a grant, for the owner's account. */
export type GrantMetadata = TokenProps & { redirectHost: string }

async function refuseTooMany(ctx: ServiceContext, headers: Headers) {
  const tooMany = { code: 'temporarily_unavailable', description: 'Too many registrations', status: 429 }
  try {
    await countAttempt(ctx, 'assistants registered from an address', visitorAddress(headers))
  } catch {
    return tooMany
  }
  const { network } = await callerOf(ctx, headers)
  const total = await allowanceOf(ctx, 'assistants registered', '')
  return (await spendShared(ctx, total, { network, amount: 1, at: ctx.now() })) ? tooMany : undefined
}
