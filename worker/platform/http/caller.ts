import type { ServiceContext } from '../context.ts'
import { hexOf, keyedHash } from '../crypto/hash.ts'
import { authSecret } from '../crypto/signed-token.ts'
import type { Caller } from '../owner.ts'

/** Who causes what a request costs. Addresses are kept as keyed hashes: enough to count them, not to find anybody. */
export async function callerOf(
  { env }: Pick<ServiceContext, 'env'>,
  headers: Headers,
  user?: { uid: string; verified: boolean },
): Promise<Caller> {
  if (user?.verified) return { userId: user.uid, address: null }
  const hash = await keyedHash(authSecret(env), `caller ${visitorAddress(headers)}`)
  return { userId: user?.uid ?? null, address: hexOf(hash.slice(0, 16)) }
}

/**
 * Who is asking, as far as calls are counted: their address, and of IPv6 the half that names a network, since one visitor has
 * all the rest of it to choose from.
 */
export function visitorAddress(headers: Headers): string {
  return addressNetwork(headers.get('cf-connecting-ip') ?? 'unknown')
}

/** The same of an address. */
export const addressNetwork = (address: string): string => (address.includes(':') ? groupsOf(address, 4) : address)

/** The block that a provider gets, of an address or an IPv6 half: /32 of IPv6, /16 of IPv4. Who has many addresses has them in few of these. */
export const providerNetwork = (address: string): string =>
  address.includes(':') ? groupsOf(address, 2) : address.split('.').slice(0, 2).join('.')

/** The first groups of the eight, of which `::` leaves out those that are zero. */
function groupsOf(address: string, count: number): string {
  const [before = '', after] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  return [...before, ...zeros, ...(after ?? [])].slice(0, count).join(':')
}
