import { findDraftRow } from '../drafts/rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import { logFailure } from '../platform/log/log.ts'
import type { OwnedDomain } from '../platform/owner.ts'
import { ConflictError, retryOnConflict } from '../publishing/steps.ts'
import { deletePendingDomain } from '../websites/claims.ts'
import { disconnected } from '../websites/disconnects.ts'
import { changeDomain, type DomainRow, findDomainById } from '../websites/domains.ts'
import { changeLive } from './apply-event.ts'
import { sendDisconnectMail } from './email-routes.ts'
import { ownDomain, showDomain } from './read.ts'
import type { Domain } from './schema.ts'
import { settleDomain } from './settle.ts'

/**
 * Disconnects a domain from its website, emails its owner and has the provider delete it. Throws not_found, and disconnection_failed if the
 * provider hasn't confirmed the deletion; the cron retries until it does.
 */
export async function disconnectDomain(ctx: ServiceContext, which: OwnedDomain): Promise<Domain> {
  const before = await retryOnConflict(() => takeFromWebsite(ctx, which))
  const { id } = before
  ctx.defer(mailDisconnected(ctx, before))
  if (!(await releaseName(ctx, id))) throw new AppError('disconnection_failed')
  return showDomain(ctx, which)
}

/** Emails the owner which records to remove. Never throws: a failure is logged. */
async function mailDisconnected(ctx: ServiceContext, { id, userId, domainName, websiteName }: DomainRow) {
  try {
    const website = websiteName === null ? undefined : await findDraftRow(ctx.db, { userId, idOrHandle: websiteName })
    await sendDisconnectMail(ctx, { userId, domainName, companyName: website?.businessName ?? '' })
  } catch (error) {
    logFailure('domains.owner_not_told', error, { domainId: id, accountId: userId, what: 'disconnected' })
  }
}

/** The first half: disconnects the domain in the database. Throws not_found, ConflictError. */
export async function takeFromWebsite(ctx: ServiceContext, which: OwnedDomain): Promise<DomainRow> {
  const domain = await ownDomain(ctx, which)
  if (domain.websiteName === null) return domain
  const at = ctx.now()
  const change = disconnected(domain, at)
  const done = domain.live ? await changeLive(ctx, change) : await changeDomain(ctx.db, change, at)
  if (!done) throw new ConflictError('the domain was changed')
  notifyOwner(ctx, which.userId, { type: 'domains.changed' })
  return domain
}

/** Deletes a domain whose ownership is still pending. Throws not_found, domain_not_pending, disconnection_failed. */
export function deleteDomain(ctx: ServiceContext, which: OwnedDomain): Promise<void> {
  return retryOnConflict(async () => {
    const { id, userId, state, providerState } = await ownDomain(ctx, which)
    if (state !== 'PendingOwnershipVerification') throw new AppError('domain_not_pending')
    if (providerState !== 'none') {
      await takeFromWebsite(ctx, which)
      if (!(await releaseName(ctx, id))) throw new AppError('disconnection_failed')
    }
    if (!(await deletePendingDomain(ctx.db, { id, userId, at: ctx.now() })))
      throw new ConflictError('the domain was changed')
    notifyOwner(ctx, userId, { type: 'domains.changed' })
  })
}

/** How long to wait for another worker's lease, in milliseconds. */
const timeoutMs = 20_000
const pause = 250

/**
 * Deletes a disconnected domain at the provider. Returns whether that is confirmed; if not, the cron retries until it is. Never throws the
 * provider's errors.
 */
export async function releaseName(ctx: ServiceContext, domainId: string): Promise<boolean> {
  const until = Date.now() + timeoutMs
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
