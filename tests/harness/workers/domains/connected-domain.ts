import type { ServiceContext } from '../../../../worker/platform/context.ts'
import { repoint } from '../../../../worker/publishing/publish.ts'
import { findSite } from '../../../../worker/publishing/rows/sites.ts'
import { insertDomain, reconnectDomain } from '../../../../worker/websites/claims.ts'
import { disconnected } from '../../../../worker/websites/disconnects.ts'
import { type DomainChange, type DomainRow, findDomain, noteDomain } from '../../../../worker/websites/domains.ts'

type Of = { userId: string; draftId: string }
type Named = Of & { domainName: string }

/** Connects a name to an online website. The name is pending and serves nothing yet. Undefined if connecting is impossible. */
export async function takeDomain(
  ctx: ServiceContext,
  { userId, draftId, domainName }: Named,
  preferred = false,
): Promise<DomainRow | undefined> {
  const site = await findSite(ctx.db, { userId, draftId })
  const websiteName = site?.live?.handle ?? ''
  const domain = await findDomain(ctx.db, { userId, domainName })
  if (domain?.websiteName === null) {
    await reconnectDomain(ctx.db, { domain, websiteName, preferred, set: { quietSince: null } }, ctx.now())
  } else if (!domain) {
    const id = `${domainName}-${userId}`
    await insertDomain(ctx.db, { id, userId, domainName, shownName: domainName, websiteName, preferred }, ctx.now())
  }
  return findDomain(ctx.db, { userId, domainName })
}

/** Connects a domain and makes it live, so that its host serves the website or redirects to the main domain. */
export async function connectDomain(ctx: ServiceContext, of: Named, preferred = false): Promise<void> {
  await takeDomain(ctx, of, preferred)
  await goLive(ctx, of)
}

/** Makes a pending domain live. */
export const goLive = (ctx: ServiceContext, of: Named) =>
  changeLive(ctx, of, () => ({
    ...{ state: 'Connected', live: true, stateSince: ctx.now(), provedAt: ctx.now() },
    ...{ providerState: 'wanted', providerId: `id-of-${of.domainName}` },
  }))

/** Disconnects a live domain. */
export const disconnectDomain = (ctx: ServiceContext, of: Named) =>
  changeLive(ctx, of, (domain) => disconnected(domain, ctx.now()).set)

/** Notes that the provider removed a disconnected domain. */
export async function forget(ctx: ServiceContext, { userId, domainName }: Named): Promise<void> {
  const domain = await findDomain(ctx.db, { userId, domainName })
  if (domain?.providerState === 'leaving') await noteDomain(ctx.db, domain, { providerState: 'none', providerId: null })
}

/** Makes a live domain the main one. */
export const preferDomain = (ctx: ServiceContext, of: Named) => changeLive(ctx, of, () => ({ preferred: true }))

/** Changes one of a website's domains. Can be repeated. */
const changeLive = (
  ctx: ServiceContext,
  { userId, draftId, domainName }: Named,
  set: (domain: DomainRow) => DomainChange['set'],
) =>
  repoint(ctx, {
    ...{ userId, draftId },
    change: (domains) => {
      const domain = domains.find((one) => one.domainName === domainName)
      return domain && { domain, set: set(domain) }
    },
  })
