import { getDomain } from 'tldts'
import type { DnsRecord } from '../adapters/dns/schema.ts'
import { ownershipProof } from '../adapters/dns/schema.ts'
import type { Hostnames } from '../adapters/hostnames/hostnames.ts'
import type { Owner } from '../platform/owner.ts'

type Of = Owner & { domainName: string; hostnames: Pick<Hostnames, 'target' | 'addresses'> }

type WantedRecords = {
  /** The part that was registered: `example.com` of `www.example.com`. */
  zone: string
  isApex: boolean
  /** Shows whose the name is. */
  ownership: DnsRecord
  /** Lead visitors here. Several only where they are addresses, which are all wanted. */
  traffic: [DnsRecord, ...DnsRecord[]]
}

/** The required DNS records of a person's domain; constant for the life of their account. */
export async function wantedRecords({ userId, domainName, hostnames }: Of): Promise<WantedRecords> {
  const zone = zoneOf(domainName)
  const isApex = zone === domainName
  const proof = await ownershipProof({ userId, domainName })
  return {
    zone,
    isApex,
    ownership: { purpose: 'ownership', type: 'TXT', host: hostIn(zone, proof.name), ...proof },
    traffic: trafficRecords({ domainName, isApex, host: hostIn(zone, domainName), hostnames }),
  }
}

/** A record's name as most forms want it: relative to the zone, @ for the zone itself. */
export const hostIn = (zone: string, name: string): string =>
  name === zone ? '@' : name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name

const zoneOf = (domainName: string): string => getDomain(domainName, { allowPrivateDomains: true }) ?? domainName

type Traffic = Pick<Of, 'domainName' | 'hostnames'> & { isApex: boolean; host: string }

/** A zone's own name can have no CNAME: fixed addresses where there are some, and otherwise what its DNS offers in its place. */
function trafficRecords({ domainName, isApex, host, hostnames }: Traffic): WantedRecords['traffic'] {
  const { target, addresses } = hostnames
  const record = (type: DnsRecord['type'], value: string): DnsRecord => ({
    ...{ purpose: 'traffic', type, name: domainName, host, value },
  })
  if (!isApex) return [record('CNAME', target)]
  const [first, ...others] = addresses.map((address) => record(address.includes(':') ? 'AAAA' : 'A', address))
  return first ? [first, ...others] : [record('ALIAS', target)]
}
