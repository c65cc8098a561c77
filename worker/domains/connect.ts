import { assertNotSuspended } from '../drafts/standing.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import { logFailure } from '../platform/log/log.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { getLiveSite } from '../publishing/rows/sites.ts'
import { countOfWebsite, findHolder, insertDomain, reconnectDomain } from '../websites/claims.ts'
import { type DomainRow, findDomain } from '../websites/domains.ts'
import { domainsPerWebsite, standingAfter } from '../websites/states.ts'
import { applyEvent } from './apply-event.ts'
import { releaseName } from './disconnect.ts'
import { domainProviders, lookUpOwnership, type Outside, wantedRecords } from './look-up.ts'
import { type ParsedName, parseDomainName } from './parse-domain-name.ts'
import { listDomains } from './read.ts'
import type { DomainList } from './schema.ts'

type Order = OwnedDraft & {
  /** As typed by a person. */
  typed: string
  /** Both with and without www. */
  pair: boolean
}

/**
 * Connects one or two names to a website that is online, or reconnects a name that its owner already has. Throws domain_invalid,
 * domain_taken, domain_connected, domain_limit_reached, domains_unavailable, not_published, not_found, too_many_requests.
 */
export async function connectDomain(ctx: ServiceContext, order: Order): Promise<DomainList> {
  const { userId, draftId, typed, pair } = order
  await getLiveSite(ctx.db, { userId, draftId })
  await assertNotSuspended(ctx.db, { userId, draftId })
  const outside = domainProviders(ctx.env)
  if (!outside) throw new AppError('domains_unavailable')
  const name = parseDomainName(typed, { ...ctx.env, allowPlayed: ctx.env.HOSTNAMES_PROVIDER === 'embedded' })
  if ('problem' in name) throw new AppError('domain_invalid', { problem: name.problem })
  const { domainName, shownName } = name
  // The cron makes the release once the domain is live.
  await ctx.beforeRelease?.()
  await connectName(ctx, { userId, draftId, domainName, shownName, preferred: true }, outside)
  if (pair && name.pair) await connectPair(ctx, order, { domainName: name.pair, shownName: shownPair(name, name.pair) })
  notifyOwner(ctx, userId, { type: 'domains.changed' })
  return listDomains(ctx, { userId, draftId })
}

/** If the second name can't be connected, the first still is. */
async function connectPair(
  ctx: ServiceContext,
  { userId, draftId }: Order,
  names: { domainName: string; shownName: string },
): Promise<void> {
  const outside = domainProviders(ctx.env)
  if (!outside) return
  try {
    await connectName(ctx, { userId, draftId, ...names, preferred: false }, outside)
  } catch (error) {
    if (!(error instanceof AppError)) logFailure('domains.not_connected', error, { draftId, accountId: userId })
  }
}

const shownPair = ({ domainName, shownName }: ParsedName, pair: string) =>
  pair === `www.${domainName}` ? `www.${shownName}` : shownName.replace(/^www\./, '')

type ConnectOrder = OwnedDraft & {
  domainName: string
  shownName: string
  /** Whether it becomes the main domain if there is no other. */
  preferred: boolean
}

/** How often to retry if concurrent changes, or an account that holds the name, get in the way. */
const maxTries = 5

/**
 * Connects one name to a website. Throws domain_taken, domain_connected, domain_limit_reached, domains_unavailable, not_published,
 * not_found.
 */
async function connectName(ctx: ServiceContext, wanted: ConnectOrder, outside: Outside): Promise<void> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    if ((await tryToConnect(ctx, wanted, outside)) === 'connected') return
  }
  // No row can be claimed for an account that is being deleted.
  throw new AppError('not_found')
}

/** One attempt. `try-again`: the holder gave the name up, or a concurrent change came first. */
async function tryToConnect(
  ctx: ServiceContext,
  wanted: ConnectOrder,
  outside: Outside,
): Promise<'connected' | 'try-again'> {
  const { userId, draftId, domainName } = wanted
  const { handle } = await getLiveSite(ctx.db, { userId, draftId })
  const own = await findDomain(ctx.db, { userId, domainName })
  if (own && own.websiteName !== null && own.state !== 'Failed') {
    if (own.websiteName !== handle) throw new AppError('domain_connected')
    return (await applyEvent(ctx, own, 'reconnected')) === 'overtaken' ? 'try-again' : 'connected'
  }
  if (await claim(ctx, wanted, handle, own)) return 'connected'
  const holder = await findHolder(ctx.db, domainName)
  if (holder && holder.userId !== userId) await takeOverFromHolder(ctx, holder, userId, outside)
  else if ((await countOfWebsite(ctx.db, handle)) >= domainsPerWebsite) throw new AppError('domain_limit_reached')
  return 'try-again'
}

function claim(ctx: ServiceContext, wanted: ConnectOrder, websiteName: string, own: DomainRow | undefined) {
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
        // Ownership must be proven again: the name may have a new owner.
        ...{ provedAt: null, misses: 0, attempts: 0, quietSince: null },
        ...(own.state === 'Failed' && { createdAt: at }),
      },
    },
    at,
  )
}

/**
 * Takes a name from the account that holds it, for a person whose ownership record exists while the holder's doesn't. The caller then tries
 * again. Throws domain_taken, with the record that would prove ownership, and domains_unavailable.
 */
async function takeOverFromHolder(
  ctx: ServiceContext,
  holder: DomainRow,
  userId: string,
  { hostnames, dns }: Outside,
): Promise<void> {
  const { domainName } = holder
  const [mine, theirs] = await Promise.all(
    [userId, holder.userId].map((of) => wantedRecords({ userId: of, domainName, hostnames })),
  )
  if (!mine || !theirs) return
  const taken = new AppError('domain_taken', { record: mine.ownership })
  const isHeld = holder.websiteName !== null && holder.state !== 'Failed'
  if (isHeld) {
    if ((await lookUpOwnership(dns, mine.ownership)) !== 'right') throw taken
    const holders = await lookUpOwnership(dns, theirs.ownership)
    if (holders === 'unknown') throw new AppError('domains_unavailable')
    if (holders === 'right') throw new AppError('domain_taken', { record: null })
    const applied = await applyEvent(ctx, holder, holder.live ? 'lost' : 'ownership-expired')
    if (applied === 'overtaken') return
  }
  if (!(await releaseName(ctx, holder.id))) throw isHeld ? new AppError('domains_unavailable') : taken
}
