import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts, attemptCounts, sessions, users } from './schema/accounts.ts'
import { creations, draftWebsites } from './schema/websites.ts'

/** The account that was made with an address and never verified. */
export const findUnproven = (db: Database, email: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false)))
    .get()

type TakeOver = { userId: string; at: Date; counts: string[] }

/**
 * Gives an unproven account to the person who has just proven its address: ends every way in of the person who made it (password,
 * sessions with their proofs and changes of address, preview links, websites that are still being generated) and marks it verified.
 * Its drafts stay. `counts`: the keys of its attempt counts. One transaction. Returns whether it was unproven until now.
 */
export async function takeOverUnproven(db: Database, { userId, at, counts }: TakeOver): Promise<boolean> {
  const isUnproven = sql`exists (select 1 from users where id = ${userId} and email_verified = 0)`
  const results = await db.batch([
    db.delete(accounts).where(and(eq(accounts.userId, userId), isUnproven)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), isUnproven)),
    db
      .update(draftWebsites)
      .set({ previewNonce: null })
      .where(and(eq(draftWebsites.userId, userId), isUnproven)),
    // The browser that began one still has its key, and claims it again when its owner signs in there.
    db
      .update(creations)
      .set({ userId: null })
      .where(and(eq(creations.userId, userId), isNull(creations.draftId), isUnproven)),
    db.delete(attemptCounts).where(and(inArray(attemptCounts.key, counts), isUnproven)),
    db
      .update(users)
      .set({ emailVerified: true, knownBrowsersSince: at, updatedAt: at })
      .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
      .returning({ id: users.id }),
  ])
  return results[5].length > 0
}
