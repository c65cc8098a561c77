import { lt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bearsSession } from '../accounts/sessions/session-cookie.ts'
import { chosen, type Env } from '../env.ts'
import type { ApiEnv, ServiceContext } from '../platform/context.ts'
import { type Database, deleteSome, openDatabase } from '../platform/db/database.ts'
import { describe, jsonBody } from '../platform/http/route.ts'
import { DAY } from '../platform/time.ts'
import { isUnmeasured, measurementOf } from './measurement.ts'
import { type AnalyticsEvent, eventsAnswer, eventsBody, type Measurement } from './schema.ts'
import { analyticsEvents } from './tables.ts'

/** Whether the person is signed in: all that an event knows about them. */
type Audience = 'visitor' | 'owner'

/** A stored event. It has no field for an address, a browser, a cookie or a person. */
export type MeasuredEvent = {
  name: AnalyticsEvent['name']
  path: string | null
  area: string | null
  target: string | null
  method: string | null
  audience: Audience
}

/** Stores events for the operator's statistics. Rejects if that fails. */
type Measure = { write: (events: readonly MeasuredEvent[], at: Date) => Promise<void> }

/**
 * The daily limit for all events together, so that nobody can fill the database with fake visits. The hourly sweep can delete more than
 * twice as many.
 */
const maxPerDay = 100_000

/** Stores events as database rows. */
export const databaseMeasure = (binding: D1Database, max = maxPerDay): Measure => ({
  write: (events, at) => insertEvents(openDatabase(binding), events, { at, max }),
})

const measures: Record<NonNullable<Env['ANALYTICS_PROVIDER']>, (env: Env) => Measure | undefined> = {
  none: () => undefined,
  database: ({ DB }) => databaseMeasure(DB),
}

/** The store of product events; undefined if they aren't stored. */
export const chooseMeasure = (env: Env): Measure | undefined =>
  chosen('ANALYTICS_PROVIDER', measures, env.ANALYTICS_PROVIDER ?? 'none')(env)

type EventRow = Omit<typeof analyticsEvents.$inferSelect, 'id' | 'createdAt'>

/** Inserts events unless the day's limit is reached. One statement; estimates the count from the range of ids instead of counting rows. */
async function insertEvents(
  db: Database,
  events: readonly EventRow[],
  { at, max }: { at: Date; max: number },
): Promise<void> {
  await db.run(sql`
    insert into analytics_events (name, path, area, target, method, audience, created_at)
    select value ->> 'name', value ->> 'path', value ->> 'area', value ->> 'target', value ->> 'method',
      value ->> 'audience', ${at.getTime()}
    from json_each(${JSON.stringify(events)})
    where coalesce(
      (select max(id) from analytics_events)
        - (select id from analytics_events where created_at > ${at.getTime() - DAY} order by created_at limit 1) + 1,
      0) < ${max}`)
}

/** Deletes up to 10,000 of the oldest events before a time. */
export const deleteEventsBefore = (db: Database, time: Date) =>
  deleteSome(db, analyticsEvents, lt(analyticsEvents.createdAt, time))

/** Measures events on the product's own pages. */
export const eventRoutes = new Hono<ApiEnv>().post(
  '/',
  describe({
    summary: 'Record a product event',
    description:
      'One event or a few. No cookie, address or browser is kept; with Sec-GPC: 1 or DNT: 1 nothing at all. Responds with the operator’s other measuring tools, for people who allow them.',
    answers: { 200: eventsAnswer },
    errors: ['invalid_request', 'too_large', 'unsupported_media_type'],
  }),
  jsonBody(eventsBody),
  (c) => {
    const events = c.req.valid('json')
    const all = Array.isArray(events) ? events : [events]
    return c.json({ measurement: recordEvents(c.get('services'), all, c.req.raw.headers) }, 200)
  },
)

/**
 * Stores a page's events after the response, and returns the operator's other measurement tools. Logs errors; the sender never sees them.
 */
function recordEvents(ctx: ServiceContext, events: readonly AnalyticsEvent[], headers: Headers): Measurement | null {
  if (isUnmeasured(headers)) return null
  // Checking the session cookie isn't worth a database query.
  const audience = bearsSession(ctx.env, headers) ? 'owner' : 'visitor'
  const rows = events.map((event): MeasuredEvent => ({ ...nothing, ...event, audience }))
  ctx.defer(write(ctx, rows))
  return measurementOf(ctx.env)
}

const nothing = { path: null, area: null, target: null, method: null }

async function write({ env, now }: ServiceContext, rows: readonly MeasuredEvent[]): Promise<void> {
  await chooseMeasure(env)?.write(rows, now())
}
