import { ownershipProof } from '../../../../worker/adapters/dns/schema.ts'
import { reportDomain } from '../../../../worker/domains/dns-check.ts'
import { websiteDomains } from '../../../../worker/domains/records/tables.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import type { DnsWorld } from '../../peers/doh-world.ts'
import { contextOf, newOwner, siteEnv } from '../sites/sites.ts'
import { newHostnames } from './custom-hostnames.ts'
import { newDoh } from './doh.ts'

/** Where names have to lead to. */
export const target = 'connect.shingle.net'
const targets: DnsWorld['names'] = { [target]: { A: ['198.51.100.7'], AAAA: ['2001:db8::7'] } }
export const nameservers = { NS: ['ns01.domaincontrol.com.', 'ns02.domaincontrol.com.'] }

type Ways = {
  names?: DnsWorld['names'] | ((proof: { name: string; value: string }) => DnsWorld['names'])
  more?: Omit<DnsWorld, 'names'>
  addresses?: string
  live?: boolean
}

/** The findings of the DNS check for a new person's domain, with this DNS. */
export async function report(domainName: string, { names = {}, more, addresses, live = false }: Ways = {}) {
  const userId = await newOwner()
  const proof = await ownershipProof({ userId, domainName })
  const said = typeof names === 'function' ? names(proof) : names
  const [hostnames, doh] = await Promise.all([newHostnames(), newDoh({ ...targets, ...said }, more)])
  const ctx = contextOf(siteEnv({ ...hostnames.settings, ...doh.settings, DOMAINS_ADDRESSES: addresses }))
  const at = new Date()
  await openDatabase(ctx.env.DB)
    .insert(websiteDomains)
    .values({
      ...{ id: crypto.randomUUID(), userId, domainName, shownName: domainName, websiteName: null, live },
      ...{ state: live ? 'Connected' : 'PendingOwnershipVerification', createdAt: at, modifiedAt: at, stateSince: at },
    })
  return { proof, userId, ctx, doh, report: await reportDomain(ctx, { userId, domainName }) }
}

/** Its records, each as [type, host, status, current value]. */
export const statuses = ({ records }: Awaited<ReturnType<typeof report>>['report']) =>
  records.map(({ record: { type, host }, status, found }) => [type, host, status, found])
