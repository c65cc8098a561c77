import * as z from 'zod'
import type { ServiceContext } from '../../platform/context.ts'
import { readToken, signToken } from '../../platform/crypto/signed-token.ts'
import { isLiveSession, type SignedIn } from './sessions.ts'

const bearerSeconds = 5 * 60
const claims = z.object({ sid: z.string() })

/** A token that speaks for a session for five minutes, where a call wants one. */
export async function issueBearer(ctx: ServiceContext, { user, sessionId }: SignedIn) {
  const expiresAt = new Date(ctx.now().getTime() + bearerSeconds * 1000)
  const token = await signToken(ctx, 'bearer', { subject: user.uid, expiresAt, claims: { sid: sessionId } })
  return { token, expiresAt: expiresAt.toISOString() }
}

/**
 * The person and session of an `Authorization` header; undefined for anything but a bearer token of ours that is fresh and whose
 * session has not ended.
 */
export async function readBearer(ctx: ServiceContext, header: string | undefined) {
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]
  const read = token === undefined ? undefined : await readToken(ctx, 'bearer', token, claims)
  if (!read) return undefined
  const bearer = { userId: read.subject, sessionId: read.claims.sid }
  const isLive = await isLiveSession(ctx.db, { id: bearer.sessionId, userId: bearer.userId, at: ctx.now() })
  return isLive ? bearer : undefined
}
