import { Hono } from 'hono'
import { bearsSession } from '../accounts/sessions/sessions.ts'
import type { ApiEnv, ServiceContext } from '../platform/context.ts'
import { describe } from '../platform/http/describe.ts'
import { jsonBody } from '../platform/http/validate.ts'
import { chooseMeasure, type MeasuredEvent } from './measure.ts'
import { isUnmeasured, measurementOf } from './measurement.ts'
import { type AnalyticsEvent, eventsAnswer, eventsBody, type Measurement } from './schema.ts'

/** What happens on the product's own pages, counted by the product itself. */
export const eventRoutes = new Hono<ApiEnv>().post(
  '/',
  describe({
    summary: 'Count what happened on a page',
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
 * Stores events of a page, after the response, and returns the operator's other measuring tools. Errors are logged; the
 * sender never sees them.
 */
function recordEvents(ctx: ServiceContext, events: readonly AnalyticsEvent[], headers: Headers): Measurement | null {
  if (isUnmeasured(headers)) return null
  // Whether the cookie is worth something is not worth a look into the database.
  const audience = bearsSession(ctx, headers) ? 'owner' : 'visitor'
  const rows = events.map((event): MeasuredEvent => ({ ...nothing, ...event, audience }))
  ctx.defer(write(ctx, rows))
  return measurementOf(ctx.env)
}

const nothing = { path: null, area: null, target: null, method: null }

async function write({ env, now }: ServiceContext, rows: readonly MeasuredEvent[]): Promise<void> {
  await chooseMeasure(env)?.write(rows, now())
}
