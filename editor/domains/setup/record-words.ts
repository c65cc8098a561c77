import type { DnsRecord } from '#worker/adapters/dns/schema.ts'
import type { DomainReport } from '#worker/domains/schema.ts'
import type { Registrar } from './registrars.ts'

type Looked = DomainReport['records'][number]

export const purposeWords: Record<DnsRecord['purpose'], string> = {
  ownership: 'Proves you own the domain',
  traffic: 'Points visitors to your website',
  certificate: 'Allows the security certificate',
}

export const statusWords: Record<Looked['status'], string> = {
  right: 'Correct',
  missing: 'Missing',
  wrong: 'Wrong',
  unknown: 'Unknown',
}

/** What the DNS says now in the place of a record. */
export function foundWords({ status, found }: Pick<Looked, 'status' | 'found'>): string {
  if (status === 'unknown') return 'The DNS didn’t respond. We’ll try again.'
  if (status === 'right') return 'Set correctly.'
  return found.length === 0 ? 'Not found yet.' : `Found instead: ${found.join(', ')}`
}

/** The type of a record as a registrar calls it: of those that lead a name itself to another, each has its own. */
export const typeFor = ({ type }: Pick<DnsRecord, 'type'>, { apexType }: Registrar): string =>
  type === 'ALIAS' ? (apexType ?? 'ALIAS') : type

/** What goes into the column for the host; undefined where that stays empty. */
export const hostFor = ({ host }: Pick<DnsRecord, 'host'>, { zoneHost }: Registrar): string | undefined =>
  host === '@' && zoneHost === '' ? undefined : host
