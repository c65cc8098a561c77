import { AppError } from '../../contract/errors.ts'
import type { DomainRow } from '../../storage/domains/domain-rows.ts'
import type { ServiceContext } from '../context.ts'
import { applyEvent } from './apply-event.ts'
import { lookUpOwnership } from './look-up-ownership.ts'
import type { Outside } from './outside.ts'
import { releaseName } from './release-domain.ts'
import { wantedRecords } from './wanted-records.ts'

/**
 * Takes a name from the account that holds it, for a person who has shown that it is theirs while the holder no longer does. After it
 * they may try again. Throws domain_taken, with the record that would show it, and domains_unavailable.
 */
export async function makeWay(
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
