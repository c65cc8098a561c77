import { inArray, lt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { analyticsEvents } from './schema/analytics.ts'

type EventRow = Omit<typeof analyticsEvents.$inferSelect, 'id' | 'createdAt'>

const day = 24 * 60 * 60 * 1000

/**
 * Adds events, unless a day has about as many as are kept of one. One statement, whatever there is of them; the ids tell how many there
 * were, so that no row is counted.
 */
export async function insertEvents(
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
        - (select id from analytics_events where created_at > ${at.getTime() - day} order by created_at limit 1) + 1,
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
