import type { Env } from '../../env.ts'

export type Address = { hostname: string; path: string }
/** `www` is a website's host with a www. prefix. */
export type HostKind = 'app' | 'site' | 'www' | 'preview' | 'unknown'

// Code checks lengths, not these patterns: a new isolate compiles them before its first page, and counted repetitions compile slowly.
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
const isLabel = (text: string): boolean => text.length <= 63 && label.test(text)

/** Whether a text is a DNS hostname with at least two labels. The last label must not be numeric, as in an IP address. */
function isHostname(text: string): boolean {
  const labels = text.split('.')
  return text.length <= 253 && labels.length > 1 && labels.every(isLabel) && /\D/.test(labels.at(-1) ?? '')
}

/** In characters; far longer than any of our addresses. */
const maxUrlLength = 8192
const nowhere: Address = { hostname: '', path: '/' }

/**
 * A request's hostname (lowercase, without port and trailing dot) and path (without query, as sent). Parsed by hand, since parsing a URL
 * costs more than serving a page from memory. Uses only the request line and `Host`. An invalid port or an overlong address gives an
 * unknown host.
 */
export function addressOf(url: string): Address {
  if (url.length > maxUrlLength) return nowhere
  const start = url.indexOf('//') + 2
  const slash = url.indexOf('/', start)
  const authorityEnd = slash === -1 ? url.length : slash
  const colon = url.indexOf(':', start)
  const hasPort = colon !== -1 && colon < authorityEnd
  // Credentials before the host would look like a host and port.
  if (hasPort && /\D/.test(url.slice(colon + 1, authorityEnd))) return nowhere
  let hostname = url.slice(start, hasPort ? colon : authorityEnd).toLowerCase()
  if (hostname.endsWith('.')) hostname = hostname.slice(0, -1)
  if (slash === -1) return { hostname, path: '/' }
  const query = url.indexOf('?', slash)
  return { hostname, path: query === -1 ? url.slice(slash) : url.slice(slash, query) }
}

/** A request's query including the question mark; empty without one. */
export function queryOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? '' : url.slice(query)
}

/** Whether a path on a website's host is its index page. */
export const isPage = (path: string): boolean => path === '/' || path === '/index.html'

/** A hostname's kind. Any valid name other than the app's may be a website's custom domain; only the release store knows. */
export function hostKind(hostname: string, env: Pick<Env, 'APP_ORIGIN' | 'SITES_ORIGIN'>): HostKind {
  if (hostname === hostnameOf(env.APP_ORIGIN)) return 'app'
  const sites = hostnameOf(env.SITES_ORIGIN)
  // Development simulates connected domains below this label.
  if (!hostname.endsWith(`.${sites}`) || hostname.endsWith(`.${customLabel}.${sites}`))
    return hostname !== sites && isHostname(hostname) ? 'site' : 'unknown'
  const name = hostname.slice(0, -sites.length - 1)
  const handle = name.startsWith(www) ? name.slice(www.length) : name
  if (handle === previewLabel) return handle === name ? 'preview' : 'unknown'
  if (!isLabel(handle)) return 'unknown'
  return handle === name ? 'site' : 'www'
}

/** The prefix of hosts of kind `www`. */
export const www = 'www.'

const hostnameOf = (origin: string) => addressOf(origin).hostname

export type SitesOrigin = Pick<Env, 'SITES_ORIGIN' | 'TRIAL'>

type Origin = Pick<URL, 'protocol' | 'hostname' | 'port'>
/** A deployment has one, needed for every entry in a list of websites. */
const origins = new Map<string, Origin>()
function sitesOrigin({ SITES_ORIGIN }: SitesOrigin): Origin {
  const known = origins.get(SITES_ORIGIN)
  if (known) return known
  const { protocol, hostname, port } = new URL(SITES_ORIGIN)
  origins.set(SITES_ORIGIN, { protocol, hostname, port })
  return { protocol, hostname, port }
}

/** The parent domain of handles. */
export const sitesDomain = (env: SitesOrigin): string => sitesOrigin(env).hostname

/** A handle's hostname. */
export const handleHost = (env: SitesOrigin, handle: string): string => `${handle}.${sitesDomain(env)}`

/** The handle in a hostname; blank for a custom domain. */
export function handleAt(env: SitesOrigin, hostname: string): string {
  const suffix = `.${sitesDomain(env)}`
  const handle = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : ''
  // Development simulates custom domains below a label of the same domain.
  return handle.includes('.') ? '' : handle
}

/** A website's canonical hostname: its main domain, else its handle's host. */
export const mainHost = (env: SitesOrigin, handle: string, domains: readonly Named[] = []): string =>
  mainDomainOf(domains) ?? handleHost(env, handle)

/**
 * A hostname's origin, without a trailing slash, with the protocol and port shared by all websites. In a trial, it's a path on the
 * websites' only host.
 */
export function hostOrigin(env: SitesOrigin, hostname: string): string {
  const { protocol, port, hostname: sites } = sitesOrigin(env)
  if (env.TRIAL && hostname.endsWith(`.${sites}`)) return `${env.SITES_ORIGIN}/${hostname.slice(0, -sites.length - 1)}`
  return `${protocol}//${hostname}${port && `:${port}`}`
}

/** The origin of a handle's website, without a trailing slash. */
export const siteOrigin = (env: SitesOrigin, handle: string): string => hostOrigin(env, handleHost(env, handle))

/** The label of the preview host below the sites' domain. Not available as a handle. */
export const previewLabel = 'preview'

/** The label below which connected domains are simulated: shop.custom.localhost. Not available as a handle. */
export const customLabel = 'custom'

/** The fields that decide a website's main domain. */
type Named = { domainName: string; live: boolean; preferred: boolean; createdAt: Date }

/** A website's main domain: its preferred live domain, else its oldest live one. Same rule as `mainDomainAt`. */
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
