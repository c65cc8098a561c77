import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { ServiceContext } from '../context.ts'
import { authSecret, authSecrets } from './auth-secret.ts'
import { keyedHash } from './hash.ts'

/** Each purpose has its own key, type and audience, so that a token is invalid for any other purpose. */
type TokenPurpose = 'bearer' | 'verification' | 'device' | 'contact' | 'human'

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
  // Loaded with the first token: most requests have a session cookie instead.
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
