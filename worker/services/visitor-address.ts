/**
 * Who is asking, as far as calls are counted: their address, and of IPv6 the half that names a network, since one visitor has
 * all the rest of it to choose from.
 */
export function visitorAddress(headers: Headers): string {
  return addressNetwork(headers.get('cf-connecting-ip') ?? 'unknown')
}

/** The same of an address. */
export const addressNetwork = (address: string): string => (address.includes(':') ? network(address) : address)

/** The first four of the eight groups, of which `::` leaves out those that are zero. */
function network(address: string): string {
  const [before = '', after] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  return [...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')
}
