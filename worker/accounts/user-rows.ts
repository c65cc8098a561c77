import { and, count, eq, exists, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { Owner } from '../platform/owner.ts'
import { DAY } from '../platform/time.ts'
import { accounts, emailChanges, oauthRecords, sessions, users, verifications } from './tables.ts'

/** Undefined if they had already registered, or don't exist. */
export const markRegistered = (db: Database, id: string, at: Date) =>
  db
    .update(users)
    .set({ registeredAt: at })
    .where(and(eq(users.id, id), isNull(users.registeredAt)))
    .returning({ id: users.id })
    .get()

/** The first sign-in is when the user was created. */
export const markSignedIn = (db: Database, id: string, at: Date) =>
  db
    .update(users)
    .set({
      lastSignInAt: sql`case when ${users.lastSignInAt} is null then ${users.createdAt} else ${at.getTime()} end`,
    })
    .where(eq(users.id, id))

export const isKnownEmail = async (db: Database, email: string): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, email)).get()) !== undefined

/** An account with an unverified address is deleted after this many days without use. */
export const unusedDaysUnverified = 30

/** Whether a person's address is verified; false if they don't exist. */
export async function isVerified(db: Database, id: string): Promise<boolean> {
  const row = await db.select({ verified: users.emailVerified }).from(users).where(eq(users.id, id)).get()
  return row?.verified ?? false
}
/** Whether an account has proven an address. */
export const isProvenEmail = async (db: Database, email: string): Promise<boolean> =>
  (await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)))
    .get()) !== undefined

/** An address's user, and since when browsers that sign in to the account are remembered. */
export const findBrowserRule = (db: Database, email: string) =>
  db.select({ id: users.id, since: users.knownBrowsersSince }).from(users).where(eq(users.email, email)).get()

/** A user, and whether a social provider is one of their ways to sign in. */
export const findPerson = (db: Database, id: string) =>
  db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
      isSocial: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(accounts)
          .where(and(eq(accounts.userId, users.id), ne(accounts.providerId, 'credential'))),
      )}`.mapWith(Boolean),
    })
    .from(users)
    .where(eq(users.id, id))
    .get()

/**
 * Whether a user exists and isn't being deleted. Every statement that gives a user something includes it, since a call that began before
 * the deletion may still be running.
 */
export const isAlive = (userId: SQL | string) =>
  sql`exists (select 1 from users where users.id = ${userId} and instr(users.email, '@') > 0)`

/** Replaces a person's address while their account is being deleted. This frees the real address. */
export const deletedAddress = (userId: string) => `deleted:${userId}`

export const isDeletedAddress = (email: string) => !email.includes('@')

/** better-auth's name for signing in with email and password. */
const passwordProvider = 'credential'

/** A person's ways to sign in besides emailed codes and links: whether they have a password, and which social issuers. */
export async function findWaysIn(db: Database, userId: string): Promise<{ hasPassword: boolean; issuers: string[] }> {
  const rows = await db.select({ provider: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId))
  const providers = rows.map(({ provider }) => provider)
  return {
    hasPassword: providers.includes(passwordProvider),
    issuers: providers.filter((provider) => provider !== passwordProvider),
  }
}

/** How long a session lasts if it's used, in milliseconds; an unused one ends after 30 days. */
export const maxSessionMs = 180 * DAY

/** A person's sessions that are valid at a time. */
export const liveSessionsOf = ({ userId, at }: Owner & { at: Date }) =>
  and(
    eq(sessions.userId, userId),
    gt(sessions.expiresAt, at),
    gt(sessions.createdAt, new Date(at.getTime() - maxSessionMs)),
  )

/** How many browsers are signed in. */
export async function countSessions(db: Database, of: Owner & { at: Date }): Promise<number> {
  const row = await db.select({ count: count() }).from(sessions).where(liveSessionsOf(of)).get()
  return row?.count ?? 0
}

/** How many websites a person has. */
export async function countDrafts(db: Database, userId: string): Promise<number> {
  const row = await db.select({ count: count() }).from(sql`draft_websites`).where(sql`user_id = ${userId}`).get()
  return row?.count ?? 0
}

/** A person's stored password hash: null if they have none, undefined if they don't exist. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null | undefined> {
  const row = await db
    .select({ password: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, passwordProvider)))
    .where(eq(users.id, userId))
    .get()
  return row?.password ?? (row && null)
}

/** Marks an address as verified if it's still the person's. Undefined if it isn't, or if it was already verified. */
export const markVerified = (db: Database, { userId, email, at }: Owner & { email: string; at: Date }) =>
  db
    .update(users)
    .set({ emailVerified: true, updatedAt: at })
    .where(and(eq(users.id, userId), eq(users.email, email), eq(users.emailVerified, false)))
    .returning({ id: users.id })
    .get()

type Change = Owner & { sessionId: string; at: Date }
/** Sets a person's password, and ends all sessions but one, pending resets and a pending address change. One transaction. */
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
    // A reset token is stored under the person's id.
    db.delete(verifications).where(eq(verifications.value, userId)),
    db.delete(emailChanges).where(eq(emailChanges.userId, userId)),
    forgetBrowsers(db, { userId, at }),
    db.delete(sessions).where(otherSessionsOf(change)),
    deleteConnectionsOf(db, userId),
  ])
}

/** Ends all of a person's sessions, pending requests and assistant connections, and forgets their browsers. */
export const deleteSessionsOf = (db: Database, of: Owner & { at: Date }) =>
  db.batch([
    db.delete(sessions).where(eq(sessions.userId, of.userId)),
    deleteConnectionsOf(db, of.userId),
    forgetBrowsers(db, of),
  ])

/** Ends a person's assistant connections and their tokens. */
export const deleteConnectionsOf = (db: Database, userId: string) =>
  db.delete(oauthRecords).where(eq(oauthRecords.userId, userId))

/** After a reset has ended the sessions: ends other pending resets and assistant connections, and forgets the browsers. */
export const endAfterReset = (db: Database, of: Owner & { at: Date }) =>
  db.batch([
    db.delete(verifications).where(eq(verifications.value, of.userId)),
    deleteConnectionsOf(db, of.userId),
    forgetBrowsers(db, of),
  ])

/** Makes browsers that signed in before count as strangers' again. */
export const forgetBrowsers = (db: Database, { userId, at }: Owner & { at: Date }) =>
  db.update(users).set({ knownBrowsersSince: at }).where(eq(users.id, userId))

export const otherSessionsOf = ({ userId, sessionId }: Owner & { sessionId: string }) =>
  and(eq(sessions.userId, userId), ne(sessions.id, sessionId))

/** A social account's owner. `issuer` is the provider's id: another issuer's same subject is someone else. */
export const findSocialOwner = (db: Database, { issuer, subject }: { issuer: string; subject: string }) =>
  db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject)))
    .get()

/** Undefined if the person cannot sign in with the issuer. */
export const findSocialAccount = (db: Database, { userId, issuer }: Owner & { issuer: string }) =>
  db
    .select({ subject: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, issuer)))
    .get()
