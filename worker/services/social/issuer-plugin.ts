import type { OAuthProvider } from 'better-auth'
import type { GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth'
import { createRemoteJWKSet } from 'jose'
import type { IssuerDescription } from '../../providers/social-discovery.ts'

type Plugin = typeof genericOAuth

/**
 * better-auth's plugin for one issuer whose description is known. By default the plugin would request it at every call, without
 * a time limit or a check of its origin: so it gets the addresses, and here the checks of ID tokens.
 */
export function issuerPlugin(genericOAuth: Plugin, issuer: IssuerDescription, config: GenericOAuthConfig) {
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
