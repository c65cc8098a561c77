import * as z from 'zod'
import { chosen, type Env } from '../env.ts'
import { AppError } from '../platform/http/errors.ts'
import { readLimited } from '../platform/http/read-body.ts'
import { logFailure } from '../platform/log/log.ts'
import { MINUTE } from '../platform/time.ts'
import { isEncryptedAddress } from './fetch/encrypted-address.ts'

/**
 * An OpenID Connect issuer and our client registration there. `issuer` has no trailing slash and also identifies the provider in stored
 * accounts.
 */
export type Social = { name: string; issuer: string; clientId: string; clientSecret: string | undefined }

const timeoutMs = 5_000
const kept = 10 * MINUTE
const maxBytes = 64 * 1024

/** Only asymmetric algorithms: with a symmetric one, anyone who knows the public keys could forge a token. */
const trustedAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const address = z.url().refine(isEncryptedAddress)
const described = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional(),
  id_token_signing_alg_values_supported: z
    .array(z.string())
    .transform((offered) => offered.filter((algorithm) => trustedAlgorithms.includes(algorithm)))
    .refine(({ length }) => length > 0),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  /** Whether responses include the issuer (RFC 9207). */
  authorization_response_iss_parameter_supported: z.boolean().default(false),
})
/** The parts of an issuer's metadata needed for signing in. */
export type IssuerDescription = z.infer<typeof described>

const known = new Map<string, { description: IssuerDescription; until: number }>()

/** Fetches an issuer's metadata, at most every ten minutes. Throws social_unavailable if it's missing or names another issuer. */
export async function discoverIssuer({ issuer }: Pick<Social, 'issuer'>): Promise<IssuerDescription> {
  const remembered = known.get(issuer)
  if (remembered && remembered.until > Date.now()) return remembered.description
  try {
    if (!isEncryptedAddress(issuer)) throw new Error('SOCIAL_ISSUER must begin with https://')
    const description = described.parse(await fetchJson(`${issuer}/.well-known/openid-configuration`))
    if (withoutSlash(description.issuer) !== issuer) throw new Error(`calls itself ${description.issuer}`)
    known.set(issuer, { description, until: Date.now() + kept })
    return description
  } catch (error) {
    logFailure('social.no_issuer', error)
    throw new AppError('social_unavailable')
  }
}

/** A JSON response from exactly the requested address. */
export async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return JSON.parse(new TextDecoder().decode(await readLimited(response, maxBytes)))
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')

const socials: Record<Env['SOCIAL_PROVIDER'], (env: Env) => Social | undefined> = {
  none: () => undefined,
  embedded: ({ ENVIRONMENT, APP_ORIGIN }) => {
    if (typeof SHINGLE_DEPLOYED !== 'undefined' || ENVIRONMENT === 'production') {
      throw new Error('SOCIAL_PROVIDER is embedded: there anybody can be anybody. In production it is oidc, or none.')
    }
    return {
      name: 'the local account picker',
      issuer: `${APP_ORIGIN}/_/issuer`,
      clientId: 'local',
      clientSecret: undefined,
    }
  },
  oidc: ({ SOCIAL_ISSUER, SOCIAL_NAME, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET }) => {
    if (!SOCIAL_CLIENT_ID) throw new Error('SOCIAL_PROVIDER is oidc: set SOCIAL_CLIENT_ID, and SOCIAL_CLIENT_SECRET.')
    return {
      name: SOCIAL_NAME || 'Google',
      issuer: (SOCIAL_ISSUER || 'https://accounts.google.com').replace(/\/$/, ''),
      clientId: SOCIAL_CLIENT_ID,
      clientSecret: SOCIAL_CLIENT_SECRET,
    }
  },
}

/** The social sign-in provider; undefined if there is none. Throws in production for the local one. */
export const chooseSocial = (env: Env): Social | undefined =>
  chosen('SOCIAL_PROVIDER', socials, env.SOCIAL_PROVIDER)(env)
