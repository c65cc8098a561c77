import ipaddr from 'ipaddr.js'

/** Names that mean something inside a network only, or nothing at all. */
const privateEnding =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|test|example|invalid|onion|alt|svc|consul)$/
/** Where clouds tell a machine about itself; some do so under a public name. */
const cloudMetadata = /^(metadata|instance-data)\./
/** Azure's, in the middle of public addresses. */
const cloudAddress = '168.63.129.16'

const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * Whether a URL's hostname can be on the internet: a dotted name that no network keeps to itself, or an address that is public
 * unicast. `hostname` is as `URL` gives it: numbers in every spelling are dotted decimals there by then, full-width letters plain,
 * percent signs undone.
 */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.toLowerCase().replace(/\.$/, '')
  const literal = /^\[(.*)\]$/.exec(bare)?.[1] ?? bare
  return ipaddr.isValid(literal) ? isPublicAddress(literal) : isPublicName(bare)
}

/** Whether an IP address is public unicast, and not one that leads to another inside it (mapped, NAT64, 6to4, Teredo). */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast' || address.toString() === cloudAddress) return false
  // All that is given out of IPv6 is 2000::/3; whatever lies beside it and has no name yet is refused with the rest.
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
