import { product } from '../../renderer/document/product.ts'

const label = product.name.toLowerCase()

/**
 * The TXT record which shows that a name is an account's: made of both, so that it is the same whenever the name is connected and
 * nothing has to be kept of it.
 */
export async function ownershipProof({ userId, domainName }: { userId: string; domainName: string }) {
  const said = new TextEncoder().encode(`domain ownership\n${userId}\n${domainName}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', said))
  const proof = Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name: `_${label}.${domainName}`, value: `${label}-verification=${proof}` }
}
