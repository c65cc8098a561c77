import { chooseHostnames } from '../adapters/hostnames/choose-hostnames.ts'
import type { CustomHostname } from '../adapters/hostnames/hostnames.ts'
import type { ServiceContext } from '../platform/context.ts'
import { drain } from '../platform/db/queue.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import { logEvent, logFailure, logRefusal, stopwatch } from '../platform/log/log.ts'
import type { OwnedDomain } from '../platform/owner.ts'
import { MINUTE } from '../platform/time.ts'
import {
  type DomainRow,
  endLook,
  findDomainById,
  leaseDomain,
  listDueDomains,
  noteDomain,
} from '../websites/domains.ts'
import { applyEvent } from './apply-event.ts'
import { decide, type Facts, isDue, nextCheck, nextTry } from './decide.ts'
import {
  domainProviders,
  isWithCloudflare,
  lookUpOwnership,
  lookUpTraffic,
  type Outside,
  type Traffic,
  wantedRecords,
} from './look-up.ts'
import { ownDomain, showDomain } from './read.ts'
import type { Domain } from './schema.ts'

/** Longer than any check takes. After a crash, the next worker waits this long. */
const leaseMs = MINUTE
const maxRounds = 8

/**
 * Advances a domain as far as possible now. Returns false if another worker has it. Ignores outside services' errors, since a later run
 * retries.
 */
export async function settleDomain(ctx: ServiceContext, id: string): Promise<boolean> {
  const outside = domainProviders(ctx.env)
  if (!outside) return true
  const at = ctx.now()
  const leased = await leaseDomain(ctx.db, { id, at, until: new Date(at.getTime() + leaseMs) })
  if (!leased) return false
  const elapsed = stopwatch()
  const look = await settleLeased(ctx, leased, outside)
  if (look) await endLook(ctx.db, { ...look, at: ctx.now() })
  const ids = { domainId: id, accountId: leased.userId }
  logEvent('domains.checked', { outcome: 'done', ...ids, tries: leased.attempts, ms: elapsed() })
  return true
}

type Look = { row: DomainRow; next: Date | null; attempts: number; keepLease: boolean }

/** The check's result; undefined if the domain is gone. */
async function settleLeased(ctx: ServiceContext, leased: DomainRow, outside: Outside): Promise<Look | undefined> {
  let row = leased
  for (let rounds = 1; ; rounds += 1) {
    const { round, isUnsure } = await tryRound(ctx, row, outside)
    if (!round.again || rounds === maxRounds) return lookOf(ctx, row, round, isUnsure)
    const next = await findDomainById(ctx.db, row.id)
    if (next?.leasedUntil?.getTime() !== leased.leasedUntil?.getTime()) return undefined
    row = next as DomainRow
  }
}

/** If the domain's creation at the provider may still succeed, the lease stays, so that nobody removes the domain first. */
async function tryRound(ctx: ServiceContext, row: DomainRow, outside: Outside) {
  try {
    return { round: await settleRound(ctx, row, outside), isUnsure: false }
  } catch (error) {
    logFailure('domains.not_checked', error, { domainId: row.id, accountId: row.userId, tries: row.attempts })
    const round: Round = { again: false, domain: row, next: null, answered: false }
    return { round, isUnsure: row.providerState === 'wanted' && row.providerId === null }
  }
}

/** An early check doesn't count as a failed attempt. */
function lookOf(ctx: ServiceContext, read: DomainRow, round: Round, keepLease: boolean): Look {
  const now = ctx.now()
  if (round.again) return { row: read, next: now, attempts: read.attempts, keepLease }
  const row = round.domain
  if (round.answered) return { row, next: round.next, attempts: 0, keepLease }
  const isEarly = row.nextCheckAt !== null && !isDue(row, now)
  const attempts = isEarly ? row.attempts : row.attempts + 1
  return { row, next: isEarly ? row.nextCheckAt : nextTry(attempts, now), attempts, keepLease }
}

const domainsPerRun = 50
/** Fewer than a Worker's six open connections. */
const domainsAtOnce = 5

/** The cron's part, every minute: settles every due domain as far as possible. Runs may overlap. Returns how many it tried. */
export async function settleDomains(ctx: ServiceContext): Promise<number> {
  const due = await listDueDomains(ctx.db, { at: ctx.now(), limit: domainsPerRun })
  await drain(due, {
    failed: 'domains.not_checked',
    idsOf: ({ id }) => ({ domainId: id }),
    atOnce: domainsAtOnce,
    work: async ({ id }) => ((await settleDomain(ctx, id)) ? 'done' : 'skipped'),
  })
  return due.length
}

const second = 1000
/** The shortest time between two checks, however often the owner requests one. */
const pauseWhilePending = 3 * second
const pauseOnceLive = 60 * second

/** Checks a person's domain now and advances it as far as possible. Throws not_found, domains_unavailable. */
export async function checkDomain(ctx: ServiceContext, which: OwnedDomain): Promise<Domain> {
  const domain = await ownDomain(ctx, which)
  if (!chooseHostnames(ctx.env)) throw new AppError('domains_unavailable')
  if (isWorthALook(domain, ctx.now())) await settleDomain(ctx, domain.id)
  return showDomain(ctx, which)
}

function isWorthALook({ nextCheckAt, checkedAt, live }: DomainRow, now: Date): boolean {
  if (nextCheckAt === null) return false
  return !checkedAt || now.getTime() - checkedAt.getTime() >= (live ? pauseOnceLive : pauseWhilePending)
}

type Round =
  /** The domain changed: run another round. */
  | { again: true }
  /** Nothing is left to do until `next`, or ever if null. Not answered: a service gave no result. `domain` is current. */
  | { again: false; domain: DomainRow; next: Date | null; answered: boolean }

const again: Round = { again: true }
const rest = (domain: DomainRow, next: Date | null): Round => ({ again: false, domain, next, answered: true })

/** One round for a leased domain: looks up what its state needs and applies the result. Throws the providers' errors. */
async function settleRound(ctx: ServiceContext, domain: DomainRow, outside: Outside): Promise<Round> {
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
    // Recorded before the provider gets the domain, so that a concurrent disconnection deletes it there.
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
    const quota = await hostnames.quota().catch(() => undefined)
    logFailure('domains.full', 'the quota of custom hostnames is used up', { count: quota?.used })
    return { again: false, domain, next: null, answered: false }
  }
  if (hostname === 'refused') {
    logEvent('domains.refused', { outcome: 'refused', domainId: domain.id, accountId: domain.userId })
    await applyEvent(ctx, domain, 'certificate-failed')
    return again
  }
  if (hostname.stage === 'lost') {
    // Left over from an earlier connection.
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
    logRefusal('domains.problem', hostname.problems.join('; '), { domainId: domain.id, accountId: domain.userId })
  }
  const isAsked = stage === 'ownership-pending' || domain.live
  const traffic = isAsked ? await trafficOf(domain, stage === 'connected', outside) : undefined
  return conclude(ctx, domain, { hostname: { stage, recordsWrong }, ...(traffic && { traffic }) }, outside)
}

/** Where the domain points. For a proxied one, the provider's result decides. */
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

/** Until the domain is live, the provider's result decides, not DNS. */
function isAnswered({ live }: DomainRow, { ownership, traffic, hostname }: Facts): boolean {
  if (hostname && !live) return true
  return ownership !== 'unknown' && traffic !== 'unknown'
}
