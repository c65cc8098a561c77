import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { authSecret } from '../../providers/choose.ts'
import type { ServiceContext } from '../context.ts'
import { keyedHash } from '../keyed-hash.ts'

/** What a private preview's address says, and what its signature vouches for. */
export type PreviewPass = {
  draftId: string
  /** The draft's own, of when the link was made. */
  nonce: string
  /** Whole seconds: a token knows no smaller ones. */
  expiresAt: Date
}

const algorithm = 'HS256'
const claims = z.object({ sub: z.string(), nonce: z.string(), exp: z.number() })

/** A key for preview links alone: no other token of the product is worth anything here, nor these anywhere else. */
const signingKey = ({ env }: Pick<ServiceContext, 'env'>) => keyedHash(authSecret(env), 'preview links')

/** The pass as one part of an address. */
export async function signPreviewPass(
  ctx: ServiceContext,
  { draftId, nonce, expiresAt }: PreviewPass,
): Promise<string> {
  return new SignJWT({ nonce })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(draftId)
    .setExpirationTime(expiresAt)
    .sign(await signingKey(ctx))
}

/** The pass of a token that this product signed and that has not expired; undefined for anything else. */
export async function readPreviewPass(ctx: ServiceContext, token: string): Promise<PreviewPass | undefined> {
  const options = { algorithms: [algorithm], requiredClaims: ['sub', 'nonce', 'exp'], currentDate: ctx.now() }
  const verified = await jwtVerify(token, await signingKey(ctx), options).catch(() => undefined)
  const { data } = claims.safeParse(verified?.payload)
  return data && { draftId: data.sub, nonce: data.nonce, expiresAt: new Date(data.exp * 1000) }
}
