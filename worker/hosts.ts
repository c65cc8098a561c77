import { previewLabel } from './contract/preview-host.ts'
import type { Env } from './env.ts'

export type Address = { hostname: string; path: string }
export type HostKind = 'app' | 'site' | 'preview' | 'unknown'

/** Labels with a dot between them; the last is no number, as an address by number has it. */
const hostnameShape = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/**
 * A request's hostname (lowercase, without port and trailing dot) and path (without query). By hand, since parsing a URL
 * costs more than all the rest of answering a page that is in memory.
 */
export function addressOf(url: string): Address {
  const start = url.indexOf('//') + 2
  const slash = url.indexOf('/', start)
  const authorityEnd = slash === -1 ? url.length : slash
  const colon = url.indexOf(':', start)
  let hostname = url.slice(start, colon !== -1 && colon < authorityEnd ? colon : authorityEnd).toLowerCase()
  if (hostname.endsWith('.')) hostname = hostname.slice(0, -1)
  if (slash === -1) return { hostname, path: '/' }
  const query = url.indexOf('?', slash)
  return { hostname, path: query === -1 ? url.slice(slash) : url.slice(slash, query) }
}

/**
 * What a hostname leads to. Every well-formed name that is not the app's may be a site's, a connected domain among them:
 * whether one is there only the release store knows.
 */
export function hostKind(hostname: string, env: Pick<Env, 'APP_ORIGIN' | 'SITES_ORIGIN'>): HostKind {
  if (hostname === hostnameOf(env.APP_ORIGIN)) return 'app'
  const sites = hostnameOf(env.SITES_ORIGIN)
  if (hostname.endsWith(sites) && hostname.charCodeAt(hostname.length - sites.length - 1) === dot) {
    const handle = hostname.slice(0, -sites.length - 1)
    if (handle === previewLabel) return 'preview'
    return handleShape.test(handle) ? 'site' : 'unknown'
  }
  return hostname.length <= 253 && hostname !== sites && hostnameShape.test(hostname) ? 'site' : 'unknown'
}

const dot = '.'.charCodeAt(0)
const handleShape = /^[a-z0-9][a-z0-9-]*$/

const hostnames = new Map<string, string>()

/** An origin's hostname, worked out once per isolate. */
function hostnameOf(origin: string): string {
  let hostname = hostnames.get(origin)
  if (hostname === undefined) {
    hostname = new URL(origin).hostname
    hostnames.set(origin, hostname)
  }
  return hostname
}
