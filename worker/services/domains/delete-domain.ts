import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { deletePendingDomain } from '../../storage/domains/claim-rows.ts'
import type { ServiceContext } from '../context.ts'
import { Overtaken, startingOver } from '../publishing/overtaken.ts'
import { takeFromWebsite } from './disconnect-domain.ts'
import { ownDomain } from './own-domain.ts'
import { releaseName } from './release-domain.ts'

type Which = { userId: string; domainName: string }

/** Deletes a domain whose ownership is still pending. Throws not_found, domain_not_pending, disconnection_failed. */
export function deleteDomain(ctx: ServiceContext, which: Which): Promise<void> {
  return startingOver(async () => {
    const { id, userId, state, providerState } = await ownDomain(ctx, which)
    if (state !== 'PendingOwnershipVerification') throw new AppError('domain_not_pending')
    if (providerState !== 'none') {
      await takeFromWebsite(ctx, which)
      if (!(await releaseName(ctx, id))) throw new AppError('disconnection_failed')
    }
    if (!(await deletePendingDomain(ctx.db, { id, userId, at: ctx.now() })))
      throw new Overtaken('the domain was changed')
    notifyOwner(ctx, userId, { type: 'domains.changed' })
  })
}
