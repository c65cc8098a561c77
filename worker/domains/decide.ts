import type { CustomHostname } from '../adapters/hostnames/hostnames.ts'
import { DAY, HOUR, MINUTE } from '../platform/time.ts'
import type { DomainRow } from '../websites/domains.ts'
import {
  type DomainEvent,
  daysToVerify,
  hoursBetweenRechecks,
  hoursUntilCertificateFails,
  hoursUntilDelayed,
} from '../websites/states.ts'
import type { Ownership, Traffic } from './look-up.ts'

/** A live domain is lost after this many consecutive misses. */
const missesUntilLost = 3

/** The results of a domain's lookups. A lookup without a result is omitted and has no effect. */
export type Facts = {
  ownership?: Ownership
  traffic?: Traffic
  /** The hostname's state at the provider. */
  hostname?: Pick<CustomHostname, 'stage' | 'recordsWrong'>
}

type DomainProgress = Pick<DomainRow, 'state' | 'stateSince' | 'provedAt' | 'live' | 'misses' | 'nextCheckAt'>
type Decision = { event?: DomainEvent | undefined; misses?: number }

/** Decides from the facts which event happened to a connected domain, or counts a miss. Usually neither. */
export function decide(domain: DomainProgress, facts: Facts, now: Date): Decision {
  if (domain.live) return ofLive(domain, facts, now)
  return { event: domain.provedAt ? ofProved(domain, facts, now) : ofUnproved(domain, facts, now) }
}

function ofUnproved(domain: DomainProgress, { ownership, traffic }: Facts, now: Date): DomainEvent | undefined {
  if (ownership === undefined || ownership === 'unknown' || ownership === 'right') return undefined
  if (domain.state !== 'PendingOwnershipVerification') return 'ownership-pending'
  return ofPending(domain, { wrong: ownership === 'wrong' || traffic === 'elsewhere', traffic }, now)
}

function ofPending(
  domain: DomainProgress,
  { wrong, traffic }: { wrong: boolean; traffic: Traffic | undefined },
  now: Date,
): DomainEvent | undefined {
  // After proving ownership, the owner has the same time again to point the domain here.
  const begun = Math.max(domain.stateSince.getTime(), domain.provedAt?.getTime() ?? 0)
  if (now.getTime() - begun >= daysToVerify * DAY) return 'ownership-expired'
  if (wrong) return 'records-wrong'
  return traffic === undefined || traffic === 'unknown' ? undefined : 'records-fine'
}

function ofProved(domain: DomainProgress, { hostname, traffic }: Facts, now: Date): DomainEvent | undefined {
  if (!hostname) return undefined
  const { stage, recordsWrong } = hostname
  if (stage === 'ownership-pending') {
    if (domain.state !== 'PendingOwnershipVerification') return 'ownership-pending'
    return ofPending(domain, { wrong: recordsWrong || traffic === 'elsewhere', traffic }, now)
  }
  if (stage !== 'ownership-verified' && stage !== 'certificate-pending') return stage
  if (domain.state !== 'PendingCertificateActivation') {
    const isOverdue = domain.state === 'OwnershipVerified' && since(domain, now) >= hoursUntilCertificateFails * HOUR
    return isOverdue ? 'certificate-failed' : stage
  }
  if (since(domain, now) >= hoursUntilCertificateFails * HOUR) return 'certificate-failed'
  return since(domain, now) >= hoursUntilDelayed * HOUR ? 'certificate-delayed' : 'certificate-pending'
}

/** A live domain stays live while its certificate renews. A miss counts only if a check was due, not on manual checks. */
function ofLive(domain: DomainProgress, { hostname, traffic }: Facts, now: Date): Decision {
  if (hostname?.stage === 'lost' || hostname?.stage === 'certificate-failed') return { event: hostname.stage }
  if (traffic === 'here') return { misses: 0 }
  if (traffic === undefined || traffic === 'unknown' || !isDue(domain, now)) return {}
  const misses = domain.misses + 1
  return misses >= missesUntilLost ? { event: 'lost' } : { misses }
}

const since = ({ stateSince }: DomainProgress, now: Date) => now.getTime() - stateSince.getTime()

export const isDue = ({ nextCheckAt }: Pick<DomainRow, 'nextCheckAt'>, now: Date): boolean =>
  nextCheckAt !== null && nextCheckAt <= now

/** The next check after a complete one. The longer the domain is pending, the later it is. */
export function nextCheck(domain: DomainProgress, now: Date): Date {
  const after = (ms: number) => new Date(now.getTime() + ms)
  if (domain.live) return after(domain.misses > 0 ? HOUR : hoursBetweenRechecks * HOUR)
  const age = since(domain, now)
  if (age < 10 * MINUTE) return after(15_000)
  if (age < HOUR) return after(MINUTE)
  return after(age < DAY ? 5 * MINUTE : 30 * MINUTE)
}

/** The next check after this many failed lookups in a row. */
export const nextTry = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 ** (attempts - 1), 60) * MINUTE)
