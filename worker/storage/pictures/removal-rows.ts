import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { mediaRemovals } from '../schema/pictures.ts'

const unleased = (at: number) => or(isNull(mediaRemovals.leasedUntil), lt(mediaRemovals.leasedUntil, at))

/**
 * Says that the files of a hash have to go, if no row has it any more. Belongs into one batch with the removal of the rows:
 * from then on no row with this hash can be added until the files are gone.
 */
export const insertRemoval = (db: Database, { hash, at }: { hash: string; at: Date }) =>
  db
    .insert(mediaRemovals)
    .select(
      sql`select ${hash}, ${at.getTime()}, null where not exists (select 1 from website_images where hash = ${hash})`,
    )
    .onConflictDoNothing()

/**
 * The same for every picture of a person that nobody else has. Belongs into one batch with the removal of the rows. What may still be
 * written, since an upload is at it, goes at `pendingUntil`.
 */
export const insertRemovalsOf = (
  db: Database,
  { userId, at, pendingUntil }: { userId: string; at: Date; pendingUntil: Date },
) =>
  db
    .insert(mediaRemovals)
    .select(
      sql`select hash, ${at.getTime()}, max(case when state = 'pending' then ${pendingUntil.getTime()} end)
        from website_images as own
        where user_id = ${userId} and not exists (
          select 1 from website_images as other where other.hash = own.hash and other.user_id <> ${userId}
        )
        group by hash`,
    )
    .onConflictDoNothing()

/** Hashes whose files have to go and that nobody is removing, the oldest first. */
export async function listRemovals(db: Database, { at, limit }: { at: number; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ hash: mediaRemovals.hash })
    .from(mediaRemovals)
    .where(unleased(at))
    .orderBy(asc(mediaRemovals.createdAt))
    .limit(limit)
  return rows.map(({ hash }) => hash)
}

/** Takes a removal for one remover until `until`; false if it does not exist or another has it. */
export async function leaseRemoval(db: Database, { hash, at, until }: { hash: string; at: number; until: number }) {
  const leased = await db
    .update(mediaRemovals)
    .set({ leasedUntil: until })
    .where(and(eq(mediaRemovals.hash, hash), unleased(at)))
    .returning({ hash: mediaRemovals.hash })
    .get()
  return leased !== undefined
}

/** After a try: the row goes when the files are gone, else it waits for the next one. */
export const finishRemoval = (db: Database, { hash, until, gone }: { hash: string; until: number; gone: boolean }) => {
  const mine = and(eq(mediaRemovals.hash, hash), eq(mediaRemovals.leasedUntil, until))
  return gone ? db.delete(mediaRemovals).where(mine) : db.update(mediaRemovals).set({ leasedUntil: null }).where(mine)
}
