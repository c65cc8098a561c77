import type { DnsRecord } from '../../contract/domains.ts'
import type { Dns } from '../../providers/dns.ts'

export type Ownership = 'right' | 'wrong' | 'missing' | 'unknown'

/** Whether the record that shows whose a name is stands. Others beside it do no harm. */
export async function lookUpOwnership(
  dns: Dns,
  { name, value }: Pick<DnsRecord, 'name' | 'value'>,
): Promise<Ownership> {
  const { status, values } = await dns.lookUp(name, 'TXT')
  if (status === 'unknown') return 'unknown'
  if (values.some((text) => text.trim() === value)) return 'right'
  return values.length > 0 ? 'wrong' : 'missing'
}
