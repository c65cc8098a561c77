import type { Env } from '../../env.ts'

export type SitesOrigin = Pick<Env, 'SITES_ORIGIN'>

/** What follows a handle in its hostname. */
export const sitesDomain = ({ SITES_ORIGIN }: SitesOrigin): string => new URL(SITES_ORIGIN).hostname

/** The hostname of a handle. */
export const handleHost = (env: SitesOrigin, handle: string): string => `${handle}.${sitesDomain(env)}`

/** The hostname that a website shows as its own: its main name, or else its handle's host. */
export const mainHost = (env: SitesOrigin, handle: string, domains: readonly Named[] = []): string =>
  mainDomainOf(domains) ?? handleHost(env, handle)

/** Where a hostname is served, without a slash at the end: as the sites are, by the same protocol and port. */
export function hostOrigin({ SITES_ORIGIN }: SitesOrigin, hostname: string): string {
  const { protocol, port } = new URL(SITES_ORIGIN)
  return `${protocol}//${hostname}${port && `:${port}`}`
}

/** Where a handle's website is served, without a slash at the end. */
export const siteOrigin = (env: SitesOrigin, handle: string): string => hostOrigin(env, handleHost(env, handle))

/** What stands before the sites' domain where private previews are. No website can have it as its handle. */
export const previewLabel = 'preview'

/** What stands before the sites' domain for names that play at being connected domains: shop.custom.localhost. Nor can this be one. */
export const customLabel = 'custom'

/** What decides which of a website's domains is its main name. */
type Named = { domainName: string; live: boolean; preferred: boolean; createdAt: Date }

/** A website's main name: of its live domains the preferred one, else the eldest. The same as `mainDomainAt` says. */
export function mainDomainOf(domains: readonly Named[]): string | undefined {
  const [main] = domains
    .filter(({ live }) => live)
    .sort(
      (a, b) =>
        Number(b.preferred) - Number(a.preferred) ||
        a.createdAt.getTime() - b.createdAt.getTime() ||
        (a.domainName < b.domainName ? -1 : 1),
    )
  return main?.domainName
}
