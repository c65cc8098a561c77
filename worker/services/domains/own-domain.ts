import type { Domain } from '../../contract/domains.ts'
import { AppError } from '../../contract/errors.ts'
import { type DomainRow, findDomain, listDomainRows } from '../../storage/domains/domain-rows.ts'
import type { ServiceContext } from '../context.ts'
import { domainOf } from './domain-of.ts'

type Which = { userId: string; domainName: string }

/** A person's domain. Throws not_found, of another's as of one that is not there. */
export async function ownDomain(ctx: ServiceContext, which: Which): Promise<DomainRow> {
  const domain = await findDomain(ctx.db, which)
  if (!domain) throw new AppError('not_found')
  return domain
}

/** The same as its owner reads it, as it is by now. */
export async function showDomain(ctx: ServiceContext, { userId, domainName }: Which): Promise<Domain> {
  const all = await listDomainRows(ctx.db, userId)
  const domain = all.find((one) => one.domainName === domainName)
  if (!domain) throw new AppError('not_found')
  return domainOf(ctx.env, domain, all)
}
