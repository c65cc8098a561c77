import type { Social } from '../../providers/social.ts'
import { discoverIssuer, type IssuerDescription } from '../../providers/social-discovery.ts'
import type { ServiceContext } from '../context.ts'
import { sharedOptions } from '../sign-in/auth.ts'
import { issuerPlugin } from './issuer-plugin.ts'
import { errand } from './round-trip.ts'
import { readProfile, type SocialProfile } from './social-profile.ts'

type Start = {
  provider: string
  callbackURL: string
  errorCallbackURL: string
  disableRedirect: true
  additionalData: Record<string, unknown>
  additionalParams: Record<string, string>
}

/** What the services use of better-auth's way in through an issuer. */
export type SocialAuth = {
  issuer: IssuerDescription
  api: {
    /** Stores a new state, and answers where to go with it. */
    signInSocial: (asked: { body: Start; headers: Headers; returnHeaders: true }) => Promise<{
      headers: Headers
      response: { url?: string }
    }>
    /** Uses a state and a code up. Answers a redirect. */
    callbackOAuth: (asked: {
      method: 'GET'
      params: { id: string }
      query: Record<string, string>
      headers: Headers
      asResponse: true
    }) => Promise<Response>
  }
}

/** Told of everybody whom the issuer has vouched for; only with `true` they are signed in, and become a user if they are none. */
type Welcome = (profile: SocialProfile, act: ReturnType<typeof errand.parse>['act']) => Promise<boolean>

/** better-auth with this issuer as its one way in. Throws social_unavailable when the issuer does not answer. */
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
    // It would call a proof without a new session an error: finishSocial says what went wrong.
    logger: { disabled: true },
    account: { updateAccountOnSignIn: false },
    // Nothing is ever asked of the issuer in a person's name.
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
