import { chooseHostnames } from '../adapters/hostnames/choose-hostnames.ts'
import { handleHost, hostOrigin, mainDomainOf, type SitesOrigin } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OwnedDomain, OwnedDraft, Owner } from '../platform/owner.ts'
import { getSite } from '../publishing/rows/sites.ts'
import { type DomainRow, findDomain, listDomainRows } from '../websites/domains.ts'
import type { Domain, DomainList } from './schema.ts'

/** A website's domains and redirects, and its owner's disconnected domains. Throws not_found. */
export async function listDomains(ctx: ServiceContext, of: OwnedDraft): Promise<DomainList> {
  const site = await getSite(ctx.db, of)
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

/** The connected domains of all of a person's websites. */
export async function connectedDomains(ctx: ServiceContext, { userId }: Owner): Promise<Domain[]> {
  const rows = await listDomainRows(ctx.db, userId)
  return rows.filter(({ websiteName }) => websiteName !== null).map((row) => domainOf(ctx.env, row, rows))
}

const rank = ({ main, websiteName }: Domain) => (main ? 0 : websiteName === null ? 2 : 1)

/** A domain as shown to its owner. `all`: all domains of its website, or of its owner. */
function domainOf(env: SitesOrigin, row: DomainRow, all: readonly DomainRow[]): Domain {
  const { domainName, shownName, websiteName, state, failureReason, createdAt, modifiedAt, live, preferred } = row
  const siblings = all.filter((other) => other.websiteName === websiteName)
  return {
    ...{ domainName, shownName, websiteName, state, failureReason, live, preferred },
    createdAt: createdAt.toISOString(),
    modifiedAt: modifiedAt.toISOString(),
    main: live && mainDomainOf(siblings) === domainName,
    url: `${hostOrigin(env, domainName)}/`,
    leaving: row.providerState === 'leaving',
    returnsTo: row.returnsTo,
  }
}

/** A person's domain. Throws not_found, also for someone else's domain. */
export async function ownDomain(ctx: ServiceContext, which: OwnedDomain): Promise<DomainRow> {
  const domain = await findDomain(ctx.db, which)
  if (!domain) throw new AppError('not_found')
  return domain
}

/** The current domain as shown to its owner. */
export async function showDomain(ctx: ServiceContext, { userId, domainName }: OwnedDomain): Promise<Domain> {
  const all = await listDomainRows(ctx.db, userId)
  const domain = all.find((one) => one.domainName === domainName)
  if (!domain) throw new AppError('not_found')
  return domainOf(ctx.env, domain, all)
}
