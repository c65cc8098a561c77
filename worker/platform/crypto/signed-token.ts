import type { JWTPayload } from 'jose'
import * as z from 'zod'
import type { Env } from '../../env.ts'
import type { ServiceContext } from '../context.ts'
import { NotConfigured } from '../http/errors.ts'
import { keyedHash } from './hash.ts'

/** Each purpose has its own key, type and audience, so that a token is invalid for any other purpose. */
type TokenPurpose = 'bearer' | 'verification' | 'device' | 'contact'

const algorithm = 'HS256'
const signingKey = (secret: string, purpose: TokenPurpose) => keyedHash(secret, `${purpose} tokens`)
const typeOf = (purpose: TokenPurpose) => `${purpose}+jwt`
const audienceOf = ({ env }: Pick<ServiceContext, 'env'>, purpose: TokenPurpose) => `${env.APP_ORIGIN}/${purpose}`

/** Signs a JSON Web Token about `subject`. Its times are whole seconds. */
export async function signToken(
  ctx: ServiceContext,
  purpose: TokenPurpose,
  { subject, expiresAt, claims = {} }: { subject: string; expiresAt: Date; claims?: JWTPayload },
): Promise<string> {
  const { SignJWT } = await import('jose')
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: typeOf(purpose) })
    .setSubject(subject)
    .setIssuer(ctx.env.APP_ORIGIN)
    .setAudience(audienceOf(ctx, purpose))
    .setIssuedAt(ctx.now())
    .setExpirationTime(expiresAt)
    .sign(await signingKey(authSecret(ctx.env), purpose))
}

const always = z.object({ sub: z.string(), exp: z.number() })

/**
 * The claims of a valid, unexpired token that we signed for this purpose; undefined for anything else. Algorithm, type, issuer and audience
 * are pinned, and any critical header is rejected.
 */
export async function readToken<T extends z.ZodRawShape>(
  ctx: ServiceContext,
  purpose: TokenPurpose,
  token: string,
  claims: z.ZodObject<T>,
) {
  // Loaded when the first token comes: most requests have a session's cookie instead.
  const { jwtVerify } = await import('jose')
  const options = {
    algorithms: [algorithm],
    typ: typeOf(purpose),
    issuer: ctx.env.APP_ORIGIN,
    audience: audienceOf(ctx, purpose),
    requiredClaims: ['sub', 'exp'],
    currentDate: ctx.now(),
  }
  for (const secret of authSecrets(ctx.env)) {
    const verified = await jwtVerify(token, await signingKey(secret, purpose), options).catch(() => undefined)
    if (!verified) continue
    const known = always.safeParse(verified.payload).data
    const said = claims.safeParse(verified.payload).data
    return known && said && { subject: known.sub, expiresAt: new Date(known.exp * 1000), claims: said }
  }
  return undefined
}

/** The public default in wrangler.toml. */
const developmentSecret = 'development-only-secret-change-me-in-production'

/** The key that signs sessions. Throws in production if it is the public default or too short. */
export function authSecret({ ENVIRONMENT, AUTH_SECRET }: Env): string {
  assertStrong('AUTH_SECRET', ENVIRONMENT, AUTH_SECRET)
  return AUTH_SECRET
}

/**
 * The secrets that may have signed what comes back: the current one, then the one before it during a rotation. Throws like authSecret, for
 * either: a weak previous secret would let anybody forge a session.
 */
export function authSecrets(env: Env): [current: string, ...previous: string[]] {
  const { ENVIRONMENT, AUTH_SECRET_PREVIOUS: previous } = env
  if (previous === undefined || previous === '') return [authSecret(env)]
  assertStrong('AUTH_SECRET_PREVIOUS', ENVIRONMENT, previous)
  return [authSecret(env), previous]
}

function assertStrong(name: string, environment: Env['ENVIRONMENT'], secret: string | undefined): void {
  if (environment === 'production' && (secret === developmentSecret || (secret ?? '').length < 32)) {
    throw new NotConfigured(
      `${name} must be a secret of at least 32 characters in production: wrangler secret put ${name}.`,
    )
  }
}
