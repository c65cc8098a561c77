import type { AnalyticsEvent, Measurement } from '../../contract/analytics-events.ts'
import { chooseMeasure } from '../../providers/choose.ts'
import type { MeasuredEvent } from '../../providers/measure.ts'
import type { ServiceContext } from '../context.ts'
import { bearsSession } from '../sign-in/find-session.ts'
import { measurementOf } from './measurement.ts'
import { isUnmeasured } from './unmeasured.ts'

/**
 * Stores events of a page, after the response, and returns the operator's other measuring tools. Errors are logged; the
 * sender never sees them.
 */
export function recordEvents(
  ctx: ServiceContext,
  events: readonly AnalyticsEvent[],
  headers: Headers,
): Measurement | null {
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
