import { notifyOwner } from '../../live/notify-owner.ts'
import type { CustomHostname } from '../../providers/hostnames.ts'
import { type DomainRow, noteDomain } from '../../storage/domains/domain-rows.ts'
import type { ServiceContext } from '../context.ts'
import { applyEvent } from './apply-event.ts'
import { decide, type Facts, nextCheck } from './decide.ts'
import { lookUpOwnership } from './look-up-ownership.ts'
import { isWithCloudflare, lookUpTraffic, type Traffic } from './look-up-traffic.ts'
import type { Outside } from './outside.ts'
import { wantedRecords } from './wanted-records.ts'

export type Round =
  /** Something about the domain is different now. */
  | { again: true }
  /** Nothing is left to do until then; null: nothing at all. Not answered: a service gave no result. The current domain. */
  | { again: false; domain: DomainRow; next: Date | null; answered: boolean }

const again: Round = { again: true }
const rest = (domain: DomainRow, next: Date | null): Round => ({ again: false, domain, next, answered: true })

/** One step of a domain that this worker has leased: asks what has to be asked, and takes it as far as the answers go. Throws what they throw. */
export async function settleRound(ctx: ServiceContext, domain: DomainRow, outside: Outside): Promise<Round> {
  if (domain.providerState === 'leaving') {
    await outside.hostnames.remove(domain.domainName, domain.providerId)
    const gone = await noteDomain(ctx.db, domain, { providerState: 'none', providerId: null })
    if (gone) notifyOwner(ctx, domain.userId, { type: 'domains.changed' })
    return again
  }
  if (domain.websiteName === null || domain.state === 'Failed') return rest(domain, null)
  return domain.provedAt ? followProvider(ctx, domain, outside) : followDns(ctx, domain, outside)
}

/** The provider gets no domain before its ownership is proven. */
async function followDns(ctx: ServiceContext, domain: DomainRow, { hostnames, dns }: Outside): Promise<Round> {
  const wanted = await wantedRecords({ ...domain, hostnames })
  const [ownership, traffic] = await Promise.all([
    lookUpOwnership(dns, wanted.ownership),
    lookUpTraffic(dns, domain.domainName, hostnames),
  ])
  if (ownership === 'right') {
    await noteDomain(ctx.db, domain, { provedAt: ctx.now() })
    return again
  }
  return conclude(ctx, domain, { ownership, traffic })
}

async function followProvider(ctx: ServiceContext, domain: DomainRow, outside: Outside): Promise<Round> {
  if (domain.providerState === 'none') {
    // Before the provider gets the domain, so that a concurrent disconnection knows that it may have it.
    await noteDomain(ctx.db, domain, { providerState: 'wanted' })
    return again
  }
  if (domain.providerId === null) return takeName(ctx, domain, outside)
  const hostname = await outside.hostnames.read(domain.providerId)
  return followHostname(ctx, domain, hostname, outside)
}

async function takeName(ctx: ServiceContext, domain: DomainRow, outside: Outside): Promise<Round> {
  const { hostnames } = outside
  const hostname = await hostnames.create(domain.domainName)
  if (hostname === 'full') {
    console.error(`domains: no more names fit: ${JSON.stringify(await hostnames.quota().catch(() => undefined))}`)
    return { again: false, domain, next: null, answered: false }
  }
  if (hostname === 'refused') {
    console.error(`domains: ${domain.domainName} is refused for good`)
    await applyEvent(ctx, domain, 'certificate-failed')
    return again
  }
  if (hostname.stage === 'lost') {
    // Left over from an earlier time.
    await hostnames.remove(domain.domainName, hostname.id)
    return again
  }
  const taken = await noteDomain(ctx.db, domain, { providerId: hostname.id })
  return taken ? followHostname(ctx, taken, hostname, outside) : again
}

async function followHostname(
  ctx: ServiceContext,
  domain: DomainRow,
  hostname: CustomHostname | undefined,
  outside: Outside,
): Promise<Round> {
  const { stage, recordsWrong } = hostname ?? { stage: 'lost', recordsWrong: false }
  if (hostname && hostname.problems.length > 0) {
    console.warn(`domains: ${domain.domainName}: ${hostname.problems.join('; ')}`)
  }
  const isAsked = stage === 'ownership-pending' || domain.live
  const traffic = isAsked ? await trafficOf(domain, stage === 'connected', outside) : undefined
  return conclude(ctx, domain, { hostname: { stage, recordsWrong }, ...(traffic && { traffic }) }, outside)
}

/** Where it leads; of a name that is proxied, what the provider says counts. */
async function trafficOf(domain: DomainRow, isConnected: boolean, { hostnames, dns }: Outside): Promise<Traffic> {
  const traffic = await lookUpTraffic(dns, domain.domainName, hostnames)
  if (traffic !== 'elsewhere' || !isConnected) return traffic
  const { zone } = await wantedRecords({ ...domain, hostnames })
  const isProxied = await isWithCloudflare(dns, zone)
  if (isProxied === undefined) return 'unknown'
  return isProxied ? 'here' : 'elsewhere'
}

async function conclude(ctx: ServiceContext, domain: DomainRow, facts: Facts, outside?: Outside): Promise<Round> {
  const now = ctx.now()
  const { event, misses = domain.misses } = decide(domain, facts, now)
  const applied = event ? await applyEvent(ctx, domain, event) : 'unchanged'
  if (event === 'certificate-delayed' && applied === 'changed' && domain.providerId) {
    await outside?.hostnames.restart(domain.providerId)
  }
  if (applied !== 'unchanged') return again
  if (misses !== domain.misses) {
    const noted = await noteDomain(ctx.db, domain, { misses })
    return noted ? rest(noted, nextCheck(noted, now)) : again
  }
  return { again: false, domain, next: nextCheck(domain, now), answered: isAnswered(domain, facts) }
}

/** What the provider says goes on whatever the DNS says, until the domain is live. */
function isAnswered({ live }: DomainRow, { ownership, traffic, hostname }: Facts): boolean {
  if (hostname && !live) return true
  return ownership !== 'unknown' && traffic !== 'unknown'
}
