import type { DomainList } from '../../contract/domains.ts'
import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { findSite } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { connectName } from './connect-name.ts'
import { listDomains } from './list-domains.ts'
import { outsideOf } from './outside.ts'
import { type ParsedName, parseDomainName } from './parse-domain-name.ts'

type Order = {
  userId: string
  draftId: string
  /** As a person typed it. */
  typed: string
  /** With www and without. */
  pair: boolean
}

/**
 * Connects a name, or two, with a website that is online, or reconnects one that its owner has. Throws domain_invalid,
 * domain_taken, domain_connected, domain_limit_reached, domains_unavailable, not_published, not_found.
 */
export async function connectDomain(ctx: ServiceContext, order: Order): Promise<DomainList> {
  const { userId, draftId, typed, pair } = order
  const site = await findSite(ctx.db, { userId, draftId })
  if (!site) throw new AppError('not_found')
  if (!site.live) throw new AppError('not_published')
  const outside = outsideOf(ctx.env)
  if (!outside) throw new AppError('domains_unavailable')
  const name = parseDomainName(typed, { ...ctx.env, allowPlayed: ctx.env.HOSTNAMES_PROVIDER === 'embedded' })
  if ('problem' in name) throw new AppError('domain_invalid', { problem: name.problem })
  const { domainName, shownName } = name
  await connectName(ctx, { userId, draftId, domainName, shownName, preferred: true }, outside)
  if (pair && name.pair) await connectPair(ctx, order, { domainName: name.pair, shownName: shownPair(name, name.pair) })
  notifyOwner(ctx, userId, { type: 'domains.changed' })
  return listDomains(ctx, { userId, draftId })
}

/** What keeps it from being connected too spoils nothing of the first. */
async function connectPair(
  ctx: ServiceContext,
  { userId, draftId }: Order,
  names: { domainName: string; shownName: string },
): Promise<void> {
  const outside = outsideOf(ctx.env)
  if (!outside) return
  try {
    await connectName(ctx, { userId, draftId, ...names, preferred: false }, outside)
  } catch (error) {
    if (!(error instanceof AppError)) console.error(`domains: ${names.domainName}: ${error}`)
  }
}

const shownPair = ({ domainName, shownName }: ParsedName, pair: string) =>
  pair === `www.${domainName}` ? `www.${shownName}` : shownName.replace(/^www\./, '')
