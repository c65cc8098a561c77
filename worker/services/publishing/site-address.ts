import type { Env } from '../../env.ts'
import { mainDomainOf, type Named } from '../../storage/domains/pointers.ts'

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
