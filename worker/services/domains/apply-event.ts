import { type DomainEvent, standingAfter } from '../../contract/domain-states.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { changeDomain, type DomainChange, type DomainRow } from '../../storage/domains/domain-rows.ts'
import type { ServiceContext } from '../context.ts'
import { changeLive } from './change-live.ts'
import { type News, tellOwner } from './tell-owner.ts'

/** Overtaken: the domain is not what was read any more, and nothing was changed. */
type Applied = 'changed' | 'unchanged' | 'overtaken'

/** Applies an event to a connected domain, its host included. A failed domain is then removed at the provider. */
export async function applyEvent(ctx: ServiceContext, domain: DomainRow, event: DomainEvent): Promise<Applied> {
  const at = ctx.now()
  const change = changeBy(domain, event, at)
  if (!change) return 'unchanged'
  const isOfHosts = domain.live || change.set.live
  const done = isOfHosts ? await changeLive(ctx, change) : await changeDomain(ctx.db, change, at)
  if (!done) return 'overtaken'
  notifyOwner(ctx, domain.userId, { type: 'domains.changed' })
  const news = newsOf(change)
  if (news) ctx.defer(tellOwner(ctx, { ...domain, ...change.set }, news))
  return 'changed'
}

/** Outcomes that its owner, who has most likely left by then, needs to know at once. */
function newsOf({ domain, set }: DomainChange): News | undefined {
  if (set.state === 'Failed') return domain.live ? 'lost' : 'failed'
  return set.live && !domain.live ? 'connected' : undefined
}

/** Undefined where an event changes nothing. A connected one that was disconnected in between goes live without a change of state. */
function changeBy(domain: DomainRow, event: DomainEvent, at: Date): DomainChange | undefined {
  const next = standingAfter(domain, event)
  const { state, failureReason } = next ?? domain
  const live = state === 'Connected' && (domain.live || event === 'connected')
  if (!next && live === domain.live) return undefined
  const failed = state === 'Failed' && {
    providerState: domain.providerState === 'none' ? ('none' as const) : ('leaving' as const),
    nextCheckAt: at,
    attempts: 0,
  }
  const moved = state !== domain.state && { stateSince: at, misses: 0 }
  return { domain, set: { state, failureReason, live, ...moved, ...failed } }
}
