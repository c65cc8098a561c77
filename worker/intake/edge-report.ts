import { sql } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { sitesDomain } from '../platform/addresses/hosts.ts'
import { openContext, type ServiceContext } from '../platform/context.ts'
import { addFailures } from '../platform/log/failure-counts.ts'
import { inLogScope, logFailure, logRefusal } from '../platform/log/log.ts'
import { MINUTE } from '../platform/time.ts'
import { visitBatch } from '../visits/schema.ts'
import { addVisits } from '../visits/take-visits.ts'
import { hostsOf } from '../websites/pointers.ts'

/**
 * Takes what an isolate of the edge reports: counts its visits and failures. Returns the hosts that were suspended lately, so that it shows
 * them no longer. Logs and drops an invalid batch, since a retry would fail too. Rejects if the batch should be sent again.
 */
export async function takeEdgeReport(env: Env, batch: unknown, now = () => new Date()): Promise<readonly string[]> {
  const { data, error } = visitBatch.safeParse(batch)
  if (!data) {
    logRefusal('visits.invalid', error, { what: 'batch' })
    return []
  }
  // Nothing here continues after the response.
  const ctx = { ...openContext(env, () => {}), now }
  return inLogScope({ id: data.id }, async () => {
    await addVisits(ctx, data)
    if (data.failures.length > 0) await addFailures(env.DB, data.failures, now())
    return findSuspended(ctx)
  })
}

/** How long a suspended website is named to every isolate: longer than KV and memory may keep its page. */
const namedFor = 10 * MINUTE
const maxNamed = 200
/** In milliseconds. Every isolate of the edge asks about once a second. */
const rememberedFor = 2000

let known: { at: number; hosts: readonly string[] } = { at: Number.NEGATIVE_INFINITY, hosts: [] }

/** The hosts of websites that an operator suspended within the last minutes. Never rejects: it would have the visits sent again. */
async function findSuspended(ctx: ServiceContext): Promise<readonly string[]> {
  const at = ctx.now().getTime()
  if (Math.abs(at - known.at) < rememberedFor) return known.hosts
  const which = sql`websites.draft_id in (select draft_id from website_suspensions where suspended_at > ${at - namedFor})`
  try {
    const rows = await hostsOf(ctx.db, { which, suffix: `.${sitesDomain(ctx.env)}` }).limit(maxNamed)
    known = { at, hosts: rows.map(({ hostname }) => hostname) }
    return known.hosts
  } catch (error) {
    logFailure('suspensions.not_read', error)
    return []
  }
}
