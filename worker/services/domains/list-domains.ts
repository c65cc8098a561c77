import type { Domain, DomainList } from '../../contract/domains.ts'
import { AppError } from '../../contract/errors.ts'
import { chooseHostnames } from '../../providers/choose.ts'
import { listDomainRows } from '../../storage/domains/domain-rows.ts'
import { findSite } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { handleHost } from '../publishing/site-address.ts'
import { domainOf } from './domain-of.ts'

/** A website's domains and how its names lead to one another, and its owner's domains that belong to none. Throws not_found. */
export async function listDomains(ctx: ServiceContext, of: { userId: string; draftId: string }): Promise<DomainList> {
  const site = await findSite(ctx.db, of)
  if (!site) throw new AppError('not_found')
  const hostnames = chooseHostnames(ctx.env)
  const handle = site.live?.handle
  const rows = await listDomainRows(ctx.db, of.userId)
  const shown = rows.filter(({ websiteName }) => websiteName === null || websiteName === handle)
  const domains = shown.map((row) => domainOf(ctx.env, row, rows))
  return {
    offered: hostnames !== undefined,
    domains: domains.sort((a, b) => rank(a) - rank(b)),
    handleHost: handle ? { hostname: handleHost(ctx.env, handle), redirects: site.draft.handleRedirects } : null,
    target: hostnames?.target ?? '',
  }
}

const rank = ({ main, websiteName }: Domain) => (main ? 0 : websiteName === null ? 2 : 1)
