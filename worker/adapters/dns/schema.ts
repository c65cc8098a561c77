import * as z from 'zod'
import { product } from '../../../renderer/document/product.ts'

const recordTypes = ['TXT', 'CNAME', 'ALIAS', 'A', 'AAAA', 'CAA'] as const

/** A record to be made in the DNS. */
export const dnsRecord = z.object({
  /** What it is for: to show whose the name is, to lead visitors here, or to let the certificate be made. */
  purpose: z.enum(['ownership', 'traffic', 'certificate']),
  type: z.enum(recordTypes),
  /** In full, without a dot at the end. */
  name: z.string(),
  /** As most forms want it: relative to the zone, @ for the zone itself. */
  host: z.string(),
  value: z.string(),
})

export type DnsRecord = z.infer<typeof dnsRecord>

const dnsTypes = ['A', 'AAAA', 'CNAME', 'TXT', 'NS', 'CAA', 'MX'] as const
export type DnsType = (typeof dnsTypes)[number]

export type DnsAnswer = {
  /** 'unknown': the resolver failed, or found the zone broken: no statement about the name at all. */
  status: 'found' | 'nothing' | 'no-such-name' | 'unknown'
  /**
   * Records of the type that was asked for, as text: addresses, names without a dot at the end and lowercase, unquoted texts with
   * their parts joined, CAA as `0 issue "ca.example"`, MX as `10 mail.example`.
   */
  values: string[]
  /** The names that aliases led over, in order, the last being where the values are; empty without one. */
  aliases: string[]
}

/** Looks names up in the public DNS, at this moment. Never throws. */
export type Dns = { lookUp: (name: string, type: DnsType) => Promise<DnsAnswer> }

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
