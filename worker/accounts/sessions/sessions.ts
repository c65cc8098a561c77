import { and, eq, lt } from 'drizzle-orm'
import * as z from 'zod'
import type { ServiceContext } from '../../platform/context.ts'
import { readToken, signToken } from '../../platform/crypto/signed-token.ts'
import { type Database, deleteSome } from '../../platform/db/database.ts'
import { notifyOwner } from '../../platform/live/notify-owner.ts'
import { located } from '../../platform/located.ts'
import { addToLogScope } from '../../platform/log/log.ts'
import type { Owner } from '../../platform/owner.ts'
import { openAuth, statusOf } from '../auth.ts'
import { sessions, verifications } from '../tables.ts'
import { isDeletedAddress, liveSessionsOf, maxSessionMs } from '../user-rows.ts'
import { currentCookies } from './current-cookies.ts'
import { bearsSession, sessionCookies } from './session-cookie.ts'

export type SignedIn = {
  user: { uid: string; email: string; verified: boolean }
  sessionId: string
  /** `Set-Cookie` values for the response if the session was extended. */
  setCookies: string[]
}

/** The person that a request's cookies sign in, or undefined. */
export async function findSession(ctx: ServiceContext, headers: Headers): Promise<SignedIn | undefined> {
  if (!bearsSession(ctx.env, headers)) return undefined
  const auth = await openAuth(ctx)
  const current = await currentCookies(ctx, headers)
  const found = await auth.api.getSession({ headers: current.headers, returnHeaders: true }).catch((error: unknown) => {
    // The session ended while it was being extended.
    if (statusOf(error) === 401) return undefined
    throw error
  })
  if (!found?.response) return undefined
  const { user, session } = found.response
  // A session that began while the account was being deleted is invalid.
  if (isDeletedAddress(user.email) || ctx.now().getTime() - session.createdAt.getTime() > maxSessionMs) return undefined
  addToLogScope({ accountId: user.id })
  return {
    user: { uid: user.id, email: user.email, verified: user.emailVerified },
    sessionId: session.id,
    setCookies: [...current.renewed(session.expiresAt), ...sessionCookies(ctx.env, found.headers)],
  }
}

/** Ends the session in a request's cookies and its live sockets. Returns the `Set-Cookie` values that clear it. */
export async function signOut(ctx: ServiceContext, headers: Headers): Promise<string[]> {
  const auth = await openAuth(ctx)
  const current = await currentCookies(ctx, headers)
  const answered = await auth.api.signOut({ headers: current.headers, returnHeaders: true })
  return sessionCookies(ctx.env, answered.headers)
}

/** Ends the browser's former session once it has a new one, so that no stale session remains. */
export async function endFormerSession(ctx: ServiceContext, headers: Headers): Promise<void> {
  if (bearsSession(ctx.env, headers)) await signOut(ctx, headers)
}

/** A person who has just signed in, and the `Set-Cookie` values for their browser. */
export type SignedInNow = Owner & { setCookies: string[] }

/** Call after deleting the other sessions' rows: closes their live channels and makes this session's tabs refetch their session. */
export function leaveOnlyThisSession(ctx: ServiceContext, { user, sessionId }: SignedIn): void {
  ctx.defer(located(ctx.env.LIVE, ctx.env).getByName(user.uid).closeAll(sessionId))
  notifyOwner(ctx, user.uid, { type: 'account.changed' })
}

/** Deletes the sessions that expired before a time. */
export const deleteSessionsBefore = (db: Database, time: Date) => deleteSome(db, sessions, lt(sessions.expiresAt, time))

/** Whether a person's session is valid at a time. */
export const isLiveSession = async (
  db: Database,
  { id, ...of }: Owner & { id: string; at: Date },
): Promise<boolean> => {
  const isIt = and(eq(sessions.id, id), liveSessionsOf(of))
  return (await db.select({ id: sessions.id }).from(sessions).where(isIt).get()) !== undefined
}

/** Deletes the codes and tokens that expired before a time. */
export const deleteVerificationsBefore = (db: Database, time: Date) =>
  deleteSome(db, verifications, lt(verifications.expiresAt, time))

const bearerSeconds = 5 * 60
const claims = z.object({ sid: z.string() })

/** A token that represents a session for five minutes, for routes that require a bearer token. */
export async function issueBearer(ctx: ServiceContext, { user, sessionId }: SignedIn) {
  const expiresAt = new Date(ctx.now().getTime() + bearerSeconds * 1000)
  const token = await signToken(ctx, 'bearer', { subject: user.uid, expiresAt, claims: { sid: sessionId } })
  return { token, expiresAt: expiresAt.toISOString() }
}

/**
 * The person and session in an `Authorization` header; undefined unless it's our own valid bearer token for a session that hasn't ended.
 */
export async function readBearer(ctx: ServiceContext, header: string | undefined) {
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]
  const read = token === undefined ? undefined : await readToken(ctx, 'bearer', token, claims)
  if (!read) return undefined
  const bearer = { userId: read.subject, sessionId: read.claims.sid }
  const isLive = await isLiveSession(ctx.db, { id: bearer.sessionId, userId: bearer.userId, at: ctx.now() })
  return isLive ? bearer : undefined
}
