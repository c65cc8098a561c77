import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { isInLibrary, showsPicture } from '../drafts/rows.ts'
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
import { logFailure } from '../platform/log/log.ts'
import type { Owner } from '../platform/owner.ts'
import { removeMedia } from '../platform/store/write.ts'
import { DAY, HOUR, MINUTE } from '../platform/time.ts'
import { mediaRemovals } from './tables.ts'

/** Longer than a removal takes. After a crash, the next remover waits this long. */
const leaseMs = MINUTE
/** Each removal also deletes eighteen cached copies, and an invocation may make 1,000 cache calls. */
const removalsPerRun = 40
const removalsAtOnce = 4
/** In seconds, per picture. */
const timeoutSeconds = 20

/**
 * The cron's part: deletes the files of queued hashes, oldest first, and retries until it succeeds. Returns how many it deleted and how
 * many failed.
 */
export async function drainMediaRemovals(ctx: ServiceContext): Promise<{ removed: number; failed: number }> {
  const hashes = await listRemovals(ctx.db, { at: ctx.now(), limit: removalsPerRun })
  const work = (hash: string) => removeFiles(ctx, hash)
  const idsOf = (pictureHash: string) => ({ pictureHash })
  const queue = {
    failed: 'pictures.not_removed',
    idsOf,
    atOnce: removalsAtOnce,
    timeoutSeconds,
    work,
  } as const
  const { done, failed } = await drain(hashes, queue)
  return { removed: done, failed }
}

/** The same, for one hash. Never throws store errors, since the cron retries. */
export async function removeFiles(ctx: ServiceContext, hash: string): Promise<Outcome> {
  const { env, db } = ctx
  const at = ctx.now()
  const removal = await leaseRemoval(db, { hash, at, until: new Date(at.getTime() + leaseMs) })
  if (!removal) return 'skipped'
  const remove = async () => {
    await removeMedia(env, hash)
    await finishRemoval(db, removal)
    return 'done' as const
  }
  return tryItem({ failed: 'pictures.not_removed', ids: { pictureHash: hash } }, () =>
    whileLeased(remove, () => releaseRemoval(db, removal)),
  )
}

type MediaRemoval = typeof mediaRemovals.$inferSelect

/**
 * Queues a hash's files for deletion if no row has the hash anymore. Run it in the batch that deletes the rows: from then on, no row with
 * this hash can be added until the files are gone.
 */
export const insertRemoval = (db: Database, { hash, at }: { hash: string; at: Date }) =>
  db
    .insert(mediaRemovals)
    .select(
      sql`select ${hash}, ${at.getTime()}, null where not exists (select 1 from website_images where hash = ${hash})`,
    )
    .onConflictDoNothing()

/**
 * The same, for each picture that only this person has. Run it in the batch that deletes the rows. Files that an upload may still be
 * writing are deleted at `pendingUntil`.
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

/** Queued hashes that no one is deleting, oldest first. */
async function listRemovals(db: Database, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ hash: mediaRemovals.hash })
    .from(mediaRemovals)
    .where(unleased(mediaRemovals, at))
    .orderBy(asc(mediaRemovals.createdAt))
    .limit(limit)
  return rows.map(({ hash }) => hash)
}

/** Leases a removal until `until`. Undefined if it's gone or another worker holds it. */
const leaseRemoval = (db: Database, { hash, ...lease }: Lease & { hash: string }) =>
  takeLease(db, mediaRemovals, eq(mediaRemovals.hash, hash), lease)

/** Deletes the queue entry once the files are gone. */
const finishRemoval = (db: Database, { hash, leasedUntil }: MediaRemoval) =>
  db.delete(mediaRemovals).where(and(eq(mediaRemovals.hash, hash), leasedBy(mediaRemovals, { leasedUntil })))

/** After a failure, the next run may retry at once. */
const releaseRemoval = (db: Database, { hash, leasedUntil }: MediaRemoval) =>
  releaseLease(db, mediaRemovals, eq(mediaRemovals.hash, hash), { leasedUntil })

const maxUploadMs = HOUR
const keptUnused = 30 * DAY
/** Caps reads per run. After its first batch, a run skips anything checked in the past day. */
const [draftsAtATime, timesPerRun] = [200, 20]

/**
 * Garbage-collects pictures, rows first and then files: interrupted uploads, and pictures not shown by a draft for 30 days or by any
 * release. Library pictures stay as long as their website. Each run continues where the last one stopped; runs may overlap.
 */
export async function collectPictures(ctx: ServiceContext): Promise<void> {
  const at = ctx.now()
  const ago = (ms: number) => new Date(at.getTime() - ms)
  const rows = { at, pendingSince: ago(maxUploadMs), unusedSince: ago(keptUnused), drafts: draftsAtATime }
  let checked = await collectPictureRows(ctx.db, rows)
  for (let time = 1; checked > 0 && time < timesPerRun; time += 1)
    checked = await collectPictureRows(ctx.db, { ...rows, checkedBefore: ago(DAY) })
  const { failed } = await drainMediaRemovals(ctx)
  if (failed > 0) logFailure('pictures.waiting', 'files still wait to be removed', { count: failed })
}

type Collection = {
  at: Date
  /** Uploads not finished by then never will be. */
  pendingSince: Date
  /** Deletes pictures that their draft hasn't shown since then, unless a release shows them. */
  unusedSince: Date
  /** How many drafts to check. */
  drafts: number
  /** Only drafts whose pictures were last checked, or else created, by then. */
  checkedBefore?: Date
}

/** Kinds that are deleted once nothing shows them. */
const isCandidate = sql`website_images.state = 'ready' and not (${isInLibrary}
  and exists (select 1 from draft_websites where draft_websites.id = website_images.draft_id))`

/** As in the index: a picture that was never checked is ordered by its creation. */
const turn = sql`coalesce(checked_at, created_at)`

const isInDraft = sql`exists (
  select 1 from draft_websites
  where draft_websites.id = website_images.draft_id and ${showsPicture(sql`draft_websites.website_settings`)}
)`

/** The owner may roll back to any stored release; a deleted website's releases are deleted with it. */
const isInRelease = sql`exists (
  select 1 from releases where releases.draft_id = website_images.draft_id and ${showsPicture(sql`releases.document`)}
)`

const endOfTime = new Date(8.64e15)

/** More than a run's drafts have on average; the next run takes the rest. */
const picturesPerDraft = 20

/** How many drafts, with all their releases, a transaction reads. Other queries wait until it ends. */
const draftsAtOnce = 25

/**
 * Deletes the rows of unused pictures and queues their files: unfinished uploads, and derived pictures that nothing shows. Drafts that have
 * waited longest come first, counted from a picture's creation, so every draft gets its turn. Returns how many drafts it checked.
 */
export async function collectPictureRows(
  db: Database,
  { at, pendingSince, unusedSince, drafts, checkedBefore = endOfTime }: Collection,
): Promise<number> {
  const isLate = (row: SQL) => sql`(${row}.state = 'pending' and ${row}.created_at <= ${pendingSince.getTime()})`
  await db.batch(removalOf(db, { goes: isLate, at }))
  const waiting = await db.all<{ draftId: string }>(sql`
    select distinct draft_id as draftId from (
      select draft_id from website_images where ${turn} <= ${checkedBefore.getTime()} order by ${turn}
      limit ${drafts * picturesPerDraft}) limit ${drafts}`)
  const draftIds = waiting.map(({ draftId }) => draftId)
  for (let from = 0; from < draftIds.length; from += draftsAtOnce) {
    await collectUnused(db, { draftIds: draftIds.slice(from, from + draftsAtOnce), at, unusedSince })
  }
  return draftIds.length
}

/**
 * Checks whether these drafts still show their derived pictures, and deletes pictures past their grace period. Reads releases only then,
 * since there may be fifty; a picture in a release gets a new grace period. Uses one transaction, so that a concurrent save, upload or
 * publish can't reuse a picture while it's being deleted.
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
        unused_since = case when ${isCandidate} and not ${isInDraft} then coalesce(unused_since, ${now}) end
      where ${isTheirs(pictures)}`,
    ),
    rawStatement(db, sql`update website_images set unused_since = ${now} where ${isOver(pictures)} and ${isInRelease}`),
    ...removalOf(db, { goes: isOver, at }),
  ])
}

/** Batch statements that delete the rows, and queue files whose hash no other row has. */
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
