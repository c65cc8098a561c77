import ipaddr from 'ipaddr.js'
import { getDomain } from 'tldts'
import { chooseDns } from '../adapters/dns/choose-dns.ts'
import type { Dns, DnsAnswer, DnsRecord } from '../adapters/dns/schema.ts'
import { ownershipProof } from '../adapters/dns/schema.ts'
import { chooseHostnames } from '../adapters/hostnames/choose-hostnames.ts'
import { type Hostnames, HostnamesUnavailable } from '../adapters/hostnames/hostnames.ts'
import type { Env } from '../env.ts'
import { withTimeout } from '../platform/concurrency.ts'
import type { Owner } from '../platform/owner.ts'
import { dnsHosts } from './dns-hosts.ts'

export type Ownership = 'right' | 'wrong' | 'missing' | 'unknown'

/** Whether the ownership record exists. Other TXT records are fine. */
export async function lookUpOwnership(
  dns: Dns,
  { name, value }: Pick<DnsRecord, 'name' | 'value'>,
): Promise<Ownership> {
  const { status, values } = await dns.lookUp(name, 'TXT')
  if (status === 'unknown') return 'unknown'
  if (values.some((text) => text.trim() === value)) return 'right'
  return values.length > 0 ? 'wrong' : 'missing'
}

/** `nothing`: the name has no address. `unknown`: the lookup failed. */
export type Traffic = 'here' | 'elsewhere' | 'nothing' | 'unknown'

type Target = Pick<Hostnames, 'target' | 'addresses'>

/** Where a name points. 'here' means an alias to the target, or only addresses of the provider or the target, as with flattened aliases. */
export async function lookUpTraffic(dns: Dns, domainName: string, { target, addresses }: Target): Promise<Traffic> {
  const answers = await bothFamilies(dns, domainName)
  if (answers.some(({ aliases }) => aliases.includes(target.toLowerCase()))) return 'here'
  const found = addressesIn(answers)
  const isSure = answers.every(({ status }) => status !== 'unknown')
  if (found.length === 0) return isSure ? 'nothing' : 'unknown'
  const fixed = new Set(addresses.map(plainAddress))
  if (found.every((address) => fixed.has(address))) return 'here'
  const ofTarget = await bothFamilies(dns, target)
  const good = new Set([...fixed, ...addressesIn(ofTarget)])
  if (found.every((address) => good.has(address))) return 'here'
  return ofTarget.some(({ status }) => status === 'unknown') ? 'unknown' : 'elsewhere'
}

/** Whether Cloudflare hosts a zone. If so, a proxied name's addresses don't show where it points. */
export async function isWithCloudflare(dns: Dns, zone: string): Promise<boolean | undefined> {
  const { status, values } = await dns.lookUp(zone, 'NS')
  if (status === 'unknown') return undefined
  return values.length > 0 && values.every((name) => dnsHosts.cloudflare.some((end) => name.endsWith(`.${end}`)))
}

const bothFamilies = (dns: Dns, name: string): Promise<DnsAnswer[]> =>
  Promise.all([dns.lookUp(name, 'A'), dns.lookUp(name, 'AAAA')])

const addressesIn = (answers: DnsAnswer[]) => answers.flatMap(({ values }) => values.map(plainAddress))

const plainAddress = (address: string) =>
  ipaddr.isValid(address) ? ipaddr.parse(address).toString() : address.toLowerCase()

/** The provider of custom hostnames and the DNS resolver. */
export type Outside = { hostnames: Hostnames; dns: Dns }

/** Time for all calls of one check, in seconds. */
const timeoutSeconds = 20

/** Undefined if custom domains aren't offered. Calls past the time limit fail or return 'unknown'. */
export function domainProviders(env: Env): Outside | undefined {
  const hostnames = chooseHostnames(env)
  return hostnames && patient({ hostnames, dns: chooseDns(env) }, Date.now() + timeoutSeconds * 1000)
}

function patient({ hostnames, dns }: Outside, until: number): Outside {
  const inTime = async <T>(ask: () => Promise<T>): Promise<T> => {
    const left = (until - Date.now()) / 1000
    if (left <= 0) throw new HostnamesUnavailable('no time is left to ask')
    return withTimeout(left, ask())
  }
  return {
    hostnames: {
      target: hostnames.target,
      addresses: hostnames.addresses,
      create: (hostname) => inTime(() => hostnames.create(hostname)),
      read: (id) => inTime(() => hostnames.read(id)),
      find: (hostname) => inTime(() => hostnames.find(hostname)),
      restart: (id) => inTime(() => hostnames.restart(id)),
      remove: (hostname, id) => inTime(() => hostnames.remove(hostname, id)),
      quota: () => inTime(() => hostnames.quota()),
    },
    dns: {
      lookUp: (name, type) =>
        inTime(() => dns.lookUp(name, type)).catch(() => ({ status: 'unknown', values: [], aliases: [] })),
    },
  }
}

type Of = Owner & { domainName: string; hostnames: Pick<Hostnames, 'target' | 'addresses'> }

type WantedRecords = {
  /** The registrable domain: `example.com` for `www.example.com`. */
  zone: string
  isApex: boolean
  /** Proves ownership of the name. */
  ownership: DnsRecord
  /** Points the domain here. Several records only for addresses, all of which are required. */
  traffic: [DnsRecord, ...DnsRecord[]]
}

/** A person's domain's required DNS records; constant for the life of the account. */
export async function wantedRecords({ userId, domainName, hostnames }: Of): Promise<WantedRecords> {
  const zone = zoneOf(domainName)
  const isApex = zone === domainName
  const proof = await ownershipProof({ userId, domainName })
  return {
    zone,
    isApex,
    ownership: { purpose: 'ownership', type: 'TXT', host: hostIn(zone, proof.name), ...proof },
    traffic: trafficRecords({ domainName, isApex, host: hostIn(zone, domainName), hostnames }),
  }
}

/** A record's name in the form that most DNS providers expect: relative to the zone, @ for the apex. */
export const hostIn = (zone: string, name: string): string =>
  name === zone ? '@' : name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name

const zoneOf = (domainName: string): string => getDomain(domainName, { allowPrivateDomains: true }) ?? domainName

type TrafficTarget = Pick<Of, 'domainName' | 'hostnames'> & { isApex: boolean; host: string }

/** An apex can't have a CNAME: it gets fixed addresses if there are any, else an ALIAS. */
function trafficRecords({ domainName, isApex, host, hostnames }: TrafficTarget): WantedRecords['traffic'] {
  const { target, addresses } = hostnames
  const record = (type: DnsRecord['type'], value: string): DnsRecord => ({
    ...{ purpose: 'traffic', type, name: domainName, host, value },
  })
  if (!isApex) return [record('CNAME', target)]
  const [first, ...others] = addresses.map((address) => record(address.includes(':') ? 'AAAA' : 'A', address))
  return first ? [first, ...others] : [record('ALIAS', target)]
}
