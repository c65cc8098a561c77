import type { DnsRecord, DomainReport } from '../../../contract/domains.ts'
import type { Dns } from '../../../providers/dns.ts'
import type { Traffic } from '../look-up-traffic.ts'

type Looked = DomainReport['records'][number]

/** The record that proves ownership, beside its current value. */
export async function lookAtOwnership(dns: Dns, record: DnsRecord, zone: string): Promise<Looked> {
  const [{ status, values }, doubled] = await Promise.all([
    dns.lookUp(record.name, 'TXT'),
    dns.lookUp(`${record.name}.${zone}`, 'TXT'),
  ])
  if (status === 'unknown') return { record, status, found: [] }
  if (values.some((value) => value.trim() === record.value)) return { record, status: 'right', found: values }
  if (values.length > 0) return { record, status: 'wrong', found: values }
  // Many forms append the zone to a name: a full name then has it twice.
  const misplaced = doubled.values.filter((value) => value.trim() === record.value)
  return {
    ...{ record, status: misplaced.length > 0 ? 'wrong' : 'missing' },
    found: misplaced.map((value) => `${record.name}.${zone}: ${value}`),
  }
}

type Leading = { zone: string; traffic: Traffic }

/** A record that routes visitors here, beside its current value. */
export async function lookAtTraffic(dns: Dns, record: DnsRecord, { zone, traffic }: Leading): Promise<Looked> {
  const { name, type } = record
  const found = type === 'A' || type === 'AAAA' ? await addressesAt(dns, name, [type]) : await leadingAt(dns, name)
  if (traffic === 'here') return { record, status: 'right', found }
  if (traffic === 'unknown' && found.length === 0) return { record, status: 'unknown', found }
  if (found.includes(record.value)) return { record, status: 'right', found }
  if (found.length > 0) return { record, status: traffic === 'unknown' ? 'unknown' : 'wrong', found }
  const doubled = await dns.lookUp(`${name}.${zone}`, 'CNAME')
  const misplaced = doubled.values.filter((value) => value === record.value)
  return {
    ...{ record, status: misplaced.length > 0 ? 'wrong' : 'missing' },
    found: misplaced.map((value) => `${name}.${zone}: ${value}`),
  }
}

/** Where an alias leads, or else which addresses are there. */
async function leadingAt(dns: Dns, name: string): Promise<string[]> {
  const { values } = await dns.lookUp(name, 'CNAME')
  return values.length > 0 ? values : addressesAt(dns, name, ['A', 'AAAA'])
}

const addressesAt = async (dns: Dns, name: string, types: ('A' | 'AAAA')[]): Promise<string[]> =>
  (await Promise.all(types.map((type) => dns.lookUp(name, type)))).flatMap(({ values }) => values)
