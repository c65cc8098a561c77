import { listDueDomains } from '../../storage/domains/lease-rows.ts'
import type { ServiceContext } from '../context.ts'
import { inTurns } from '../in-turns.ts'
import { settleDomain } from './settle-domain.ts'

const domainsPerRun = 50
/** A Worker may have six calls waiting at once. */
const domainsAtOnce = 5

/** The cron's part, every minute: settles every due domain as far as possible. Runs may overlap. Returns how many it tried. */
export async function settleDomains(ctx: ServiceContext): Promise<number> {
  const due = await listDueDomains(ctx.db, { at: ctx.now(), limit: domainsPerRun })
  const settle = (id: string) => async () => {
    await settleDomain(ctx, id).catch((error: unknown) => console.error(`domains: ${id}: ${error}`))
  }
  await inTurns(
    due.map(({ id }) => settle(id)),
    domainsAtOnce,
  )
  return due.length
}
