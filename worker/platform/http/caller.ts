import type { ServiceContext } from '../context.ts'
import { authSecret } from '../crypto/auth-secret.ts'
import { hexOf, keyedHash } from '../crypto/hash.ts'
import type { Caller } from '../owner.ts'

/** The caller charged for a request. Addresses are keyed hashes: enough for counting, not for identifying anyone. */
export async function callerOf(
  { env }: Pick<ServiceContext, 'env'>,
  headers: Headers,
  user?: { uid: string; verified: boolean },
): Promise<Caller> {
  const hashed = async (text: string) => hexOf((await keyedHash(authSecret(env), text)).slice(0, 16))
  const visitor = visitorAddress(headers)
  const network = await hashed(`network ${siteNetwork(visitor)}`)
  if (user?.verified) return { userId: user.uid, address: null, network }
  return { userId: user?.uid ?? null, address: await hashed(`caller ${visitor}`), network }
}

/**
 * Identifies a caller for rate limits: the IPv4 address, or the network half of an IPv6 address, since a visitor can freely choose the
 * rest.
 */
export function visitorAddress(headers: Headers): string {
  return addressNetwork(headers.get('cf-connecting-ip') ?? 'unknown')
}

/** Identifies an address for rate limits. */
export const addressNetwork = (address: string): string => (address.includes(':') ? groupsOf(address, 4) : address)

/** The largest block a subscriber may get: /48 for IPv6, a single address for IPv4. */
export const siteNetwork = (address: string): string => (address.includes(':') ? groupsOf(address, 3) : address)

/** The block a provider gets: /32 for IPv6, /16 for IPv4. Attackers with many addresses have them in a few blocks. */
export const providerNetwork = (address: string): string =>
  address.includes(':') ? groupsOf(address, 2) : address.split('.').slice(0, 2).join('.')

/** The first `count` of an IPv6 address's eight groups, with `::` expanded. */
function groupsOf(address: string, count: number): string {
  const [before = '', after] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  return [...before, ...zeros, ...(after ?? [])].slice(0, count).join(':')
}
