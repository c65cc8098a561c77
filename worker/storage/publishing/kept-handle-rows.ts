import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { handlesAtRest } from '../../contract/releases.ts'
import type { Database } from '../database.ts'
import { rawStatement } from '../raw-statement.ts'
import { keptHandles, scheduledReleases } from '../schema/websites.ts'
import { refuseUnlessChanged, refuseWhen } from './guards.ts'

type Claim = { handle: string; userId: string; at: Date }

/** Whether a handle is kept for somebody else, or for nobody. A visitor without an account (null) has none of their own. */
export const isKeptFromUser = ({ handle, userId, at }: Omit<Claim, 'userId'> & { userId: string | null }) =>
  sql`exists (select 1 from kept_handles where kept_handles.handle = ${handle} and until > ${at.getTime()} and (user_id is null or user_id is not ${userId}))`

/** Lets handles that are left rest for who had them; `left` selects rows of websites. */
export const restHandles = (db: Database, { left, at, until }: { left: SQL; at: Date; until: Date }) =>
  rawStatement(
    db,
    sql`
    insert into kept_handles (handle, user_id, until, rests_until)
    select handle, user_id, ${until.getTime()}, ${until.getTime()} from websites where ${left}
    on conflict (handle) do update set
      user_id = excluded.user_id,
      rests_until = excluded.rests_until,
      until = case
        when kept_handles.user_id is excluded.user_id and kept_handles.until > ${at.getTime()} then max(kept_handles.until, excluded.until)
        else excluded.until end`,
  )

/**
 * Frees the oldest handles that rest for a person once there are too many, after `restHandles` in the same batch: with one website
 * nobody keeps dozens of addresses from others. A handle that a scheduled release waits for stays, and is not counted.
 */
export const limitHandlesAtRest = (db: Database, { userId, at }: { userId: string; at: Date }) => {
  const isResting = sql`user_id = ${userId} and rests_until > ${at.getTime()} and handle not in (
    select handle from scheduled_releases where user_id = ${userId} and kind = 'publish' and failure is null)`
  return rawStatement(
    db,
    sql`
    update kept_handles set until = ${at.getTime()}, rests_until = null
    where handle in (
      select handle from kept_handles where ${isResting} order by rests_until desc, rowid desc
      limit -1 offset max(${handlesAtRest}, (select count(*) from draft_websites where user_id = ${userId}))
    )`,
  )
}

/** A handle that is somebody's website is kept no longer: leaving it lets it rest anew. */
export const takeKeptHandle = (db: Database, handle: string) =>
  db.delete(keptHandles).where(eq(keptHandles.handle, handle))

/**
 * Keeps a handle for a scheduled release of a website that is nowhere yet. Ends its batch where somebody else has it, or another
 * website of theirs has it or waits for it.
 */
export const keepForSchedule = (
  db: Database,
  { handle, userId, draftId, at, until }: Claim & { draftId: string; until: Date },
) => [
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
    insert into kept_handles (handle, user_id, until) values (${handle}, ${userId}, ${until.getTime()})
    on conflict (handle) do update set
      user_id = excluded.user_id,
      rests_until = case when user_id is excluded.user_id then rests_until end,
      until = case when user_id is excluded.user_id then max(until, excluded.until) else excluded.until end
    where user_id is excluded.user_id or until <= ${at.getTime()}`,
  ),
  refuseUnlessChanged(db, 'handle-in-use'),
]

/** Lets go what a website's schedule keeps, as long as it does not rest for its owner anyway. Before the schedule is removed. */
export const letGoOfScheduled = (db: Database, { userId, draftId, at }: Omit<Claim, 'handle'> & { draftId: string }) =>
  db
    .update(keptHandles)
    .set({ until: sql`max(coalesce(${keptHandles.restsUntil}, 0), ${at.getTime()})` })
    .where(
      and(
        eq(keptHandles.userId, userId),
        inArray(
          keptHandles.handle,
          db
            .select({ handle: scheduledReleases.handle })
            .from(scheduledReleases)
            .where(and(eq(scheduledReleases.draftId, draftId), eq(scheduledReleases.kind, 'publish'))),
        ),
      ),
    )

/** For the hourly cron: what is free again. */
export const deleteKeptHandlesBefore = (db: Database, at: Date) =>
  db.delete(keptHandles).where(lt(keptHandles.until, at))
