import { and, count, eq, gt, ne } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts, emailChanges, sessions, users, verifications } from './schema/accounts.ts'
import { draftWebsites } from './schema/websites.ts'

/** better-auth's name for the way in that is an address and a password. */
const passwordProvider = 'credential'

/** The ways in that a person has beside mailed codes and links: whether by a password, and which social issuers. */
export async function findWaysIn(db: Database, userId: string): Promise<{ hasPassword: boolean; issuers: string[] }> {
  const rows = await db.select({ provider: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId))
  const providers = rows.map(({ provider }) => provider)
  return {
    hasPassword: providers.includes(passwordProvider),
    issuers: providers.filter((provider) => provider !== passwordProvider),
  }
}

/** How many browsers are signed in, and how many websites there are. */
export async function countOfAccount(db: Database, { userId, at }: { userId: string; at: Date }) {
  const [[signedIn], [owned]] = await db.batch([
    db
      .select({ count: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at))),
    db.select({ count: count() }).from(draftWebsites).where(eq(draftWebsites.userId, userId)),
  ])
  return { sessions: signedIn?.count ?? 0, websites: owned?.count ?? 0 }
}

/** A person's password as it is stored: null when they have none, undefined when there is no such person. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null | undefined> {
  const row = await db
    .select({ password: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, passwordProvider)))
    .where(eq(users.id, userId))
    .get()
  return row?.password ?? (row && null)
}

/** Counts an address as verified if it is still the person's. Undefined when it is not, or was verified before. */
export const markVerified = (db: Database, { userId, email, at }: { userId: string; email: string; at: Date }) =>
  db
    .update(users)
    .set({ emailVerified: true, updatedAt: at })
    .where(and(eq(users.id, userId), eq(users.email, email), eq(users.emailVerified, false)))
    .returning({ id: users.id })
    .get()

type Change = { userId: string; sessionId: string; at: Date }
/** Sets a person's password, and ends all sessions but one, the resets that wait and a change of address. One transaction. */
export const setPassword = (db: Database, { id, hash, ...change }: Change & { id: string; hash: string }) => {
  const { userId, at } = change
  return db.batch([
    db
      .insert(accounts)
      .values({
        ...{ id, userId, accountId: userId, providerId: passwordProvider },
        ...{ password: hash, createdAt: at, updatedAt: at },
      })
      .onConflictDoUpdate({
        target: [accounts.providerId, accounts.accountId],
        set: { password: hash, updatedAt: at },
      }),
    // What a reset mail is good for is kept under the person's id.
    db.delete(verifications).where(eq(verifications.value, userId)),
    db.delete(emailChanges).where(eq(emailChanges.userId, userId)),
    forgetBrowsers(db, { userId, at }),
    db.delete(sessions).where(otherSessionsOf(change)),
  ])
}

/** Ends every session of a person, with what they asked for, and knows none of their browsers any more. */
export const deleteSessionsOf = (db: Database, of: { userId: string; at: Date }) =>
  db.batch([db.delete(sessions).where(eq(sessions.userId, of.userId)), forgetBrowsers(db, of)])

/** After a reset: ends the other resets that wait, and knows no browser any more. The sessions have ended by then. */
export const endAfterReset = (db: Database, of: { userId: string; at: Date }) =>
  db.batch([db.delete(verifications).where(eq(verifications.value, of.userId)), forgetBrowsers(db, of)])

const forgetBrowsers = (db: Database, { userId, at }: { userId: string; at: Date }) =>
  db.update(users).set({ knownBrowsersSince: at }).where(eq(users.id, userId))

export const otherSessionsOf = ({ userId, sessionId }: { userId: string; sessionId: string }) =>
  and(eq(sessions.userId, userId), ne(sessions.id, sessionId))
