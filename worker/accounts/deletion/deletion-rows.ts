import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { requestIdValue, runBatch } from '../../platform/db/database.ts'
import { type Lease, releaseLease, takeLease, unleased } from '../../platform/db/queue.ts'
import { attemptCounts } from '../../platform/limits/tables.ts'
import type { Owner } from '../../platform/owner.ts'
import { accountDeletions, accounts, otpSessions, sessions, users, verifications } from '../tables.ts'
import { deleteConnectionsOf, deletedAddress } from '../user-rows.ts'

export type AccountDeletion = typeof accountDeletions.$inferSelect
/** `counts`: the account's attempt count keys. `isMailed`: whether a last email is sent. */
type NewDeletion = Owner & Lease & { counts: string[]; isMailed: boolean }

/**
 * Starts deleting an account: signing in stops working, the address becomes free, and the deletion gets a row leased to the caller. One
 * transaction. Undefined if the deletion had already started or the account doesn't exist.
 */
export async function beginDeletion(
  db: Database,
  { userId, at, until, counts, isMailed }: NewDeletion,
): Promise<AccountDeletion | undefined> {
  // Read before it's replaced below. A second start no longer finds an address.
  const address = sql`(select email from users where id = ${userId})`
  const {
    deletion: [deletion],
  } = await runBatch(db, {
    deletion: db
      .insert(accountDeletions)
      .select(
        sql`select id, ${isMailed ? sql`email` : null},
            (select count(*) from draft_websites where user_id = users.id), ${at.getTime()}, ${until.getTime()},
            ${requestIdValue()}
          from users where id = ${userId}`,
      )
      .onConflictDoNothing()
      .returning(),
    codes: db.delete(otpSessions).where(eq(otpSessions.email, address)),
    links: db
      .delete(verifications)
      .where(
        or(
          eq(verifications.value, userId),
          sql`case when json_valid(${verifications.value}) then json_extract(${verifications.value}, '$.email') end = ${address}`,
        ),
      ),
    user: db
      .update(users)
      .set({ email: deletedAddress(userId), emailVerified: false, name: '', image: null, updatedAt: at })
      .where(eq(users.id, userId)),
    counts: db.delete(attemptCounts).where(inArray(attemptCounts.key, counts)),
    sessions: deleteSessions(db, userId),
    connections: deleteConnectionsOf(db, userId),
    waysIn: deleteWaysIn(db, userId),
  })
  return deletion
}

/** Deletions without a lease, oldest first. */
export async function listDueDeletions(db: Database, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(unleased(accountDeletions, at))
    .orderBy(asc(accountDeletions.startedAt))
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

/** Leases a deletion until `until`; undefined if it doesn't exist or another worker has it. */
export const leaseDeletion = (db: Database, { userId, ...lease }: Owner & Lease) =>
  takeLease(db, accountDeletions, eq(accountDeletions.userId, userId), lease)

/** After a failure: the next run may retry at once. */
export const releaseDeletion = (db: Database, { userId, leasedUntil }: AccountDeletion) =>
  releaseLease(db, accountDeletions, eq(accountDeletions.userId, userId), { leasedUntil })

/** Deletes sessions, connections and credentials from a concurrent sign-in. */
export const deleteWaysBack = (db: Database, userId: string) =>
  db.batch([deleteSessions(db, userId), deleteConnectionsOf(db, userId), deleteWaysIn(db, userId)])

/** Takes the address for the last email, so that it's sent once. Undefined if it was already taken. */
export async function takeAddress(db: Database, { userId, email }: AccountDeletion): Promise<string | undefined> {
  if (email === null) return undefined
  const taken = await db
    .update(accountDeletions)
    .set({ email: null })
    .where(and(eq(accountDeletions.userId, userId), eq(accountDeletions.email, email)))
    .returning({ userId: accountDeletions.userId })
    .get()
  return taken && email
}

/** After a failed email: the next attempt may send it. */
export const giveAddressBack = (db: Database, { userId, email }: AccountDeletion) =>
  db.update(accountDeletions).set({ email }).where(eq(accountDeletions.userId, userId))

/** Finishes a deletion by deleting the user. Fails while they still have a website. */
export const endDeletion = (db: Database, userId: string) =>
  db.batch([
    db
      .delete(users)
      .where(
        and(
          eq(users.id, userId),
          exists(db.select({ one: sql`1` }).from(accountDeletions).where(eq(accountDeletions.userId, userId))),
        ),
      ),
    db.delete(accountDeletions).where(eq(accountDeletions.userId, userId)),
  ])

const deleteSessions = (db: Database, userId: string) => db.delete(sessions).where(eq(sessions.userId, userId))
const deleteWaysIn = (db: Database, userId: string) => db.delete(accounts).where(eq(accounts.userId, userId))
