import { type DnsHostId, dnsHostIds, dnsHosts } from '../../../contract/dns-hosts.ts'

/** The DNS host of a zone, if all of its nameservers belong to one company; null for an unknown one. */
export function dnsHostOf(nameservers: readonly string[]): DnsHostId | null {
  const owners = new Set(nameservers.map(ownerOf))
  const [owner = null] = owners
  return owners.size === 1 ? owner : null
}

const ownerOf = (nameserver: string): DnsHostId | null =>
  dnsHostIds.find((id) => dnsHosts[id].some((end) => ending(end).test(nameserver))) ?? null

const ending = (end: string) => new RegExp(`(^|\\.)${end.replaceAll('.', '\\.').replace('*', '[^.]+')}$`)
