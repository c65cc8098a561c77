import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { ReleaseCause } from '../../contract/release-kinds.ts'
import { releasesKept } from '../../contract/releases.ts'
import type { Database } from '../database.ts'
import { rawStatement } from '../raw-statement.ts'
import { draftWebsites, releases, websites } from '../schema/websites.ts'
import { refuseUnlessChanged } from './guards.ts'

type Owned = { userId: string; draftId: string }

export type NewRelease = Owned & {
  id: string
  handle: string
  /** The hostname that its files name as the website's own. */
  host: string
  /** The document and the manifest as JSON. */
  document: string
  manifest: string
}

/** What a release's files are like. */
export type Hold =
  | { state: 'stored' }
  /** The caller writes them; `heldUntil` names the hold. `alone`: nobody else has begun to. */
  | { state: 'pending'; heldUntil: Date; alone: boolean }
  /** Somebody is removing them at this moment. */
  | { state: 'removing' }

/**
 * Says that a release's files are about to be written: its row stands before any of them. One that is on its way out, and that
 * nobody is removing just now, comes back. One statement decides.
 */
export async function holdRelease(
  db: Database,
  { at, until, ...release }: NewRelease & { at: Date; until: Date },
): Promise<Hold> {
  const [[before], [held]] = await db.batch([
    db.select({ state: releases.state }).from(releases).where(eq(releases.id, release.id)),
    db
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
        setWhere: sql`releases.state = 'pending' or (releases.state = 'removing' and ${unleased(at)})`,
      })
      .returning({ heldUntil: releases.heldUntil }),
  ])
  if (held?.heldUntil) return { state: 'pending', heldUntil: held.heldUntil, alone: before === undefined }
  return { state: before?.state === 'stored' ? 'stored' : 'removing' }
}

export type Kept = Owned & {
  id: string
  /** Where it is or will be: one made for a domain may follow its website to another handle. */
  handle: string
  cause: ReleaseCause
  restoredFrom: number | null
  /** JSON. */
  changes: string | null
  at: Date
}

/**
 * Keeps a release whose files are all there, under the next number unless it has one. Numbers only grow: the one with the highest
 * is never removed before its website is. Ends its batch where it was given up.
 */
export const keepRelease = (db: Database, { id, userId, draftId, handle, cause, restoredFrom, changes, at }: Kept) => [
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

/** Visitors may hold a page for two minutes, and its files as long. */
const msHeldByVisitors = 10 * 60 * 1000

/**
 * Marks what a website has too many of: its oldest releases, but for `next` and those that are live or wait for their time. Before
 * another one goes live, so that one can always go back to what was live last.
 */
export const pruneReleases = (db: Database, { draftId, next, at }: { draftId: string; next: string; at: Date }) =>
  rawStatement(
    db,
    sql`
    update releases set state = 'removing', held_until = ${at.getTime() + msHeldByVisitors}
    where id in (
      select id from releases
      where draft_id = ${draftId} and number is not null and state = 'stored' and id <> ${next}
        and id not in (select release_id from websites where draft_id = ${draftId})
        and id not in (select release_id from scheduled_releases where draft_id = ${draftId})
      order by number desc limit -1 offset ${releasesKept}
    )`,
  )

/** A person's releases of a draft, the newest first, without their documents; `liveSince` of the one that is live. */
export const listReleaseRows = (db: Database, { userId, draftId }: Owned) =>
  db
    .select({
      number: releases.number,
      createdAt: releases.createdAt,
      handle: releases.handle,
      host: releases.host,
      cause: releases.cause,
      restoredFrom: releases.restoredFrom,
      changes: releases.changes,
      liveSince: websites.modifiedAt,
    })
    .from(releases)
    .leftJoin(websites, and(eq(websites.draftId, releases.draftId), eq(websites.releaseId, releases.id)))
    .where(and(eq(releases.draftId, draftId), eq(releases.userId, userId), listed))
    .orderBy(desc(releases.number))

/** One release of a person's draft by its number. */
export const findReleaseRow = (db: Database, { userId, draftId, number }: Owned & { number: number }) =>
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

/** What a release is made of, and the files that its row describes. */
export const findRelease = (db: Database, releaseId: string) =>
  db
    .select({
      draftId: releases.draftId,
      handle: releases.handle,
      host: releases.host,
      number: releases.number,
      createdAt: releases.createdAt,
      document: releases.document,
      manifest: releases.manifest,
    })
    .from(releases)
    .where(eq(releases.id, releaseId))
    .get()

type Repair = { id: string; at: Date; until: Date }

/** Takes a stored release's files for one worker, who repairs them; false while another has them or they are on their way out. */
export async function leaseForRepair(db: Database, { id, at, until }: Repair): Promise<boolean> {
  const leased = await db
    .update(releases)
    .set({ leasedUntil: until })
    .where(and(eq(releases.id, id), eq(releases.state, 'stored'), unleased(at)))
    .returning({ id: releases.id })
    .get()
  return leased !== undefined
}

export const endRepair = (db: Database, { id, until }: { id: string; until: Date }) =>
  db
    .update(releases)
    .set({ leasedUntil: null })
    .where(and(eq(releases.id, id), eq(releases.leasedUntil, until)))

/** What has a number and is there to stay. */
const listed = and(eq(releases.state, 'stored'), isNotNull(releases.number))
const unleased = (at: Date) => sql`(${releases.leasedUntil} is null or ${lt(releases.leasedUntil, at)})`
