import { and, desc, eq, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { ReleaseCause } from '../../drafts/schema.ts'
import { draftWebsites } from '../../drafts/tables.ts'
import { type Database, rawStatement, refuseUnlessChanged, runBatch } from '../../platform/db/database.ts'
import { type Lease, leasedBy, releaseLease, takeLease, unleased } from '../../platform/db/queue.ts'
import type { OwnedDraft } from '../../platform/owner.ts'
import { HOUR } from '../../platform/time.ts'
import { releases, websites } from '../../websites/tables.ts'
import { releasesKept } from '../schema.ts'

/** Why there is a release. `dates`: only because of the date; its owner knows it as the version that it shows. */
export type StoredCause = (typeof releases.$inferSelect)['cause']

type NewRelease = OwnedDraft & {
  id: string
  handle: string
  /** The hostname that its files name as the website's own. */
  host: string
  /** The document and the manifest as JSON. */
  document: string
  manifest: string
}

/** The state of a release's files. */
type ReleaseHold =
  | { state: 'stored' }
  /** The caller writes the files. `heldUntil` identifies the hold; `isOnlyWriter` means that no other writer has started. */
  | { state: 'pending'; heldUntil: Date; isOnlyWriter: boolean }
  /** A worker is deleting them now. */
  | { state: 'removing' }

/**
 * Inserts a release's row before its files are written. A release in removal that no worker has leased becomes pending again. One
 * transaction decides.
 */
export async function holdRelease(
  db: Database,
  { at, until, ...release }: NewRelease & { at: Date; until: Date },
): Promise<ReleaseHold> {
  const {
    before: [before],
    held: [held],
  } = await runBatch(db, {
    before: db.select({ state: releases.state }).from(releases).where(eq(releases.id, release.id)),
    held: db
      .insert(releases)
      .values({ ...release, createdAt: at, state: 'pending', heldUntil: until })
      .onConflictDoUpdate({
        target: releases.id,
        set: {
          state: 'pending',
          number: null,
          manifest: sql`excluded.manifest`,
          heldUntil: sql`max(coalesce(releases.held_until, 0) + 1, excluded.held_until)`,
          leasedUntil: null,
          attempts: 0,
        },
        setWhere: sql`releases.state = 'pending' or (releases.state = 'removing' and ${unleased(releases, at)})`,
      })
      .returning({ heldUntil: releases.heldUntil }),
  })
  if (held?.heldUntil) return { state: 'pending', heldUntil: held.heldUntil, isOnlyWriter: before === undefined }
  return { state: before?.state === 'stored' ? 'stored' : 'removing' }
}

export type KeptRelease = OwnedDraft & {
  id: string
  /** The handle it is or will be served under. A release made for a domain may follow its website to another handle. */
  handle: string
  cause: StoredCause
  restoredFrom: number | null
  /** JSON. */
  changes: string | null
  /** When it has to be rendered again. */
  changesAt: Date | null
  at: Date
}

/**
 * Marks a release as stored once all its files are written, and numbers it unless it has a number. Numbers only grow: the highest
 * one is never deleted before its website. Refuses the batch if the release was abandoned.
 */
export const keepRelease = (
  db: Database,
  { id, userId, draftId, handle, cause, restoredFrom, changes, at }: Omit<KeptRelease, 'changesAt'>,
) => [
  rawStatement(
    db,
    sql`
    update releases set
      state = 'stored',
      held_until = null,
      handle = ${handle},
      cause = case when number is null then ${cause} else cause end,
      restored_from = case when number is null then ${restoredFrom} else restored_from end,
      changes = case when number is null then ${changes} else changes end,
      created_at = case when number is null then ${at.getTime()} else created_at end,
      number = coalesce(number, (select coalesce(max(number), 0) + 1 from releases where draft_id = ${draftId}))
    where id = ${id} and draft_id = ${draftId} and user_id = ${userId} and state in ('pending', 'stored')`,
  ),
  refuseUnlessChanged(db, 'release-gone'),
]

/** Visitors may have its page open, and load what it shows farther down as they scroll. */
const msHeldByVisitors = HOUR

/**
 * Marks a website's oldest releases beyond the limit for removal, except `next`, live and scheduled ones, and the live one's original.
 * Releases that only the date caused don't count, and go first. Runs before another release goes live, so that the last live one stays
 * available.
 */
export const pruneReleases = (db: Database, { draftId, next, at }: { draftId: string; next: string; at: Date }) =>
  rawStatement(
    db,
    sql`
    with spare as (
      select id, number, cause from releases
      where draft_id = ${draftId} and number is not null and state = 'stored' and id <> ${next}
        and id not in (select release_id from websites where draft_id = ${draftId})
        and id not in (select release_id from scheduled_releases where draft_id = ${draftId})
    )
    update releases set state = 'removing', held_until = ${at.getTime() + msHeldByVisitors}
    where id in (select id from spare where cause = 'dates')
      or id in (
        select id from spare where cause <> 'dates' and number not in (
          select restored_from from releases
          where cause = 'dates' and restored_from is not null
            and (id = ${next} or id in (select release_id from websites where draft_id = ${draftId}))
        )
        order by number desc limit -1 offset ${releasesKept}
      )`,
  )

/** The number under which an owner knows a release. */
export const versionOf = sql<
  number | null
>`case when ${releases.cause} = 'dates' then ${releases.restoredFrom} else ${releases.number} end`

/** Whether a website shows a release, or one that only the date makes another. */
const isShown = or(
  eq(websites.releaseId, releases.id),
  sql`exists (
    select 1 from releases as dated
    where dated.id = ${websites.releaseId} and dated.cause = 'dates' and dated.restored_from = ${releases.number}
  )`,
)

/** A person's releases of a draft, newest first, without their documents; `liveSince` for the live one. */
export const listReleaseRows = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select({
      number: releases.number,
      createdAt: releases.createdAt,
      handle: releases.handle,
      host: releases.host,
      cause: sql<ReleaseCause>`${releases.cause}`,
      restoredFrom: releases.restoredFrom,
      changes: releases.changes,
      liveSince: websites.modifiedAt,
    })
    .from(releases)
    .leftJoin(websites, and(eq(websites.draftId, releases.draftId), isShown))
    .where(and(eq(releases.draftId, draftId), eq(releases.userId, userId), listed))
    .orderBy(desc(releases.number))

/** One release of a person's draft by its number. */
export const findReleaseRow = (db: Database, { userId, draftId, number }: OwnedDraft & { number: number }) =>
  db
    .select({
      id: releases.id,
      number: releases.number,
      handle: releases.handle,
      host: releases.host,
      createdAt: releases.createdAt,
      document: releases.document,
    })
    .from(releases)
    .innerJoin(draftWebsites, eq(draftWebsites.id, releases.draftId))
    .where(and(eq(releases.draftId, draftId), eq(releases.userId, userId), eq(releases.number, number), listed))
    .get()

/** A release's document, and the manifest of its files. */
export const findRelease = (db: Database, releaseId: string) =>
  db
    .select({
      draftId: releases.draftId,
      handle: releases.handle,
      host: releases.host,
      number: versionOf,
      createdAt: releases.createdAt,
      document: releases.document,
      manifest: releases.manifest,
    })
    .from(releases)
    .where(eq(releases.id, releaseId))
    .get()

type Repair = Lease & { id: string }

/** Leases a stored release to write its files again, which `manifest` lists; false while another worker has it or it is in removal. */
export async function leaseForRepair(
  db: Database,
  { id, manifest, ...lease }: Repair & { manifest: string },
): Promise<boolean> {
  const which = and(eq(releases.id, id), eq(releases.state, 'stored'))
  return (await takeLease(db, releases, which, { ...lease, set: { manifest } })) !== undefined
}

export const endRepair = (db: Database, { id, until }: Repair) =>
  releaseLease(db, releases, eq(releases.id, id), { leasedUntil: until })

/** Stored releases with a number, but those that only the date made. */
const listed = and(eq(releases.state, 'stored'), isNotNull(releases.number), ne(releases.cause, 'dates'))

/** The live release of a person's draft: `release` is null if it isn't published. Undefined without such a draft. */
export const findLiveRelease = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select({ release: { number: versionOf, createdAt: releases.createdAt, document: releases.document } })
    .from(draftWebsites)
    .leftJoin(websites, eq(websites.draftId, draftWebsites.id))
    .leftJoin(releases, eq(releases.id, websites.releaseId))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()

/** A release whose files one worker deletes. `goneDraftId`: its draft's id, if that was deleted too. */
export type Removal = { id: string; draftId: string; manifest: string; goneDraftId: string | null; leasedUntil: Date }

/** Marks releases whose publish never finished for removal. */
export const giveUpPending = (db: Database, at: Date) =>
  db
    .update(releases)
    .set({ state: 'removing' })
    .where(and(eq(releases.state, 'pending'), lt(releases.heldUntil, at)))

const removal = {
  id: releases.id,
  draftId: releases.draftId,
  manifest: releases.manifest,
  goneDraftId: sql<string | null>`case when releases.draft_id <> '' and not exists (
    select 1 from draft_websites where draft_websites.id = releases.draft_id) then releases.draft_id end`,
}

/** A host waiting in the outbox still shows its earlier release. `/` follows `.`: the hostnames that begin with the handle. */
const noHostMayShowIt = sql`not exists (
  select 1 from outbox where outbox.hostname = ${releases.host}
    or (outbox.hostname > ${releases.handle} || '.' and outbox.hostname < ${releases.handle} || '/')
)`

/**
 * Leases releases in removal until `until`, fewest attempts first, of one draft or of all. Skips releases that visitors
 * may have open or a host may still show.
 */
export async function leaseRemovals(
  db: Database,
  { at, until, limit, draftId }: Lease & { limit: number; draftId?: string | undefined },
): Promise<Removal[]> {
  const due = db
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(
        eq(releases.state, 'removing'),
        lte(releases.heldUntil, at),
        unleased(releases, at),
        noHostMayShowIt,
        draftId === undefined ? undefined : eq(releases.draftId, draftId),
      ),
    )
    .orderBy(releases.attempts, releases.heldUntil)
    .limit(limit)
  const leased = await db
    .update(releases)
    .set({ leasedUntil: until, attempts: sql`${releases.attempts} + 1` })
    .where(inArray(releases.id, due))
    .returning(removal)
  return leased.map((row) => ({ ...row, leasedUntil: until }))
}

/**
 * Leases an unused release in order to delete it; undefined if another writer has started on the same one
 * or has stored it.
 */
export async function leaseUnused(
  db: Database,
  { id, heldUntil, until }: { id: string; heldUntil: Date; until: Date },
): Promise<Removal | undefined> {
  const leased = await db
    .update(releases)
    .set({ state: 'removing', leasedUntil: until })
    .where(and(eq(releases.id, id), eq(releases.state, 'pending'), eq(releases.heldUntil, heldUntil)))
    .returning(removal)
    .get()
  return leased && { ...leased, leasedUntil: until }
}

const isRemoving = ({ id }: Removal) => and(eq(releases.id, id), eq(releases.state, 'removing'))

/** Deletes the row once its files are deleted. */
export const finishRemoval = (db: Database, removal: Removal) =>
  db.delete(releases).where(and(isRemoving(removal), leasedBy(releases, removal)))

/** After a failure: the next run may try at once. */
export const releaseRemoval = (db: Database, removal: Removal) =>
  releaseLease(db, releases, isRemoving(removal), removal)
