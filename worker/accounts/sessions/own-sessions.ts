import { and, desc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import { notifyOwner } from '../../platform/live/notify-owner.ts'
import { located } from '../../platform/located.ts'
import type { OwnSessions } from '../schema.ts'
import { sessions } from '../tables.ts'
import { forgetBrowsers, liveSessionsOf, otherSessionsOf } from '../user-rows.ts'
import { browserName } from './browser-name.ts'
import { leaveOnlyThisSession, type SignedIn } from './sessions.ts'

/** An account may have any number of sessions, but nobody looks through more than these. */
const maxListed = 100

/** A person's sessions: this one first, the others by last use. `userAgent` is this browser's. */
export async function listOwnSessions(
  ctx: ServiceContext,
  { user, sessionId }: SignedIn,
  userAgent: string | undefined,
): Promise<OwnSessions> {
  const rows = await ctx.db
    .select({
      id: sessions.id,
      browser: sessions.userAgent,
      signedInAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(liveSessionsOf({ userId: user.uid, at: ctx.now() }))
    .orderBy(desc(sql`${sessions.id} = ${sessionId}`), desc(sessions.updatedAt), sessions.id)
    .limit(maxListed)
  return {
    sessions: rows.map(({ id, browser, signedInAt, lastUsedAt }) => {
      const isThis = id === sessionId
      return {
        id,
        browser: isThis ? browserName(userAgent) : browser,
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: (isThis ? ctx.now() : lastUsedAt).toISOString(),
        isThis,
      }
    }),
  }
}

/**
 * Ends another of the person's sessions with its proofs, and closes its tabs. From then on, its browser counts as a stranger's. Throws
 * not_found.
 */
export async function endOwnSession(ctx: ServiceContext, { user, sessionId }: SignedIn, ended: string): Promise<void> {
  const userId = user.uid
  const mine = and(eq(sessions.id, ended), otherSessionsOf({ userId, sessionId }))
  const gone = await ctx.db.delete(sessions).where(mine).returning({ id: sessions.id })
  if (gone.length === 0) throw new AppError('not_found')
  await forgetBrowsers(ctx.db, { userId, at: ctx.now() })
  ctx.defer(located(ctx.env.LIVE, ctx.env).getByName(userId).closeSession(ended))
  notifyOwner(ctx, userId, { type: 'account.changed' })
}

/** Ends all of the person's other sessions, and closes their tabs. */
export async function endOtherSessions(ctx: ServiceContext, person: SignedIn): Promise<void> {
  const of = { userId: person.user.uid, sessionId: person.sessionId }
  await ctx.db.batch([
    ctx.db.delete(sessions).where(otherSessionsOf(of)),
    forgetBrowsers(ctx.db, { userId: of.userId, at: ctx.now() }),
  ])
  leaveOnlyThisSession(ctx, person)
}
