import { type DnsHostId, dnsHostIds, dnsHosts } from '../../../contract/dns-hosts.ts'

/** Who answers for a zone, where all of its nameservers are one company's; null where they are nobody's that we know. */
export function dnsHostOf(nameservers: readonly string[]): DnsHostId | null {
  const owners = new Set(nameservers.map(ownerOf))
  const [owner = null] = owners
  return owners.size === 1 ? owner : null
}

const ownerOf = (nameserver: string): DnsHostId | null =>
  dnsHostIds.find((id) => dnsHosts[id].some((end) => ending(end).test(nameserver))) ?? null

const ending = (end: string) => new RegExp(`(^|\\.)${end.replaceAll('.', '\\.').replace('*', '[^.]+')}$`)
