import { and, asc, eq, exists, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { forgetPromptsOf } from './ai-prompts.ts'
import type { Database } from './database.ts'
import { deletedAddress } from './deleted-address.ts'
import { insertRemovalsOf } from './pictures/removal-rows.ts'
import {
  accountDeletions,
  accounts,
  attemptCounts,
  otpSessions,
  sessions,
  users,
  verifications,
} from './schema/accounts.ts'
import { websiteImages } from './schema/pictures.ts'
import { creations, draftWebsites, keptHandles, releases } from './schema/websites.ts'

export type AccountDeletion = typeof accountDeletions.$inferSelect
type Lease = { userId: string; at: Date; until: Date }
/** `counts`: the keys of what is counted of them. */
type Begin = Lease & { counts: string[] }

/**
 * Begins to delete an account: from then on nobody can sign in to it, its address is free, and the deletion stands in a row of its own,
 * leased to the caller. One transaction. Undefined when it was begun before, or there is no such account.
 */
export async function beginDeletion(
  db: Database,
  { userId, at, until, counts }: Begin,
): Promise<AccountDeletion | undefined> {
  // As it stands before it is taken away further down; begun again it is no address any more.
  const address = sql`(select email from users where id = ${userId})`
  const [[begun]] = await db.batch([
    db
      .insert(accountDeletions)
      .select(
        sql`select id, email, (select count(*) from draft_websites where user_id = users.id), ${at.getTime()}, ${until.getTime()}
          from users where id = ${userId}`,
      )
      .onConflictDoNothing()
      .returning(),
    db.delete(otpSessions).where(eq(otpSessions.email, address)),
    db
      .delete(verifications)
      .where(
        or(
          eq(verifications.value, userId),
          sql`case when json_valid(${verifications.value}) then json_extract(${verifications.value}, '$.email') end = ${address}`,
        ),
      ),
    db
      .update(users)
      .set({ email: deletedAddress(userId), emailVerified: false, name: '', image: null, updatedAt: at })
      .where(eq(users.id, userId)),
    db.delete(attemptCounts).where(inArray(attemptCounts.key, counts)),
    deleteSessions(db, userId),
    deleteWaysIn(db, userId),
  ])
  return begun
}

/** Accounts whose deletion nobody is at, the oldest first. */
export async function listDueDeletions(db: Database, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(unleased(at))
    .orderBy(asc(accountDeletions.startedAt))
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

/** Takes a deletion for one worker until `until`; undefined when there is none or another has it. */
export const leaseDeletion = (db: Database, { userId, at, until }: Lease) =>
  db
    .update(accountDeletions)
    .set({ leasedUntil: until })
    .where(and(eq(accountDeletions.userId, userId), unleased(at)))
    .returning()
    .get()

/** After a failure: the next run may try at once. */
export const releaseDeletion = (db: Database, { userId, leasedUntil }: AccountDeletion) =>
  db
    .update(accountDeletions)
    .set({ leasedUntil: null })
    .where(and(eq(accountDeletions.userId, userId), eq(accountDeletions.leasedUntil, leasedUntil ?? new Date(0))))

/** Sessions and ways in that somebody who was signing in at that moment has got since. */
export const deleteWaysBack = (db: Database, userId: string) =>
  db.batch([deleteSessions(db, userId), deleteWaysIn(db, userId)])

/** Removes what a person had made before they had an account, and what they had models say. */
export const deleteCreationsAndPrompts = (db: Database, userId: string) =>
  db.batch([
    db
      .delete(creations)
      .where(
        or(
          eq(creations.userId, userId),
          sql`${creations.draftId} in (select id from draft_websites where user_id = ${userId})`,
        ),
      ),
    forgetPromptsOf(db, userId),
  ])

/** A person's websites, by id. */
export async function listDraftIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: draftWebsites.id }).from(draftWebsites).where(eq(draftWebsites.userId, userId))
  return rows.map(({ id }) => id)
}

/** Leaves the handles that rest for a person to nobody, until their time is over. */
export const disownHandles = (db: Database, userId: string) =>
  db.update(keptHandles).set({ userId: null }).where(eq(keptHandles.userId, userId))

/** Marks all releases of a person to be removed now, but those whose files somebody is writing. */
export const giveUpReleases = (db: Database, { userId, at }: { userId: string; at: Date }) =>
  db
    .update(releases)
    .set({ state: 'removing', heldUntil: at })
    .where(and(eq(releases.userId, userId), ne(releases.state, 'pending')))

/** The websites of which a person has releases, those that are gone already included. */
export async function listReleaseDraftIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ id: releases.draftId }).from(releases).where(eq(releases.userId, userId))
  return rows.map(({ id }) => id)
}

/** Removes the rows of all pictures of a person, and says that the files have to go that nobody else's pictures share. */
export const deletePictureRows = (db: Database, of: { userId: string; at: Date; pendingUntil: Date }) =>
  db.batch([insertRemovalsOf(db, of), db.delete(websiteImages).where(eq(websiteImages.userId, of.userId))])

/** Takes the address of the last mail, so that it is sent once. Undefined when it was taken before. */
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

/** The mail did not leave: it may be tried again. */
export const giveAddressBack = (db: Database, { userId, email }: AccountDeletion) =>
  db.update(accountDeletions).set({ email }).where(eq(accountDeletions.userId, userId))

/** Ends a deletion with the person themselves. Fails as long as they have a website. */
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
const unleased = (at: Date) => or(isNull(accountDeletions.leasedUntil), lt(accountDeletions.leasedUntil, at))
