import { findDomainById } from '../../storage/domains/domain-rows.ts'
import type { ServiceContext } from '../context.ts'
import { settleDomain } from './settle-domain.ts'

/** How long to wait for another worker that has the domain just then, in milliseconds. */
const patience = 20_000
const pause = 250

/**
 * Removes a disconnected domain at the provider. Returns whether that is confirmed, or was before; if not, it is retried until
 * it is. Never throws errors of the provider.
 */
export async function releaseName(ctx: ServiceContext, domainId: string): Promise<boolean> {
  const until = Date.now() + patience
  for (;;) {
    const domain = await findDomainById(ctx.db, domainId)
    if (!domain || domain.providerState === 'none') return true
    if (domain.providerState !== 'leaving') return false
    if (await settleDomain(ctx, domainId)) {
      const after = await findDomainById(ctx.db, domainId)
      return after?.providerState !== 'leaving'
    }
    if (Date.now() >= until) return false
    await scheduler.wait(pause)
  }
}
