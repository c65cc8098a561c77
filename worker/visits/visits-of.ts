import type { Env } from '../env.ts'
import type { ServiceContext } from '../platform/context.ts'
import { analyticsEngineVisits } from './analytics-engine.ts'
import { withoutParts } from './counted-visit.ts'
import { findCountedWebsite } from './rows.ts'
import type { VisitReport } from './schema.ts'
import { durableObjectVisits, type Visits } from './stores.ts'
import { mostDays } from './visit-kinds.ts'

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

/** Counts a message that a website's contact form sent and that was accepted. For after the answer: rejects when it could not be counted. */
export async function countMessage(ctx: ServiceContext, { draftId }: { draftId: string }): Promise<void> {
  const provider = chooseVisits(ctx.env)
  const website = provider && (await findCountedWebsite(ctx.db, { draftId }))
  if (!website) return
  const now = ctx.now()
  const visits = [{ kind: 'message' as const, at: now.getTime(), ...withoutParts }]
  await provider.add(crypto.randomUUID(), { ...website, visits }, now)
}

/**
 * Removes a website's visitor numbers, also those of a time when they were counted; may be repeated. Rejects when it could not. Data points
 * of Analytics Engine cannot be removed: after three months they are gone, and before that they name nobody.
 */
export const forgetVisits = ({ env }: Pick<ServiceContext, 'env'>, draftId: string): Promise<void> =>
  env.VISITS.getByName(draftId).forget()

/**
 * Where visits are counted; undefined where they are not. Throws without what it needs. Apart from `choose.ts`: where one Worker does all,
 * isolates that meet visitors load this, and nothing of the other providers.
 */
export function chooseVisits(env: Env): Visits | undefined {
  const { VISITS_PROVIDER = 'none' } = env
  if (VISITS_PROVIDER === 'none') return undefined
  if (VISITS_PROVIDER === 'durable-object') return durableObjectVisits(env)
  if (VISITS_PROVIDER === 'analytics-engine') return analyticsEngineVisits(env)
  throw new Error(`VISITS_PROVIDER is ${VISITS_PROVIDER satisfies never}, which is not known.`)
}
