import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { DraftRow } from '../../drafts/rows.ts'
import type { ScheduleKind } from '../../drafts/schema.ts'
import { isSuspended } from '../../drafts/standing.ts'
import { draftWebsites } from '../../drafts/tables.ts'
import { type Database, type Refusal, refusalOf, refuseWhen, runBatch } from '../../platform/db/database.ts'
import type { OwnedDraft, Owner } from '../../platform/owner.ts'
import { DAY } from '../../platform/time.ts'
import { releases, reservedHandles, scheduledReleases } from '../../websites/tables.ts'
import { type KeptRelease, keepRelease, pruneReleases, versionOf } from './releases.ts'
import { releaseScheduled, reserveForSchedule } from './reserved-handles.ts'
import { draftAsItWas, type Place, siteAsItWas } from './sites.ts'

type ForLater = OwnedDraft & {
  /** The draft's revision that the release was made from. */
  revision: number
  /** Where it goes live. */
  handle: string
  release: Pick<KeptRelease, 'id' | 'cause' | 'restoredFrom' | 'changes'>
  /** The live release; null if the website is offline. */
  from: Place | null
  goesLiveAt: Date
  /** When the live release returns. */
  revertAt?: Date | undefined
  /** The sites domain, without a leading dot. */
  sitesDomain: string
  at: Date
}

type ForLaterOutcome = { done: true; draft: DraftRow } | { done: false; reason: Refusal }

/**
 * Stores a release, schedules it, and schedules the return of the live one, in one transaction. An offline website has its
 * handle reserved until a day after.
 */
export async function keepForLater(db: Database, order: ForLater): Promise<ForLaterOutcome> {
  const { userId, draftId, handle, release, from, goesLiveAt, revertAt, sitesDomain, at } = order
  const schedule = { draftId, userId, handle, createdAt: at }
  const until = new Date(goesLiveAt.getTime() + DAY)
  try {
    const {
      draft: [draft],
    } = await runBatch(db, {
      draft: db
        .select()
        .from(draftWebsites)
        .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))),
      unlessSuspended: refuseWhen(db, 'suspended', isSuspended(draftId)),
      unlessDraftChanged: refuseWhen(db, 'draft-changed', sql`not exists ${draftAsItWas(order)}`),
      unlessLiveChanged: refuseWhen(db, 'live-changed', sql`not ${siteAsItWas(draftId, from)}`),
      earlierHandle: releaseScheduled(db, { userId, draftId, at }),
      handle: from ? [] : reserveForSchedule(db, { handle, userId, draftId, at, until, suffix: `.${sitesDomain}` }),
      release: keepRelease(db, { ...release, userId, draftId, handle, at }),
      pruned: pruneReleases(db, { draftId, next: release.id, at }),
      publish: setSchedule(db, { ...schedule, kind: 'publish', releaseId: release.id, at: goesLiveAt }),
      revert:
        revertAt && from
          ? [setSchedule(db, { ...schedule, kind: 'revert', releaseId: from.releaseId, at: revertAt })]
          : [],
    })
    if (!draft) throw new Error(`draft ${draftId} is gone`)
    return { done: true, draft }
  } catch (error) {
    const reason = refusalOf(error)
    if (!reason) throw error
    return { done: false, reason }
  }
}

type TakenBack = OwnedDraft & { kind: ScheduleKind; at: Date }

/** Cancels the schedule of one kind and releases its reserved handle. Returns the draft's revision; undefined without a draft. */
export async function takeBackSchedule(db: Database, { kind, ...of }: TakenBack): Promise<number | undefined> {
  const {
    draft: [draft],
  } = await runBatch(db, {
    draft: db
      .select({ revision: draftWebsites.revision })
      .from(draftWebsites)
      .where(and(eq(draftWebsites.id, of.draftId), eq(draftWebsites.userId, of.userId))),
    handle: kind === 'publish' ? [releaseScheduled(db, of)] : [],
    schedules: removeSchedules(db, of, kind),
  })
  return draft?.revision
}

type StoredKind = DueSchedule['kind']

/** Identifies a schedule: with another time or release, it is another one. */
export type ScheduleKey = { draftId: string; kind: StoredKind; releaseId: string; at: Date }
type NewSchedule = ScheduleKey & Owner & { handle: string; createdAt: Date }
export type DueSchedule = typeof scheduledReleases.$inferSelect

/** Schedules a release, replacing a schedule of the same kind. */
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
        requestId: sql`excluded.request_id`,
        failure: null,
      },
    })

/** A draft's schedules by its owner, the next one first, each with the number of its release. */
export const listSchedules = (db: Database, { userId, draftId }: Owner & { draftId?: string }) =>
  db
    .select({
      draftId: scheduledReleases.draftId,
      kind: sql<ScheduleKind>`${scheduledReleases.kind}`,
      at: scheduledReleases.at,
      number: versionOf,
      handle: scheduledReleases.handle,
      failure: scheduledReleases.failure,
    })
    .from(scheduledReleases)
    .innerJoin(releases, eq(releases.id, scheduledReleases.releaseId))
    .where(
      and(
        draftId === undefined ? undefined : eq(scheduledReleases.draftId, draftId),
        eq(scheduledReleases.userId, userId),
        ne(scheduledReleases.kind, 'dates'),
      ),
    )
    .orderBy(asc(scheduledReleases.at), asc(scheduledReleases.kind))
export type ScheduleRow = Awaited<ReturnType<typeof listSchedules>>[number]

/** Removes what is set of a draft, of one kind or of all. */
export const removeSchedules = (db: Database, { userId, draftId }: OwnedDraft, kind?: StoredKind) =>
  db
    .delete(scheduledReleases)
    .where(
      and(
        eq(scheduledReleases.draftId, draftId),
        eq(scheduledReleases.userId, userId),
        kind && eq(scheduledReleases.kind, kind),
      ),
    )

type Move = OwnedDraft & { kind: ScheduleKind; to: Date }

/** Reschedules a version. False if nothing is scheduled, or if the earlier version would return before the scheduled one is live. */
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
  const until = to.getTime() + DAY
  const keepHandle = db
    .update(reservedHandles)
    .set({ until: sql`max(coalesce(${reservedHandles.reservedUntil}, 0), ${until})` })
    .where(
      and(
        eq(reservedHandles.userId, userId),
        inArray(
          reservedHandles.handle,
          db.select({ handle: scheduledReleases.handle }).from(scheduledReleases).where(its),
        ),
      ),
    )
  const move = db
    .update(scheduledReleases)
    .set({ at: to, attempts: 0, failure: null })
    .where(its)
    .returning({ draftId: scheduledReleases.draftId })
  const { moved } = await runBatch(db, { keptHandle: keepHandle, moved: move })
  return moved.length > 0
}

/** Removes a schedule that went live. Does nothing if it was canceled or changed. */
export const endDueSchedule = (db: Database, key: ScheduleKey) => db.delete(scheduledReleases).where(is(key))

/**
 * Due schedules, fewest attempts first, then by time; only the next of a website's by its owner, so that a later one never
 * goes live first. None of them waits for a date. Those of suspended websites stay.
 */
export const listDueSchedules = (db: Database, { at, limit }: { at: Date; limit: number }) =>
  db
    .select()
    .from(scheduledReleases)
    .where(
      and(
        lte(scheduledReleases.at, at),
        isNull(scheduledReleases.failure),
        sql`not ${isSuspended(sql`scheduled_releases.draft_id`)}`,
        sql`not exists (
          select 1 from scheduled_releases as earlier
          where earlier.draft_id = ${scheduledReleases.draftId} and earlier.failure is null and earlier.kind <> 'dates'
            and ${scheduledReleases.kind} <> 'dates'
            and (earlier.at < ${scheduledReleases.at} or (earlier.at = ${scheduledReleases.at} and earlier.kind < ${scheduledReleases.kind}))
        )`,
      ),
    )
    .orderBy(asc(scheduledReleases.attempts), asc(scheduledReleases.at))
    .limit(limit)

/** Counts an attempt before it starts. False if another run has it, or if the schedule was canceled or changed. */
export async function countAttempt(db: Database, schedule: DueSchedule): Promise<boolean> {
  const counted = await db
    .update(scheduledReleases)
    .set({ attempts: schedule.attempts + 1 })
    .where(and(is(schedule), eq(scheduledReleases.attempts, schedule.attempts), isNull(scheduledReleases.failure)))
    .returning({ draftId: scheduledReleases.draftId })
    .get()
  return counted !== undefined
}

/** Fails a schedule, which then waits for its owner. */
export const failSchedule = (db: Database, key: ScheduleKey, failure: string) =>
  db.update(scheduledReleases).set({ failure }).where(is(key))

/** Puts off a schedule that no owner waits for. */
export const postponeSchedule = (db: Database, key: ScheduleKey, to: Date) =>
  db.update(scheduledReleases).set({ at: to, attempts: 0 }).where(is(key))

/** Whether a schedule is unchanged since it was read. */
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
