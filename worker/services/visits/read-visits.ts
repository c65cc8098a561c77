import { AppError } from '../../contract/errors.ts'
import { dayOf, daysUntil, filledDays } from '../../contract/visit-days.ts'
import { mostMonths } from '../../contract/visit-kinds.ts'
import type { VisitReport } from '../../contract/visits.ts'
import { chooseVisits } from '../../providers/choose-visits.ts'
import { findCountedWebsite } from '../../storage/visits/website-rows.ts'
import type { ServiceContext } from '../context.ts'

/** A website's visitor numbers of the last `days` days. Throws not_found, visits_unavailable. */
export async function readVisits(
  ctx: ServiceContext,
  { userId, draftId, days }: { userId: string; draftId: string; days: number },
): Promise<{ counted: boolean; report: VisitReport }> {
  const website = await findCountedWebsite(ctx.db, { userId, draftId })
  if (!website) throw new AppError('not_found')
  const provider = chooseVisits(ctx.env)
  if (!provider) return { counted: false, report: nothing(website.timeZone, days, ctx.now()) }
  try {
    return { counted: true, report: await provider.read({ ...website, days }, ctx.now()) }
  } catch (error) {
    console.error(`visits of ${draftId} not read: ${error}`)
    throw new AppError('visits_unavailable')
  }
}

const nothing = (timeZone: string, days: number, now: Date): VisitReport => ({
  ...{ timeZone, keptMonths: mostMonths, since: null, sources: [], countries: [], devices: [] },
  days: filledDays(daysUntil(dayOf(now.getTime(), timeZone), days), []),
})
