import ipaddr from 'ipaddr.js'
import { chooseDns } from '../adapters/dns/choose-dns.ts'
import type { Dns, DnsAnswer, DnsRecord } from '../adapters/dns/schema.ts'
import { chooseHostnames } from '../adapters/hostnames/choose-hostnames.ts'
import { type Hostnames, HostnamesUnavailable } from '../adapters/hostnames/hostnames.ts'
import type { Env } from '../env.ts'
import { withTimeout } from '../platform/concurrency.ts'
import { dnsHosts } from './dns-hosts.ts'

export type Ownership = 'right' | 'wrong' | 'missing' | 'unknown'

/** Whether the record that shows whose a name is stands. Others beside it do no harm. */
export async function lookUpOwnership(
  dns: Dns,
  { name, value }: Pick<DnsRecord, 'name' | 'value'>,
): Promise<Ownership> {
  const { status, values } = await dns.lookUp(name, 'TXT')
  if (status === 'unknown') return 'unknown'
  if (values.some((text) => text.trim() === value)) return 'right'
  return values.length > 0 ? 'wrong' : 'missing'
}

/** Nothing: the DNS knows no address of the name. Unknown: nobody can say. */
export type Traffic = 'here' | 'elsewhere' | 'nothing' | 'unknown'

type Target = Pick<Hostnames, 'target' | 'addresses'>

/**
 * Where a name leads: here by an alias to the target, or by addresses all of which are the provider's or the target's own, as they are
 * of a name whose DNS resolves aliases.
 */
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

/** Whether a zone is with Cloudflare: names that are proxied there show addresses that say nothing about where they lead. */
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

/** Who serves custom domains, and who looks them up. */
export type Outside = { hostnames: Hostnames; dns: Dns }

/** All that one look at a domain may wait for them, together. */
const patience = 20

/** Undefined where custom domains are not offered. Whatever takes too long, all in all, has given no answer. */
export function domainProviders(env: Env): Outside | undefined {
  const hostnames = chooseHostnames(env)
  return hostnames && patient({ hostnames, dns: chooseDns(env) }, Date.now() + patience * 1000)
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
