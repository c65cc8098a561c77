/**
 * Who is asking, as far as calls are counted: their address, and of IPv6 the half that names a network, since one visitor has
 * all the rest of it to choose from.
 */
export function visitorAddress(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown'
  return address.includes(':') ? address.split(':', 4).join(':') : address
}
