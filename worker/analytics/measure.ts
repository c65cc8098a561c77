import { inArray, lt, sql } from 'drizzle-orm'
import { chosen } from '../adapters/choose.ts'
import type { Env } from '../env.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { DAY } from '../platform/time.ts'
import type { AnalyticsEvent } from './schema.ts'
import { analyticsEvents } from './tables.ts'

/** Somebody who is signed in, or not: all that is known of whom an event is about. */
type Audience = 'visitor' | 'owner'

/** An event as it is kept. There is no field for an address, a browser, a cookie or a person. */
export type MeasuredEvent = {
  name: AnalyticsEvent['name']
  path: string | null
  area: string | null
  target: string | null
  method: string | null
  audience: Audience
}

/** Keeps events for the operator to count. Rejects when it could not. */
type Measure = { write: (events: readonly MeasuredEvent[], at: Date) => Promise<void> }

/**
 * In a day, of everybody together: what is more is not kept, so that nobody fills the database with made-up visits. The hourly sweep
 * removes more than twice as many.
 */
const mostADay = 100_000

/** Events as rows of the database. */
export const databaseMeasure = (binding: D1Database, most = mostADay): Measure => ({
  write: (events, at) => insertEvents(openDatabase(binding), events, { at, most }),
})

const measures: Record<NonNullable<Env['ANALYTICS_PROVIDER']>, (env: Env) => Measure | undefined> = {
  none: () => undefined,
  database: ({ DB }) => databaseMeasure(DB),
}

/** Where product events are stored; undefined where they are not stored. */
export const chooseMeasure = (env: Env): Measure | undefined =>
  chosen('ANALYTICS_PROVIDER', measures, env.ANALYTICS_PROVIDER ?? 'none')(env)

type EventRow = Omit<typeof analyticsEvents.$inferSelect, 'id' | 'createdAt'>

/**
 * Adds events, unless a day has about as many as are kept of one. One statement, whatever there is of them; the ids tell how many there
 * were, so that no row is counted.
 */
async function insertEvents(
  db: Database,
  events: readonly EventRow[],
  { at, most }: { at: Date; most: number },
): Promise<void> {
  await db.run(sql`
    insert into analytics_events (name, path, area, target, method, audience, created_at)
    select value ->> 'name', value ->> 'path', value ->> 'area', value ->> 'target', value ->> 'method',
      value ->> 'audience', ${at.getTime()}
    from json_each(${JSON.stringify(events)})
    where coalesce(
      (select max(id) from analytics_events)
        - (select id from analytics_events where created_at > ${at.getTime() - DAY} order by created_at limit 1) + 1,
      0) < ${most}`)
}

/** Removes the oldest before a moment, at most 10,000 of them. */
export const deleteEventsBefore = (db: Database, time: Date) =>
  db
    .delete(analyticsEvents)
    .where(
      inArray(
        analyticsEvents.id,
        db
          .select({ id: analyticsEvents.id })
          .from(analyticsEvents)
          .where(lt(analyticsEvents.createdAt, time))
          .orderBy(analyticsEvents.createdAt)
          .limit(10_000),
      ),
    )
