import { mostDays } from '../../contract/visit-kinds.ts'
import type { VisitReport } from '../../contract/visits.ts'
import { chooseVisits } from '../../providers/choose-visits.ts'
import { findCountedWebsite } from '../../storage/visits/website-rows.ts'
import type { ServiceContext } from '../context.ts'

/**
 * All visitor numbers there are of a website, from the first day that anything was counted on; undefined where nothing is counted, or was.
 * Rejects when they cannot be read.
 */
export async function visitArchive(ctx: ServiceContext, draftId: string): Promise<VisitReport | undefined> {
  const provider = chooseVisits(ctx.env)
  const website = provider && (await findCountedWebsite(ctx.db, { draftId }))
  if (!website) return undefined
  const report = await provider.read({ ...website, days: mostDays }, ctx.now())
  const { since } = report
  return since === null ? undefined : { ...report, days: report.days.filter(({ day }) => day >= since) }
}
