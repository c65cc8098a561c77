import type { Domain } from '../../contract/domains.ts'
import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { disconnected } from '../../storage/domains/disconnect-rows.ts'
import { changeDomain, type DomainRow } from '../../storage/domains/domain-rows.ts'
import type { ServiceContext } from '../context.ts'
import { Overtaken, startingOver } from '../publishing/overtaken.ts'
import { changeLive } from './change-live.ts'
import { ownDomain, showDomain } from './own-domain.ts'
import { releaseName } from './release-domain.ts'

type Which = { userId: string; domainName: string }

/**
 * Takes a domain from its website: it shows nothing any more, and the provider removes it. Throws not_found, and
 * disconnection_failed where the provider has not confirmed that; it is tried until it does.
 */
export async function disconnectDomain(ctx: ServiceContext, which: Which): Promise<Domain> {
  const { id } = await startingOver(() => takeFromWebsite(ctx, which))
  if (!(await releaseName(ctx, id))) throw new AppError('disconnection_failed')
  return showDomain(ctx, which)
}

/** The first half of it: from then on it is of no website. Throws not_found, Overtaken. */
export async function takeFromWebsite(ctx: ServiceContext, which: Which): Promise<DomainRow> {
  const domain = await ownDomain(ctx, which)
  if (domain.websiteName === null) return domain
  const at = ctx.now()
  const change = disconnected(domain, at)
  const done = domain.live ? await changeLive(ctx, change) : await changeDomain(ctx.db, change, at)
  if (!done) throw new Overtaken('the domain was changed')
  notifyOwner(ctx, which.userId, { type: 'domains.changed' })
  return domain
}
