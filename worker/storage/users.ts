import { and, eq, exists, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts, users } from './schema/accounts.ts'

/** Undefined when they were registered before, or are nobody. */
export const markRegistered = (db: Database, id: string, at: Date) =>
  db
    .update(users)
    .set({ registeredAt: at })
    .where(and(eq(users.id, id), isNull(users.registeredAt)))
    .returning({ id: users.id })
    .get()

/** The first sign-in is the moment they were made. */
export const markSignedIn = (db: Database, id: string, at: Date) =>
  db
    .update(users)
    .set({
      lastSignInAt: sql`case when ${users.lastSignInAt} is null then ${users.createdAt} else ${at.getTime()} end`,
    })
    .where(eq(users.id, id))

export const isKnownEmail = async (db: Database, email: string): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, email)).get()) !== undefined

/** Whose an address is, and since when browsers that sign in to the account are known. */
export const findBrowserRule = (db: Database, email: string) =>
  db.select({ id: users.id, since: users.knownBrowsersSince }).from(users).where(eq(users.email, email)).get()

/** Who somebody is, and whether a social provider is one of their ways in. */
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
