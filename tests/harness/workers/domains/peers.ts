import { env } from 'cloudflare:workers'
import type { Env } from '../../../../worker/env.ts'
import type { DnsWorld, KnownHostname, Step, Zone } from '../../peers/custom-hostnames-zone.ts'

export type HostnamesPeer = {
  /** Bindings that make the Worker use it. */
  settings: Partial<Env>
  /** Changes the zone: its quota, faults, or every hostname's steps. */
  change: (changes: Partial<Zone>) => Promise<void>
  /** Moves one hostname, or gives it its own steps. */
  walk: (hostname: string, step: Step & { steps?: Step[] }) => Promise<void>
  /** Makes the provider forget a hostname. */
  lose: (hostname: string) => Promise<void>
  /** The zone with every call so far. */
  look: () => Promise<Zone>
  find: (hostname: string) => Promise<KnownHostname | undefined>
  /** The number of calls by kind: { create: 1, read: 3 }. */
  counts: () => Promise<Record<string, number>>
}

/** Creates a zone on the server that simulates Cloudflare's custom hostnames API. `connectingSteps` connect a hostname. */
export async function newHostnames(changes: Partial<Zone> = {}): Promise<HostnamesPeer> {
  const zoneId = crypto.randomUUID().replaceAll('-', '')
  const control = async (method: string, path = '', body?: unknown) => {
    const answer = await fetch(`${env.CUSTOM_HOSTNAMES_URL}/_zones/${zoneId}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The zone has no ${path}`)
    return answer.json<Zone>()
  }
  const look = () => control('GET')
  await control('PUT', '', changes)
  return {
    settings: {
      HOSTNAMES_PROVIDER: 'cloudflare',
      CLOUDFLARE_URL: `${env.CUSTOM_HOSTNAMES_URL}/client/v4`,
      CLOUDFLARE_ZONE_ID: zoneId,
      CLOUDFLARE_TOKEN: changes.token ?? 'a-token-that-nobody-may-see',
      DOMAINS_TARGET: 'connect.shingle.net',
    },
    change: async (some) => void (await control('PUT', '', some)),
    walk: async (hostname, step) => void (await control('PATCH', `/${hostname}`, step)),
    lose: async (hostname) => void (await control('DELETE', `/${hostname}`)),
    look,
    find: async (hostname) => (await look()).hostnames.find((known) => known.hostname === hostname),
    counts: async () => {
      const byCall = Object.groupBy((await look()).calls, ({ call }) => call)
      return Object.fromEntries(Object.entries(byCall).map(([call, made]) => [call, made?.length ?? 0]))
    },
  }
}

/** The steps that connect a hostname, one per read. */
export const connectingSteps: Step[] = [
  { status: 'pending', ssl: 'pending_validation' },
  { status: 'active', ssl: 'pending_validation' },
  { status: 'active', ssl: 'pending_deployment' },
  { status: 'active', ssl: 'active' },
]

export type DohPeer = {
  /** Bindings that make the Worker use it. */
  settings: Partial<Env>
  /** Replaces all DNS names. */
  say: (names: DnsWorld['names'], more?: Omit<DnsWorld, 'names'>) => Promise<void>
  /** Every query so far, such as "www.example.com CNAME". */
  seen: () => Promise<string[]>
}

/** Creates a fake DNS zone on the DNS-over-HTTPS test server. */
export async function newDoh(names: DnsWorld['names'] = {}, more: Omit<DnsWorld, 'names'> = {}): Promise<DohPeer> {
  const url = `${env.DOH_URL}/${crypto.randomUUID()}`
  const say = async (wanted: DnsWorld['names'], besides: Omit<DnsWorld, 'names'> = {}) =>
    void (await fetch(`${url}/_world`, { method: 'PUT', body: JSON.stringify({ names: wanted, ...besides }) }))
  await say(names, more)
  return {
    settings: { DNS_PROVIDER: 'https', DNS_URL: `${url}/dns-query` },
    say,
    seen: async () => (await fetch(`${url}/_seen`)).json(),
  }
}
