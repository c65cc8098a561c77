import type { OAuthProvider } from 'better-auth'
import type { GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth'
import { createRemoteJWKSet, decodeJwt } from 'jose'
import * as z from 'zod'
import { discoverIssuer, fetchJson, type IssuerDescription, type Social } from '../../adapters/oidc.ts'
import { isEditorPath, pages } from '../../platform/addresses/paths.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { emailAddress } from '../../platform/http/email-address.ts'
import { sharedOptions } from '../auth.ts'
import { popupId, reauthenticationAct, type SocialError } from '../schema.ts'

type Start = {
  provider: string
  callbackURL: string
  errorCallbackURL: string
  disableRedirect: true
  additionalData: Record<string, unknown>
  additionalParams: Record<string, string>
}

/** The parts of better-auth used for signing in with an issuer. */
type SocialAuth = {
  issuer: IssuerDescription
  api: {
    /** Stores a new state and returns the address to go to with it. */
    signInSocial: (asked: { body: Start; headers: Headers; returnHeaders: true }) => Promise<{
      headers: Headers
      response: { url?: string }
    }>
    /** Consumes a state and a code. Responds with a redirect. */
    callbackOAuth: (asked: {
      method: 'GET'
      params: { id: string }
      query: Record<string, string>
      headers: Headers
      asResponse: true
    }) => Promise<Response>
  }
}

/** Called with every profile that the issuer confirms. Only `true` signs the person in, creating their user if needed. */
type Welcome = (profile: SocialProfile, act: ReturnType<typeof errand.parse>['act']) => Promise<boolean>

/** better-auth with this issuer as its only way to sign in. Throws social_unavailable if the issuer doesn't respond. */
export async function openSocialAuth(ctx: ServiceContext, social: Social, welcome: Welcome): Promise<SocialAuth> {
  const [issuer, { betterAuth }, { genericOAuth }, { getOAuthState }, shared] = await Promise.all([
    discoverIssuer(social),
    import('better-auth/minimal'),
    import('better-auth/plugins/generic-oauth'),
    import('better-auth/api'),
    sharedOptions(ctx),
  ])
  const { clientId, clientSecret } = social
  const takesPost = issuer.token_endpoint_auth_methods_supported.includes('client_secret_post')
  const { api } = betterAuth({
    ...shared,
    // better-auth would log a reauthentication without a new session as an error; finishSocial reports what went wrong.
    logger: { disabled: true },
    account: { updateAccountOnSignIn: false },
    // We never call the issuer on a person's behalf.
    databaseHooks: {
      ...shared.databaseHooks,
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
    },
    plugins: [
      issuerPlugin(genericOAuth, issuer, {
        providerId: social.issuer,
        clientId,
        clientSecret,
        authentication: clientSecret && !takesPost ? 'basic' : 'post',
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        pkce: true,
        redirectURI: `${ctx.env.APP_ORIGIN}/api/login/social/callback`,
        accountSubject: ({ profile }) => profile.sub ?? '',
        getUserInfo: async (tokens) => {
          const profile = await readProfile(tokens, { issuer, clientId, now: ctx.now() })
          const { act } = errand.catch({}).parse(await getOAuthState())
          if (!profile || !(await welcome(profile, act))) return null
          const { subject, email, isVerified, name } = profile
          return { sub: subject, email, emailVerified: isVerified, name }
        },
      }),
    ],
  })
  return { issuer, api }
}

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}

type Plugin = typeof genericOAuth

/**
 * better-auth's plugin for one issuer whose metadata is known. By default the plugin would fetch the metadata on every call, without a
 * timeout or an origin check, so we pass the endpoints and check ID tokens here.
 */
function issuerPlugin(genericOAuth: Plugin, issuer: IssuerDescription, config: GenericOAuthConfig) {
  const plugin = genericOAuth({
    config: [{ ...config, authorizationUrl: issuer.authorization_endpoint, tokenUrl: issuer.token_endpoint }],
  })
  return {
    ...plugin,
    init: async (...asked: Parameters<typeof plugin.init>) => {
      const { context } = await plugin.init(...asked)
      const provider: OAuthProvider | undefined = context.socialProviders.find(({ id }) => id === config.providerId)
      if (!provider) throw new Error('the plugin did not take the issuer')
      provider.issuer = issuer.issuer
      provider.requiresIdTokenNonce = true
      provider.idToken = {
        jwks: createRemoteJWKSet(new URL(issuer.jwks_uri)),
        issuer: issuer.issuer,
        audience: config.clientId,
        algorithms: issuer.id_token_signing_alg_values_supported,
      }
      return { context }
    },
  }
}

const clockSkew = 60
/** For reauthentication: the maximum age of the person's sign-in at the issuer, in seconds. */
const freshSeconds = 5 * 60

const claims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  auth_time: z.number().optional(),
})
const person = z.object({
  sub: z.string(),
  email: emailAddress,
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')]).default(false),
  name: z.string().max(200).catch(''),
})

/** A person confirmed by the issuer. `subject` never changes; the email is their current one. */
export type SocialProfile = { subject: string; email: string; isVerified: boolean; name: string; isFresh: boolean }
type Tokens = { idToken?: string; accessToken?: string }

/**
 * The person in a verified ID token; missing claims come from the issuer's userinfo. Undefined if the userinfo is for another subject, or a
 * claim is missing in both.
 */
async function readProfile(
  { idToken, accessToken }: Tokens,
  { issuer, clientId, now }: { issuer: IssuerDescription; clientId: string; now: Date },
): Promise<SocialProfile | undefined> {
  if (!idToken) return undefined
  const decoded = decodeJwt(idToken)
  const token = claims.safeParse(decoded).data
  // With several audiences, the token is for its authorized party.
  if (!token || (token.azp ?? clientId) !== clientId) return undefined
  const said = 'email' in decoded ? decoded : await askForPerson(issuer, accessToken)
  const { sub, email, email_verified, name } = person.safeParse(said).data ?? {}
  if (sub !== token.sub || email === undefined) return undefined
  const provenAt = token.auth_time ?? now.getTime() / 1000
  return {
    subject: token.sub,
    email,
    isVerified: email_verified ?? false,
    name: name ?? '',
    isFresh: now.getTime() / 1000 - provenAt <= freshSeconds + clockSkew,
  }
}

async function askForPerson({ userinfo_endpoint }: IssuerDescription, accessToken: string | undefined) {
  if (!userinfo_endpoint || !accessToken) return undefined
  return fetchJson(userinfo_endpoint, { authorization: `Bearer ${accessToken}` }).catch(() => undefined)
}

/** A round trip's purpose, stored with its state. With `act`, it reauthenticates instead of signing in. */
export const errand = z.object({ act: reauthenticationAct.optional() })
export type Errand = z.infer<typeof errand>

type End = { next: string | null; popup?: string; error?: SocialError }

/** The page that ends a round trip. Keeps `next` only if it's an app page. */
export function endPath({ next, popup, error }: End): string {
  const isOwn = next !== null && isEditorPath(next.replace(/[?#].*/s, ''))
  const query = new URLSearchParams({
    ...(isOwn && { next }),
    ...(popup !== undefined && { popup }),
    ...(error && { error }),
  })
  return query.size > 0 ? `${pages.socialDone}?${query}` : pages.socialDone
}

/** The outcome in the address that better-auth redirects to; undefined unless it's the page that ends a round trip. */
export function readEnd({ env }: Pick<ServiceContext, 'env'>, location: string | null) {
  const url = location && URL.canParse(location, env.APP_ORIGIN) ? new URL(location, env.APP_ORIGIN) : undefined
  if (url?.origin !== env.APP_ORIGIN || url.pathname !== pages.socialDone) {
    return { next: null, reason: 'elsewhere' }
  }
  const query = url.searchParams
  return {
    next: query.get('next'),
    popup: popupId.safeParse(query.get('popup')).data,
    reason: query.get('error') ?? undefined,
  }
}
