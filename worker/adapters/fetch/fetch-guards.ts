import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import type { Env } from '../../env.ts'
import { encryptedAddress } from './encrypted-address.ts'
import { type FetchGuard, FetchRefused } from './safe-fetch.ts'

/** Allows only https and the given hosts ('host' or 'host:port'). `loopback`: in development, also allows http and loopback addresses. */
export const onlyHosts =
  (hosts: readonly string[], { loopback = false } = {}): FetchGuard =>
  (url) => {
    mustBePlain(url)
    if (!hosts.includes(url.host)) refuse(url, 'is not one of those allowed')
    if (loopback && isLoopback(url)) return
    if (url.protocol !== 'https:') refuse(url, 'is not asked without https')
    mustBePublic(url)
  }

type Import = Pick<Env, 'ENVIRONMENT' | 'APP_ORIGIN' | 'SITES_ORIGIN' | 'IMPORT_DNS_URL' | 'IMPORT_LOOPBACK_HOSTS'>

/**
 * Allows any public internet host except our own, over http or https on the default ports. Resolves the name first if a resolver is
 * configured. Connected domains are allowed, since their pages are static and fetch nothing.
 */
export function anyPublicHost(env: Import): FetchGuard {
  const own = [env.APP_ORIGIN, env.SITES_ORIGIN].map((origin) => new URL(origin))
  const loopback = loopbackHosts(env)
  return (url, signal) => {
    mustBePlain(url)
    if (own.some(({ host }) => host === url.host)) refuse(url, 'is our own')
    if (isLoopback(url) && loopback.includes(url.host)) return
    if (own.some(({ hostname }) => isWithin(url.hostname, hostname))) refuse(url, 'is our own')
    mustBePublic(url)
    return env.IMPORT_DNS_URL ? mustLeadOutside(url, env.IMPORT_DNS_URL, signal) : undefined
  }
}

/** The loopback hosts that may be fetched. None in production, whatever the settings say. */
const loopbackHosts = ({ ENVIRONMENT, IMPORT_LOOPBACK_HOSTS = '' }: Import): string[] =>
  ENVIRONMENT === 'production' ? [] : IMPORT_LOOPBACK_HOSTS.split(/[\s,]+/).filter((host) => host !== '')

function mustBePlain(url: URL): void {
  if (!/^https?:$/.test(url.protocol)) refuse(url, 'is asked by http and https alone')
  if (url.username !== '' || url.password !== '') refuse(url, 'is asked without a user')
}

function mustBePublic(url: URL): void {
  if (!isPublicHost(url.hostname)) refuse(url, 'is not public')
  if (url.port !== '') refuse(url, 'is asked on its default port alone')
}

function refuse({ host }: URL, why: string): never {
  throw new FetchRefused('address', `${host} ${why}`)
}

function isWithin(hostname: string, domain: string): boolean {
  const bare = hostname.replace(/\.$/, '')
  return bare === domain || bare.endsWith(`.${domain}`)
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** DNS-over-HTTPS types of address records. Other types, such as CNAME, come with address records in the same response. */
const addressTypes: Record<number, string> = { 1: 'A', 28: 'AAAA' }
const lookup = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
})

/**
 * Rejects a host whose name resolves to no address or to a non-public one. Throws FetchRefused, also if the resolver fails. Limitation:
 * fetch resolves the name again, so DNS rebinding between the two lookups isn't caught. On Cloudflare, no internal network is reachable
 * that way; this protects other deployments and fails early.
 */
async function mustLeadOutside({ hostname }: URL, resolver: string, signal: AbortSignal): Promise<void> {
  const name = hostname.replace(/\.$/, '')
  // IP addresses have been checked already.
  if (name.startsWith('[') || /^[\d.]+$/.test(name)) return
  const found = await Promise.all(Object.values(addressTypes).map((type) => addressesOf(name, type, resolver, signal)))
  const addresses = found.flat()
  if (addresses.length === 0) throw new FetchRefused('no_answer', `${name} leads nowhere`)
  if (!addresses.every(isPublicAddress)) throw new FetchRefused('address', `${name} leads into a network`)
}

async function addressesOf(name: string, type: string, resolver: string, signal: AbortSignal): Promise<string[]> {
  const url = encryptedAddress(new URL(resolver))
  url.searchParams.set('name', name)
  url.searchParams.set('type', type)
  const response = await fetch(url, { headers: { accept: 'application/dns-json' }, redirect: 'manual', signal })
  if (!response.ok) {
    await response.body?.cancel()
    throw new FetchRefused('no_answer', `the resolver answered ${response.status}`)
  }
  const { Answer } = lookup.parse(await response.json())
  return Answer.filter((answer) => answer.type in addressTypes).map(({ data }) => data)
}

/** Names that are internal to a network or reserved. */
const privateEnding =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|test|example|invalid|onion|alt|svc|consul)$/
/** Cloud metadata services; some have a public name. */
const cloudMetadata = /^(metadata|instance-data)\./
/** Azure's address is inside a public range. */
const cloudAddress = '168.63.129.16'

const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * Whether a URL's hostname can be on the public internet: a dotted name that isn't reserved, or a public unicast address. Expects
 * `hostname` as `URL` normalizes it: dotted decimal, half-width letters, percent signs decoded.
 */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.toLowerCase().replace(/\.$/, '')
  const literal = /^\[(.*)\]$/.exec(bare)?.[1] ?? bare
  return ipaddr.isValid(literal) ? isPublicAddress(literal) : isPublicName(bare)
}

/** Whether an IP address is public unicast and doesn't embed another address (mapped, NAT64, 6to4, Teredo). */
function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast' || address.toString() === cloudAddress) return false
  // All allocated IPv6 addresses are in 2000::/3. Everything else is rejected, including ranges with no name today.
  return address.kind() === 'ipv4' || (address.toByteArray()[0] ?? 0) >> 5 === 1
}

function isPublicName(name: string): boolean {
  const labels = name.split('.')
  const last = labels.at(-1) ?? ''
  return (
    name.length <= 253 &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    /^[a-z]/.test(last) &&
    !privateEnding.test(name) &&
    !cloudMetadata.test(name)
  )
}
