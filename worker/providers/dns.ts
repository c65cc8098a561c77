export const dnsTypes = ['A', 'AAAA', 'CNAME', 'TXT', 'NS', 'CAA', 'MX'] as const
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
