import * as z from 'zod'
import { product } from '../../../renderer/document/product.ts'

const recordTypes = ['TXT', 'CNAME', 'ALIAS', 'A', 'AAAA', 'CAA'] as const

/** A DNS record for the owner to create. */
export const dnsRecord = z.object({
  /** Its purpose: prove ownership, route visitors here, or validate the certificate. */
  purpose: z.enum(['ownership', 'traffic', 'certificate']),
  type: z.enum(recordTypes),
  /** The full name without a trailing dot. */
  name: z.string(),
  /** In the form that most DNS providers expect: relative to the zone, with @ for the zone itself. */
  host: z.string(),
  value: z.string(),
})

export type DnsRecord = z.infer<typeof dnsRecord>

const dnsTypes = ['A', 'AAAA', 'CNAME', 'TXT', 'NS', 'CAA', 'MX'] as const
export type DnsType = (typeof dnsTypes)[number]

export type DnsAnswer = {
  /** 'unknown': the resolver failed or found the zone broken, which says nothing about the name. */
  status: 'found' | 'nothing' | 'no-such-name' | 'unknown'
  /**
   * The requested records as text: addresses, lowercase names without a trailing dot, unquoted texts with joined parts, CAA as `0 issue
   * "ca.example"`, MX as `10 mail.example`.
   */
  values: string[]
  /** The aliases followed, in order; the last one has the values. Empty without an alias. */
  aliases: string[]
}

/** Queries public DNS without a cache. Never throws. */
export type Dns = { lookUp: (name: string, type: DnsType) => Promise<DnsAnswer> }

const label = product.name.toLowerCase()

/** The TXT record that proves an account owns a name. Derived from both, so it never changes and isn't stored. */
export async function ownershipProof({ userId, domainName }: { userId: string; domainName: string }) {
  const said = new TextEncoder().encode(`domain ownership\n${userId}\n${domainName}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', said))
  const proof = Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name: `_${label}.${domainName}`, value: `${label}-verification=${proof}` }
}
