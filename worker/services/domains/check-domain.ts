import type { Domain } from '../../contract/domains.ts'
import { AppError } from '../../contract/errors.ts'
import { chooseHostnames } from '../../providers/choose.ts'
import type { DomainRow } from '../../storage/domains/domain-rows.ts'
import type { ServiceContext } from '../context.ts'
import { ownDomain, showDomain } from './own-domain.ts'
import { settleDomain } from './settle-domain.ts'

const second = 1000
/** Between two looks, however often one asks. */
const pauseWhilePending = 3 * second
const pauseOnceLive = 60 * second

/** Looks at once how far a person's domain is, and takes it as far as it can go. Throws not_found, domains_unavailable. */
export async function checkDomain(ctx: ServiceContext, which: { userId: string; domainName: string }): Promise<Domain> {
  const domain = await ownDomain(ctx, which)
  if (!chooseHostnames(ctx.env)) throw new AppError('domains_unavailable')
  if (isWorthALook(domain, ctx.now())) await settleDomain(ctx, domain.id)
  return showDomain(ctx, which)
}

function isWorthALook({ nextCheckAt, checkedAt, live }: DomainRow, now: Date): boolean {
  if (nextCheckAt === null) return false
  return !checkedAt || now.getTime() - checkedAt.getTime() >= (live ? pauseOnceLive : pauseWhilePending)
}
