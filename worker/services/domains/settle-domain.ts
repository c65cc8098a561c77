import { HostnamesUnavailable } from '../../providers/hostnames.ts'
import { type DomainRow, findDomainById } from '../../storage/domains/domain-rows.ts'
import { endLook, leaseDomain } from '../../storage/domains/lease-rows.ts'
import type { ServiceContext } from '../context.ts'
import { isDue, nextTry } from './decide.ts'
import { type Outside, outsideOf } from './outside.ts'
import { type Round, settleRound } from './settle-round.ts'

/** Longer than anything is waited for. After a crash a domain waits this long for the next worker. */
const leaseMs = 60_000
const mostRounds = 8

/**
 * Takes a domain as far as it goes at this moment. Returns false if another worker has it. Does not throw errors of the services it
 * asks: a later run checks again.
 */
export async function settleDomain(ctx: ServiceContext, id: string): Promise<boolean> {
  const outside = outsideOf(ctx.env)
  if (!outside) return true
  const at = ctx.now()
  const leased = await leaseDomain(ctx.db, { id, at, until: new Date(at.getTime() + leaseMs) })
  if (!leased) return false
  const look = await settleLeased(ctx, leased, outside)
  if (look) await endLook(ctx.db, { ...look, at: ctx.now() })
  return true
}

type Look = { row: DomainRow; next: Date | null; attempts: number; keepLease: boolean }

/** The result of the check; undefined if the domain is gone. */
async function settleLeased(ctx: ServiceContext, leased: DomainRow, outside: Outside): Promise<Look | undefined> {
  let row = leased
  for (let rounds = 1; ; rounds += 1) {
    const { round, isUnsure } = await tryRound(ctx, row, outside)
    if (!round.again || rounds === mostRounds) return lookOf(ctx, row, round, isUnsure)
    const next = await findDomainById(ctx.db, row.id)
    if (next?.leasedUntil?.getTime() !== leased.leasedUntil?.getTime()) return undefined
    row = next as DomainRow
  }
}

/** A domain whose creation at the provider may still succeed keeps its lease, so that nobody removes it before. */
async function tryRound(ctx: ServiceContext, row: DomainRow, outside: Outside) {
  try {
    return { round: await settleRound(ctx, row, outside), isUnsure: false }
  } catch (error) {
    console.error(`domains: ${row.domainName}: ${error instanceof HostnamesUnavailable ? error.message : error}`)
    const round: Round = { again: false, domain: row, next: null, answered: false }
    return { round, isUnsure: row.providerState === 'wanted' && row.providerId === null }
  }
}

/** What was asked before its time does not count as another attempt in vain. */
function lookOf(ctx: ServiceContext, read: DomainRow, round: Round, keepLease: boolean): Look {
  const now = ctx.now()
  if (round.again) return { row: read, next: now, attempts: read.attempts, keepLease }
  const row = round.domain
  if (round.answered) return { row, next: round.next, attempts: 0, keepLease }
  const isEarly = row.nextCheckAt !== null && !isDue(row, now)
  const attempts = isEarly ? row.attempts : row.attempts + 1
  return { row, next: isEarly ? row.nextCheckAt : nextTry(attempts, now), attempts, keepLease }
}
