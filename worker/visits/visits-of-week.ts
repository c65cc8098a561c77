import { mapWithConcurrency } from '../platform/concurrency.ts'
import type { ServiceContext } from '../platform/context.ts'
import { logFailure } from '../platform/log/log.ts'
import type { Owner } from '../platform/owner.ts'
import type { DayCounts, VisitReport } from './schema.ts'
import { countsVisits, listCountedWebsites, readReport } from './visits-of.ts'

const days = 7
const atOnce = 5

type VisitsOfWeek = { counted: boolean; visits: Pick<VisitReport, 'since' | 'days'> | null }

/** The last seven days of all of a person's websites, added up. Null if nothing is counted, or if a website's visits can't be read. */
export async function visitsOfWeek(ctx: ServiceContext, of: Owner): Promise<VisitsOfWeek> {
  if (!countsVisits(ctx.env)) return { counted: false, visits: null }
  const reports: VisitReport[] = []
  try {
    const websites = await listCountedWebsites(ctx.db, of)
    const reading = websites.map((website) => async () => {
      reports.push(await readReport(ctx, website, days))
    })
    await mapWithConcurrency(reading, atOnce)
    return { counted: true, visits: addedUp(reports) }
  } catch (error) {
    logFailure('visits.not_read', error, { what: 'week' })
    return { counted: true, visits: null }
  }
}

/** By date, because websites in other time zones may already be a day ahead. */
function addedUp(reports: readonly VisitReport[]): Pick<VisitReport, 'since' | 'days'> {
  const since = reports.flatMap((report) => report.since ?? []).sort()[0] ?? null
  const sameDays = Map.groupBy(
    reports.flatMap((report) => report.days),
    ({ day }) => day,
  )
  const all = [...sameDays.values()].map((counts) => counts.reduce(plus))
  return { since, days: all.sort((a, b) => a.day.localeCompare(b.day)).slice(-days) }
}

const plus = (one: DayCounts, other: DayCounts): DayCounts => ({
  day: one.day,
  views: one.views + other.views,
  visitors: one.visitors + other.visitors,
  visitorsCapped: one.visitorsCapped || other.visitorsCapped,
  calls: one.calls + other.calls,
  mails: one.mails + other.mails,
  bookings: one.bookings + other.bookings,
  messages: one.messages + other.messages,
})
