import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { logFailure } from '../platform/log/log.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import type { VisitReport } from './schema.ts'
import { maxMonths } from './visit-kinds.ts'
import { dayOf, daysUntil, filledDays } from './visit-numbers.ts'
import { countsVisits, findCountedWebsite, readReport } from './visits-of.ts'

/** A website's visitor statistics for the last `days` days. Throws not_found, visits_unavailable. */
export async function readVisits(
  ctx: ServiceContext,
  { userId, draftId, days }: OwnedDraft & { days: number },
): Promise<{ counted: boolean; report: VisitReport }> {
  const website = await findCountedWebsite(ctx.db, { userId, draftId })
  if (!website) throw new AppError('not_found')
  if (!countsVisits(ctx.env)) return { counted: false, report: nothing(website.timeZone, days, ctx.now()) }
  try {
    return { counted: true, report: await readReport(ctx, website, days) }
  } catch (error) {
    logFailure('visits.not_read', error, { draftId })
    throw new AppError('visits_unavailable')
  }
}

const nothing = (timeZone: string, days: number, now: Date): VisitReport => ({
  ...{ timeZone, keptMonths: maxMonths, since: null, sources: [], countries: [], devices: [] },
  days: filledDays(daysUntil(dayOf(now.getTime(), timeZone), days), []),
})
