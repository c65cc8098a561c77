import type { Env } from '../../env.ts'

export type Address = { hostname: string; path: string }
/** `www` is a website's host with that before it. */
export type HostKind = 'app' | 'site' | 'www' | 'preview' | 'unknown'

/** What DNS allows: 63 characters a label, 253 in all. The last label is no number, as an address by number has it. */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostnameShape = new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+(?!\\d+$)${label}$`)
const handleShape = new RegExp(`^${label}$`)

/** No address of ours is nearly as long, in characters. */
const longestUrl = 8192
const nowhere: Address = { hostname: '', path: '/' }

/**
 * A request's hostname (lowercase, without port and trailing dot) and path (without query, as it was sent). By hand, since
 * parsing a URL costs more than all the rest of answering a page that is in memory. Nothing but the request line's and `Host`'s
 * own words counts. An invalid port, or an address that is too long, leads nowhere.
 */
export function addressOf(url: string): Address {
  if (url.length > longestUrl) return nowhere
  const start = url.indexOf('//') + 2
  const slash = url.indexOf('/', start)
  const authorityEnd = slash === -1 ? url.length : slash
  const colon = url.indexOf(':', start)
  const hasPort = colon !== -1 && colon < authorityEnd
  // A name and password before the host would look like a host and its port.
  if (hasPort && /\D/.test(url.slice(colon + 1, authorityEnd))) return nowhere
  let hostname = url.slice(start, hasPort ? colon : authorityEnd).toLowerCase()
  if (hostname.endsWith('.')) hostname = hostname.slice(0, -1)
  if (slash === -1) return { hostname, path: '/' }
  const query = url.indexOf('?', slash)
  return { hostname, path: query === -1 ? url.slice(slash) : url.slice(slash, query) }
}

/** A request's query with its question mark; empty without one. */
export function queryOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? '' : url.slice(query)
}

/**
 * What a hostname leads to. Every well-formed name that is not the app's may be a site's, a connected domain among them:
 * whether one is there only the release store knows.
 */
export function hostKind(hostname: string, env: Pick<Env, 'APP_ORIGIN' | 'SITES_ORIGIN'>): HostKind {
  if (hostname === hostnameOf(env.APP_ORIGIN)) return 'app'
  const sites = hostnameOf(env.SITES_ORIGIN)
  // Below the label, connected domains are played at, on machines that have no others.
  if (!hostname.endsWith(`.${sites}`) || hostname.endsWith(`.${customLabel}.${sites}`))
    return hostname !== sites && hostnameShape.test(hostname) ? 'site' : 'unknown'
  const name = hostname.slice(0, -sites.length - 1)
  const handle = name.startsWith(www) ? name.slice(www.length) : name
  if (handle === previewLabel) return handle === name ? 'preview' : 'unknown'
  if (!handleShape.test(handle)) return 'unknown'
  return handle === name ? 'site' : 'www'
}

/** Stands before a website's hostname of the kind `www`. */
export const www = 'www.'

const hostnameOf = (origin: string) => addressOf(origin).hostname

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
