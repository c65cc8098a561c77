import ipaddr from 'ipaddr.js'
import { dnsHosts } from '../../contract/dns-hosts.ts'
import type { Dns, DnsAnswer } from '../../providers/dns.ts'
import type { Hostnames } from '../../providers/hostnames.ts'

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
