import { domainsPerWebsite, standingAfter } from '../../contract/domain-states.ts'
import { AppError } from '../../contract/errors.ts'
import { countOfWebsite, findHolder, insertDomain, reconnectDomain } from '../../storage/domains/claim-rows.ts'
import { type DomainRow, findDomain } from '../../storage/domains/domain-rows.ts'
import { findSite } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { newId } from '../new-id.ts'
import { applyEvent } from './apply-event.ts'
import { makeWay } from './make-way.ts'
import type { Outside } from './outside.ts'

type Wanted = {
  userId: string
  draftId: string
  domainName: string
  shownName: string
  /** Whether it becomes the main domain if no other is. */
  preferred: boolean
}

/** Others may be quicker, or in the way, only so often. */
const mostTries = 5

/**
 * Connects one name with a website. Throws domain_taken, domain_connected, domain_limit_reached, domains_unavailable, not_published,
 * not_found.
 */
export async function connectName(ctx: ServiceContext, wanted: Wanted, outside: Outside): Promise<void> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    if (await tryToConnect(ctx, wanted, outside)) return
  }
  // As it is while an account is being deleted.
  throw new AppError('not_found')
}

async function tryToConnect(ctx: ServiceContext, wanted: Wanted, outside: Outside): Promise<boolean> {
  const { userId, draftId, domainName } = wanted
  const site = await findSite(ctx.db, { userId, draftId })
  if (!site) throw new AppError('not_found')
  if (!site.live) throw new AppError('not_published')
  const { handle } = site.live
  const own = await findDomain(ctx.db, { userId, domainName })
  if (own && own.websiteName !== null && own.state !== 'Failed') {
    if (own.websiteName !== handle) throw new AppError('domain_connected')
    return (await applyEvent(ctx, own, 'reconnected')) !== 'overtaken'
  }
  if (await claim(ctx, wanted, handle, own)) return true
  const holder = await findHolder(ctx.db, domainName)
  if (holder && holder.userId !== userId) await makeWay(ctx, holder, userId, outside)
  else if ((await countOfWebsite(ctx.db, handle)) >= domainsPerWebsite) throw new AppError('domain_limit_reached')
  return false
}

function claim(ctx: ServiceContext, wanted: Wanted, websiteName: string, own: DomainRow | undefined) {
  const at = ctx.now()
  const { userId, domainName, shownName, preferred } = wanted
  if (!own) return insertDomain(ctx.db, { id: newId(), userId, domainName, shownName, websiteName, preferred }, at)
  const { state, failureReason } = standingAfter(own, 'reconnected') ?? own
  return reconnectDomain(
    ctx.db,
    {
      ...{ domain: own, websiteName, preferred },
      set: {
        ...{ shownName, state, failureReason, stateSince: at, nextCheckAt: at, live: false },
        // Whose it is has to be shown again: it may be somebody else's by now.
        ...{ provedAt: null, misses: 0, attempts: 0, quietSince: null },
        ...(own.state === 'Failed' && { createdAt: at }),
      },
    },
    at,
  )
}
