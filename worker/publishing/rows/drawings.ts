import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { type Database, rawStatement, refuseWhen } from '../../platform/db/database.ts'
import { type Lease, leasedBy, releaseLease, unleased } from '../../platform/db/queue.ts'
import { drawingRemovals } from '../../websites/tables.ts'

/**
 * A drawing is named by every release row that has it, in any state. When the last such row goes, the drawing is queued for deletion in the
 * same transaction. A hold takes what it needs out of the queue again, unless a worker has leased it and may be deleting it right now.
 */
type Needs = {
  id: string
  draftId: string
  /** JSON: their paths. */
  drawings: string
}

const isIn = (paths: string) => sql`path in (select value from json_each(${paths}))`

/** Aborts a hold's batch while a worker deletes one of its drawings. */
export const refuseWhileDrawingsGo = (db: Database, { draftId, drawings }: Needs, at: Date) =>
  refuseWhen(
    db,
    'drawing-leased',
    sql`exists (
      select 1 from drawing_removals where draft_id = ${draftId} and ${isIn(drawings)} and leased_until > ${at.getTime()}
    )`,
  )

/** In a hold's batch: drawings that were to be deleted stay. */
export const keepDrawings = (db: Database, { draftId, drawings }: Needs) =>
  db.delete(drawingRemovals).where(and(eq(drawingRemovals.draftId, draftId), isIn(drawings)))

/** Which of its drawings a stored release of the website has. Those that are only being written don't count. */
export const drawingsStored = (db: Database, { id, draftId, drawings }: Needs) =>
  db
    .selectDistinct({ path: sql<string>`named.value` })
    .from(sql`releases, json_each(releases.drawings) as named`)
    .where(
      sql`releases.draft_id = ${draftId} and releases.id <> ${id} and releases.state = 'stored'
        and named.value in (select value from json_each(${drawings}))`,
    )

type Going = { which: SQL | undefined; id: string; draftId: string; at: Date }

/** In the batch that deletes a release's row, before that: queues its drawings that no other row of the website names. */
export const queueDrawings = (db: Database, { which, id, draftId, at }: Going) =>
  rawStatement(
    db,
    sql`
    insert into drawing_removals (draft_id, path, user_id, created_at)
    select releases.draft_id, going.value, releases.user_id, ${at.getTime()}
    from releases, json_each(releases.drawings) as going
    where ${which} and going.value not in (${namedBy(draftId, sql`other.id <> ${id}`)})
    on conflict do nothing`,
  )

const namedBy = (draftId: string, which = sql`true`) => sql`
  select named.value from releases as other, json_each(other.drawings) as named
  where other.draft_id = ${draftId} and ${which}`

/** Queues drawings that no release of the website names: lost ones, which only a rebuild finds. */
export const queueLostDrawings = (
  db: Database,
  { draftId, paths, at }: { draftId: string; paths: string[]; at: Date },
) =>
  db.run(sql`
    insert into drawing_removals (draft_id, path, user_id, created_at)
    select ${draftId}, value, '', ${at.getTime()} from json_each(${JSON.stringify(paths)})
    where value not in (${namedBy(draftId)})
    on conflict do nothing`)

/** The drawings of some websites that any release names, by website. */
export async function findDrawings(db: Database, draftIds: string[]): Promise<Map<string, Set<string>>> {
  const rows = await db.all<{ draftId: string; path: string }>(sql`
    select distinct releases.draft_id as draftId, named.value as path
    from releases, json_each(releases.drawings) as named
    where releases.draft_id in (select value from json_each(${JSON.stringify(draftIds)}))`)
  const byDraft = Map.groupBy(rows, ({ draftId }) => draftId)
  return new Map(Array.from(byDraft, ([draftId, its]) => [draftId, new Set(its.map(({ path }) => path))]))
}

/** Drawings of a website that one worker deletes. */
export type DrawingsRemoval = { draftId: string; paths: string[]; leasedUntil: Date }

/** Leases queued drawings until `until`, oldest first, of one website or of all. */
export async function leaseDrawings(
  db: Database,
  { at, until, limit, draftId }: Lease & { limit: number; draftId?: string | undefined },
): Promise<DrawingsRemoval[]> {
  const which = and(
    unleased(drawingRemovals, at),
    lte(drawingRemovals.createdAt, at),
    draftId === undefined ? undefined : eq(drawingRemovals.draftId, draftId),
  )
  const rows = await db
    .update(drawingRemovals)
    .set({ leasedUntil: until })
    .where(sql`rowid in (select rowid from drawing_removals where ${which} order by created_at limit ${limit})`)
    .returning({ draftId: drawingRemovals.draftId, path: drawingRemovals.path })
  const byDraft = Map.groupBy(rows, ({ draftId: its }) => its)
  return Array.from(byDraft, ([its, group]) => ({
    ...{ draftId: its, leasedUntil: until },
    paths: group.map(({ path }) => path),
  }))
}

const isOf = ({ draftId, paths }: DrawingsRemoval) =>
  and(eq(drawingRemovals.draftId, draftId), isIn(JSON.stringify(paths)))

/** Once they are deleted. */
export const finishDrawings = (db: Database, removal: DrawingsRemoval) =>
  db.delete(drawingRemovals).where(and(isOf(removal), leasedBy(drawingRemovals, removal)))

/** After a failure: the next run may try at once. */
export const releaseDrawings = (db: Database, removal: DrawingsRemoval) =>
  releaseLease(db, drawingRemovals, isOf(removal), removal)

/** A person's websites with drawings that still wait to be deleted. */
export async function listDrawingsLeft(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ draftId: drawingRemovals.draftId })
    .from(drawingRemovals)
    .where(eq(drawingRemovals.userId, userId))
  return rows.map(({ draftId }) => draftId)
}
