import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, rawStatement, refuseUnlessChanged, refuseWhen, rowsAtOnce } from '../../platform/db/database.ts'
import type { Owner } from '../../platform/owner.ts'
import { reservedHandles, scheduledReleases } from '../../websites/tables.ts'
import { maxReservedHandles } from '../schema.ts'
import { putInOutbox } from './outbox.ts'

type Claim = Owner & { handle: string; at: Date }

/** Whether a handle is reserved for someone other than this user. Pass null for a visitor without an account. */
export const isReservedFrom = ({ handle, userId, at }: Omit<Claim, 'userId'> & { userId: string | null }) =>
  sql`exists (select 1 from reserved_handles where reserved_handles.handle = ${handle} and until > ${at.getTime()} and (user_id is null or user_id is not ${userId}))`

/** Reserves handles that websites leave for their owner, and redirects them to the website; `left` selects rows of `websites`. */
export const reserveHandles = (db: Database, { left, at, until }: { left: SQL; at: Date; until: Date }) =>
  rawStatement(
    db,
    sql`
    insert into reserved_handles (handle, user_id, until, reserved_until, draft_id)
    select handle, user_id, ${until.getTime()}, ${until.getTime()}, draft_id from websites where ${left}
    on conflict (handle) do update set
      user_id = excluded.user_id,
      draft_id = excluded.draft_id,
      reserved_until = excluded.reserved_until,
      until = case
        when reserved_handles.user_id is excluded.user_id and reserved_handles.until > ${at.getTime()} then max(reserved_handles.until, excluded.until)
        else excluded.until end`,
  )

/**
 * Frees a person's oldest reserved handles beyond the limit, after `reserveHandles` in the same batch, so nobody with one website keeps
 * dozens of addresses from others. Handles of scheduled releases stay and don't count.
 */
export const limitReservedHandles = (db: Database, { userId, at }: Owner & { at: Date }) => {
  const isResting = sql`user_id = ${userId} and reserved_until > ${at.getTime()} and handle not in (
    select handle from scheduled_releases where user_id = ${userId} and kind = 'publish' and failure is null)`
  return rawStatement(
    db,
    sql`
    update reserved_handles set until = ${at.getTime()}, reserved_until = null
    where handle in (
      select handle from reserved_handles where ${isResting} order by reserved_until desc, rowid desc
      limit -1 offset max(${maxReservedHandles}, (select count(*) from draft_websites where user_id = ${userId}))
    )`,
  )
}

/** The hostnames of handles that a draft's website left. They redirect to it while it is online. */
export const formerHosts = (db: Database, { draftId, suffix }: { draftId: string; suffix: string }) =>
  db
    .select({ hostname: sql<string>`${reservedHandles.handle} || ${suffix}` })
    .from(reservedHandles)
    .where(eq(reservedHandles.draftId, draftId))

/** Ends the reservation of a handle that is in use again. Leaving it starts a new one. */
export const takeReservedHandle = (db: Database, handle: string) =>
  db.delete(reservedHandles).where(eq(reservedHandles.handle, handle))

/**
 * Reserves a handle for the scheduled release of an offline website. Refuses the batch if somebody else has it, or if another website of
 * theirs has it or is scheduled to get it.
 */
export const reserveForSchedule = (
  db: Database,
  { handle, userId, draftId, at, until, suffix }: Claim & { draftId: string; until: Date; suffix: string },
) => [
  ...deleteKeptHandles(db, { which: sql`handle = ${handle} and until <= ${at.getTime()}`, suffix, at }),
  refuseWhen(
    db,
    'handle-in-use',
    sql`exists (select 1 from draft_websites where handle = ${handle} and id <> ${draftId}) or exists (
      select 1 from scheduled_releases
      where user_id = ${userId} and handle = ${handle} and draft_id <> ${draftId} and kind = 'publish' and failure is null
    )`,
  ),
  rawStatement(
    db,
    sql`
    insert into reserved_handles (handle, user_id, until) values (${handle}, ${userId}, ${until.getTime()})
    on conflict (handle) do update set
      user_id = excluded.user_id,
      until = max(until, excluded.until)
    where user_id is excluded.user_id`,
  ),
  refuseUnlessChanged(db, 'handle-in-use'),
]

/**
 * Ends the reservation for a website's schedule, unless the handle is reserved for its owner anyway. Runs before the schedule is deleted.
 */
export const releaseScheduled = (db: Database, { userId, draftId, at }: Omit<Claim, 'handle'> & { draftId: string }) =>
  db
    .update(reservedHandles)
    .set({ until: sql`max(coalesce(${reservedHandles.reservedUntil}, 0), ${at.getTime()})` })
    .where(
      and(
        eq(reservedHandles.userId, userId),
        inArray(
          reservedHandles.handle,
          db
            .select({ handle: scheduledReleases.handle })
            .from(scheduledReleases)
            .where(and(eq(scheduledReleases.draftId, draftId), eq(scheduledReleases.kind, 'publish'))),
        ),
      ),
    )

/** For the hourly cron: deletes expired reservations and queues the hosts that redirected. */
export const deleteReservationsBefore = (db: Database, { at, suffix }: { at: Date; suffix: string }) =>
  deleteKeptHandles(db, {
    which: sql`rowid in (select rowid from reserved_handles where until < ${at.getTime()} order by until limit ${rowsAtOnce})`,
    ...{ suffix, at },
  })

/** `which` picks rows of `reserved_handles`; `suffix` follows a handle in its hostname, with the dot. */
const deleteKeptHandles = (db: Database, { which, suffix, at }: { which: SQL; suffix: string; at: Date }) =>
  [
    putInOutbox(db, {
      hosts: sql`select handle || ${suffix}, null, null from reserved_handles where draft_id is not null and ${which}`,
      at,
    }),
    db.delete(reservedHandles).where(which),
  ] as const
