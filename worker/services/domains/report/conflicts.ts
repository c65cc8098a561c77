import type { DnsRecord, DomainReport } from '../../../contract/domains.ts'
import type { Dns } from '../../../providers/dns.ts'
import type { Traffic } from '../look-up-traffic.ts'

type Of = { domainName: string; isApex: boolean; wanted: readonly DnsRecord[]; traffic: Traffic }

/** Records at a name that have to go before it can lead here. */
export async function lookUpConflicts(dns: Dns, { domainName: name, isApex, wanted, traffic }: Of) {
  const [cname, ...addresses] = await Promise.all([
    dns.lookUp(name, 'CNAME'),
    dns.lookUp(name, 'A'),
    dns.lookUp(name, 'AAAA'),
  ])
  const mail = isApex && cname.values.length > 0 ? await dns.lookUp(name, 'MX') : undefined
  const good = new Set(wanted.map(({ value }) => value.toLowerCase()))
  const at = (type: string, values: readonly string[]): DomainReport['conflicts'] =>
    values.map((value) => ({ type, name, value }))
  // A zone's own alias hides all that is beside it, mail above all, even where it leads here.
  const hiding = mail && mail.aliases.length === 0 && mail.values.length > 0
  const aliases = cname.values.filter((value) => hiding || (traffic !== 'here' && !good.has(value)))
  // Addresses behind an alias are not the name's own; those of one that is resolved by its DNS lead here.
  const direct = (answer: (typeof addresses)[number] | undefined) =>
    traffic === 'here' || !answer || answer.aliases.length > 0 ? [] : answer.values.filter((value) => !good.has(value))
  return [...at('CNAME', aliases), ...at('A', direct(addresses[0])), ...at('AAAA', direct(addresses[1]))]
}
