import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { isIn, isInLibrary } from '../drafts/rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { type Database, rawStatement } from '../platform/db/database.ts'
import {
  drain,
  type Lease,
  leasedBy,
  type Outcome,
  releaseLease,
  takeLease,
  tryItem,
  unleased,
  whileLeased,
} from '../platform/db/queue.ts'
import type { Owner } from '../platform/owner.ts'
import { removeMedia } from '../platform/store/write.ts'
import { DAY, HOUR, MINUTE } from '../platform/time.ts'
import { mediaRemovals } from './tables.ts'

/** Longer than a removal takes; after a crash it waits this long for the next remover. */
const leaseMs = MINUTE
const removalsPerRun = 200

type Context = Pick<ServiceContext, 'env' | 'db' | 'now'>

/**
 * Removes the files of every hash that is on its way out, the oldest first: the cron's part, repeated until it works.
 * Returns how many are gone and how many the store would not remove.
 */
export async function drainMediaRemovals(ctx: Context): Promise<{ removed: number; failed: number }> {
  const hashes = await listRemovals(ctx.db, { at: ctx.now(), limit: removalsPerRun })
  const work = (hash: string) => removeFiles(ctx, hash)
  const { done } = await drain(hashes, { queue: 'media removal', idOf: (hash) => hash, atOnce: 1, work })
  return { removed: done, failed: hashes.length - done }
}

/** The same for one hash. Never throws an error of the store: the cron tries again. */
export async function removeFiles({ env, db, now }: Context, hash: string): Promise<Outcome> {
  const at = now()
  const removal = await leaseRemoval(db, { hash, at, until: new Date(at.getTime() + leaseMs) })
  if (!removal) return 'skipped'
  const remove = async () => {
    await removeMedia(env, hash)
    await finishRemoval(db, removal)
    return 'done' as const
  }
  return tryItem({ queue: 'media removal', id: hash }, () => whileLeased(remove, () => releaseRemoval(db, removal)))
}

type MediaRemoval = typeof mediaRemovals.$inferSelect

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
  { userId, at, pendingUntil }: Owner & { at: Date; pendingUntil: Date },
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
async function listRemovals(db: Database, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ hash: mediaRemovals.hash })
    .from(mediaRemovals)
    .where(unleased(mediaRemovals, at))
    .orderBy(asc(mediaRemovals.createdAt))
    .limit(limit)
  return rows.map(({ hash }) => hash)
}

/** Leases a removal until `until`; undefined without one, or while another worker has it. */
const leaseRemoval = (db: Database, { hash, ...lease }: Lease & { hash: string }) =>
  takeLease(db, mediaRemovals, eq(mediaRemovals.hash, hash), lease)

/** The files are gone: the row may go. */
const finishRemoval = (db: Database, { hash, leasedUntil }: MediaRemoval) =>
  db.delete(mediaRemovals).where(and(eq(mediaRemovals.hash, hash), leasedBy(mediaRemovals, { leasedUntil })))

/** After a failure: the next run may try at once. */
const releaseRemoval = (db: Database, { hash, leasedUntil }: MediaRemoval) =>
  releaseLease(db, mediaRemovals, eq(mediaRemovals.hash, hash), { leasedUntil })

const longestUpload = HOUR
const keptUnused = 30 * DAY
/** So that the documents read stay few, however many websites there are. */
const draftsPerRun = 200

/**
 * Removes pictures that are of no use any more, rows first and then files: uploads that were cut off, and what no draft has shown
 * for 30 days and no release shows. The library's own pictures stay as long as their website. What a run leaves, the next one
 * finishes; runs may overlap.
 */
export async function collectPictures(ctx: Pick<ServiceContext, 'env' | 'db' | 'now'>): Promise<void> {
  const at = ctx.now()
  const ago = (ms: number) => new Date(at.getTime() - ms)
  const rows = { at, pendingSince: ago(longestUpload), unusedSince: ago(keptUnused), drafts: draftsPerRun }
  await collectPictureRows(ctx.db, rows)
  const { failed } = await drainMediaRemovals(ctx)
  if (failed > 0) console.error(`media: the files of ${failed} pictures still wait to be removed`)
}

type Collection = {
  at: Date
  /** A picture that was not stored by then never will be. */
  pendingSince: Date
  /** A picture that its draft has not shown since then goes, if no release shows it. */
  unusedSince: Date
  /** How many drafts are looked at. */
  drafts: number
}

/** What stays only while it is shown. */
const isCandidate = sql`website_images.state = 'ready' and not (${isInLibrary}
  and exists (select 1 from draft_websites where draft_websites.id = website_images.draft_id))`

const isInDraft = sql`exists (
  select 1 from draft_websites
  where draft_websites.id = website_images.draft_id and ${isIn(sql`draft_websites.website_settings`)}
)`

/** Its owner may go back to any release that is there; those of a website that was deleted go with it. */
const isInRelease = sql`exists (
  select 1 from releases where releases.draft_id = website_images.draft_id and ${isIn(sql`releases.document`)}
)`

/** How many drafts, with all their releases, are read through in one transaction: the database does nothing else during it. */
const draftsAtOnce = 25

/**
 * Removes the rows of pictures that are of no use any more and says which files have to go with them: uploads that were not
 * stored in time, and what stays only while it is shown and is not. The drafts that have waited longest come first, a new
 * picture waiting since it was made, so that every draft has its turn.
 */
export async function collectPictureRows(db: Database, { at, pendingSince, unusedSince, drafts }: Collection) {
  const isLate = (row: SQL) => sql`(${row}.state = 'pending' and ${row}.created_at <= ${pendingSince.getTime()})`
  await db.batch(removalOf(db, { goes: isLate, at }))
  const waiting = await db.all<{ draftId: string }>(sql`
    select draft_id as draftId from website_images where ${isCandidate}
    group by draft_id order by min(coalesce(checked_at, created_at)) limit ${drafts}`)
  const draftIds = waiting.map(({ draftId }) => draftId)
  for (let from = 0; from < draftIds.length; from += draftsAtOnce) {
    await collectUnused(db, { draftIds: draftIds.slice(from, from + draftsAtOnce), at, unusedSince })
  }
}

/**
 * Looks whether these drafts show the pictures that stay only for that, and removes those whose days are over. Releases are read
 * only then, since there may be fifty of them; a picture that one of them shows starts its days over. One transaction, so
 * that no save, upload or publication comes in between: a picture that is shown again, or a hash that another row has, stays.
 */
async function collectUnused(
  db: Database,
  { draftIds, at, unusedSince }: { draftIds: string[]; at: Date; unusedSince: Date },
) {
  const now = at.getTime()
  const isTheirs = (row: SQL) => sql`${row}.draft_id in (select value from json_each(${JSON.stringify(draftIds)}))`
  const isOver = (row: SQL) =>
    sql`(${isTheirs(row)} and ${row}.checked_at = ${now} and ${row}.unused_since <= ${unusedSince.getTime()})`
  const pictures = sql`website_images`
  await db.batch([
    rawStatement(
      db,
      sql`
      update website_images set checked_at = ${now},
        unused_since = case when ${isInDraft} then null else coalesce(unused_since, ${now}) end
      where ${isCandidate} and ${isTheirs(pictures)}`,
    ),
    rawStatement(db, sql`update website_images set unused_since = ${now} where ${isOver(pictures)} and ${isInRelease}`),
    ...removalOf(db, { goes: isOver, at }),
  ])
}

/** As statements of a batch: removes the rows that go, and says that the files of a hash that no other row has go too. */
const removalOf = (db: Database, { goes, at }: { goes: (row: SQL) => SQL; at: Date }) =>
  [
    rawStatement(
      db,
      sql`
      insert into media_removals (hash, created_at)
      select going.hash, ${at.getTime()} from website_images as going
      where ${goes(sql`going`)} and not exists (
        select 1 from website_images as kept where kept.hash = going.hash and ${goes(sql`kept`)} is not true
      )
      on conflict do nothing`,
    ),
    rawStatement(db, sql`delete from website_images where ${goes(sql`website_images`)}`),
  ] as const
