import type { Domain } from '../../contract/domains.ts'
import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { type DomainRow, listDomainRows } from '../../storage/domains/domain-rows.ts'
import type { ServiceContext } from '../context.ts'
import { Overtaken, startingOver } from '../publishing/overtaken.ts'
import { changeLive } from './change-live.ts'
import { ownDomain, showDomain } from './own-domain.ts'

/** Makes a domain its website's main name, once it is live. Throws not_found, not_published. */
export async function preferDomain(
  ctx: ServiceContext,
  which: { userId: string; domainName: string },
): Promise<Domain> {
  await startingOver(async () => {
    const domain = await ownDomain(ctx, which)
    if (domain.websiteName === null) throw new AppError('not_published')
    if (domain.preferred && !(await hasRivals(ctx, domain))) return
    if (!(await changeLive(ctx, { domain, set: { preferred: true } }))) throw new Overtaken('the domain was changed')
    notifyOwner(ctx, which.userId, { type: 'domains.changed' })
  })
  return showDomain(ctx, which)
}

/** One that is not live yet can be preferred too: it waits to be the main name. */
async function hasRivals(ctx: ServiceContext, { id, userId, websiteName }: DomainRow): Promise<boolean> {
  const all = await listDomainRows(ctx.db, userId)
  return all.some((other) => other.preferred && other.id !== id && other.websiteName === websiteName)
}
