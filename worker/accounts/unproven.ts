import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ServiceContext } from '../platform/context.ts'
import { type Database, rawStatement, runBatch } from '../platform/db/database.ts'
import { accountKeys } from '../platform/limits/count-attempt.ts'
import { attemptCounts } from '../platform/limits/tables.ts'
import { located } from '../platform/located.ts'
import type { Owner } from '../platform/owner.ts'
import { sessionCookies } from './sessions/session-cookie.ts'
import type { SignedInNow } from './sessions/sessions.ts'
import { accounts, sessions, users } from './tables.ts'

/**
 * For a person who has just proven an address without being signed in: ends all ways to sign in to an unproven account with this address.
 * Runs before the sign-in, so that a verified account never includes a session of the person who created the account.
 */
export async function takeOverUnproven(ctx: ServiceContext, email: string): Promise<void> {
  const unproven = await findUnproven(ctx.db, email)
  if (!unproven) return
  const userId = unproven.id
  const counts = await accountKeys(ctx, userId)
  const isTaken = await takeOverRow(ctx.db, { userId, email, at: ctx.now(), counts })
  if (isTaken) ctx.defer(located(ctx.env.LIVE, ctx.env).getByName(userId).closeAll())
}

type Proven = { response: { user: { id: string; emailVerified: boolean } }; headers: Headers }

/**
 * The person who has just signed in by email. Throws if their address doesn't count as verified: then a concurrent sign-in is taking over
 * the account, and what a stranger put into it hasn't been removed yet.
 */
export function provenNow(ctx: ServiceContext, { response: { user }, headers }: Proven): SignedInNow {
  if (!user.emailVerified) throw new Error(`the address of ${user.id} is not verified after it was proven`)
  return { userId: user.id, setCookies: sessionCookies(ctx.env, headers) }
}

/** An account that was created with an address and never verified it. */
export const findUnproven = (db: Database, email: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false)))
    .get()

type TakeOver = Owner & { email: string; at: Date; counts: string[] }

/**
 * Gives an unproven account to the person who has just proven its address: ends everything of the person who created it (password, sessions
 * with their reauthentications and address changes, websites still being generated) and marks it verified. Its drafts stay. `counts`: the
 * account's attempt count keys. One transaction. Returns whether the account was unproven until now and still had the address.
 */
export async function takeOverRow(db: Database, { userId, email, at, counts }: TakeOver): Promise<boolean> {
  const isUnproven = sql`exists (select 1 from users where id = ${userId} and email = ${email} and email_verified = 0)`
  const { user } = await runBatch(db, {
    waysIn: db.delete(accounts).where(and(eq(accounts.userId, userId), isUnproven)),
    sessions: db.delete(sessions).where(and(eq(sessions.userId, userId), isUnproven)),
    // The browser that started a creation still has its key, and claims it again when its owner signs in there.
    creations: rawStatement(
      db,
      sql`update creations set user_id = null where user_id = ${userId} and draft_id is null and ${isUnproven}`,
    ),
    counts: db.delete(attemptCounts).where(and(inArray(attemptCounts.key, counts), isUnproven)),
    user: db
      .update(users)
      .set({ emailVerified: true, knownBrowsersSince: at, updatedAt: at })
      .where(and(eq(users.id, userId), eq(users.email, email), eq(users.emailVerified, false)))
      .returning({ id: users.id }),
  })
  return user.length > 0
}
