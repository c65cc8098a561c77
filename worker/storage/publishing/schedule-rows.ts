import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { ScheduleKind } from '../../contract/release-kinds.ts'
import type { Database } from '../database.ts'
import { keptHandles, releases, scheduledReleases } from '../schema/websites.ts'

const day = 24 * 60 * 60 * 1000

type Owned = { userId: string; draftId: string }

/** What names one schedule: set again for another time or another release it is another one. */
export type ScheduleKey = { draftId: string; kind: ScheduleKind; releaseId: string; at: Date }
export type NewSchedule = ScheduleKey & { userId: string; handle: string; createdAt: Date }
export type DueSchedule = typeof scheduledReleases.$inferSelect

/** Sets a release for a time, in place of what was set of the kind before. */
export const setSchedule = (db: Database, schedule: NewSchedule) =>
  db
    .insert(scheduledReleases)
    .values(schedule)
    .onConflictDoUpdate({
      target: [scheduledReleases.draftId, scheduledReleases.kind],
      set: {
        releaseId: schedule.releaseId,
        handle: schedule.handle,
        at: schedule.at,
        createdAt: schedule.createdAt,
        attempts: 0,
        failure: null,
      },
    })

/** What is set of a person's draft, the next first, each with the number of its release. */
export const listSchedules = (db: Database, { userId, draftId }: Owned) =>
  db
    .select({
      kind: scheduledReleases.kind,
      at: scheduledReleases.at,
      number: releases.number,
      handle: scheduledReleases.handle,
      failure: scheduledReleases.failure,
    })
    .from(scheduledReleases)
    .innerJoin(releases, eq(releases.id, scheduledReleases.releaseId))
    .where(and(eq(scheduledReleases.draftId, draftId), eq(scheduledReleases.userId, userId)))
    .orderBy(asc(scheduledReleases.at), asc(scheduledReleases.kind))

/** Removes what is set of a draft, of one kind or of both. */
export const removeSchedules = (db: Database, { userId, draftId }: Owned, kind?: ScheduleKind) =>
  db
    .delete(scheduledReleases)
    .where(
      and(
        eq(scheduledReleases.draftId, draftId),
        eq(scheduledReleases.userId, userId),
        kind && eq(scheduledReleases.kind, kind),
      ),
    )

type Move = Owned & { kind: ScheduleKind; to: Date }

/**
 * Moves what waits to another time. Returns false where nothing waits, or where a website would go back to its earlier version before
 * the one that it goes back from is online.
 */
export async function moveSchedule(db: Database, { userId, draftId, kind, to }: Move): Promise<boolean> {
  const other =
    kind === 'publish'
      ? sql`kind = 'revert' and at <= ${to.getTime()}`
      : sql`kind = 'publish' and at >= ${to.getTime()}`
  const its = and(
    eq(scheduledReleases.draftId, draftId),
    eq(scheduledReleases.userId, userId),
    eq(scheduledReleases.kind, kind),
    sql`not exists (select 1 from scheduled_releases as other where other.draft_id = ${draftId} and other.failure is null and ${other})`,
  )
  const until = to.getTime() + day
  const keepHandle = db
    .update(keptHandles)
    .set({ until: sql`max(coalesce(${keptHandles.restsUntil}, 0), ${until})` })
    .where(
      and(
        eq(keptHandles.userId, userId),
        inArray(keptHandles.handle, db.select({ handle: scheduledReleases.handle }).from(scheduledReleases).where(its)),
      ),
    )
  const move = db
    .update(scheduledReleases)
    .set({ at: to, attempts: 0, failure: null })
    .where(its)
    .returning({ draftId: scheduledReleases.draftId })
  const [, moved] = await db.batch([keepHandle, move])
  return moved.length > 0
}

/** Removes one schedule, which went live; does nothing when it was ended or set anew. */
export const endDueSchedule = (db: Database, key: ScheduleKey) => db.delete(scheduledReleases).where(is(key))

/**
 * What is due, the least tried first and then by its time; of one website only what is due next, so that what comes later never
 * goes live before it.
 */
export const listDueSchedules = (db: Database, { at, limit }: { at: Date; limit: number }) =>
  db
    .select()
    .from(scheduledReleases)
    .where(
      and(
        lte(scheduledReleases.at, at),
        isNull(scheduledReleases.failure),
        sql`not exists (
          select 1 from scheduled_releases as earlier
          where earlier.draft_id = ${scheduledReleases.draftId} and earlier.failure is null
            and (earlier.at < ${scheduledReleases.at} or (earlier.at = ${scheduledReleases.at} and earlier.kind < ${scheduledReleases.kind}))
        )`,
      ),
    )
    .orderBy(asc(scheduledReleases.attempts), asc(scheduledReleases.at))
    .limit(limit)

/** Counts a try before it is made: false when another run is at it, or it was ended or set anew. */
export async function countAttempt(db: Database, schedule: DueSchedule): Promise<boolean> {
  const counted = await db
    .update(scheduledReleases)
    .set({ attempts: schedule.attempts + 1 })
    .where(and(is(schedule), eq(scheduledReleases.attempts, schedule.attempts), isNull(scheduledReleases.failure)))
    .returning({ draftId: scheduledReleases.draftId })
    .get()
  return counted !== undefined
}

/** Gives a schedule up: it waits for its owner. */
export const failSchedule = (db: Database, key: ScheduleKey, failure: string) =>
  db.update(scheduledReleases).set({ failure }).where(is(key))

/** Whether a schedule stands as it was read. */
export async function isStillSet(db: Database, key: ScheduleKey): Promise<boolean> {
  const row = await db.select({ at: scheduledReleases.at }).from(scheduledReleases).where(is(key)).get()
  return row !== undefined
}

const is = ({ draftId, kind, releaseId, at }: ScheduleKey) =>
  and(
    eq(scheduledReleases.draftId, draftId),
    eq(scheduledReleases.kind, kind),
    eq(scheduledReleases.releaseId, releaseId),
    eq(scheduledReleases.at, at),
  )
