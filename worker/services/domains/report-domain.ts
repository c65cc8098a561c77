import type { DomainReport } from '../../contract/domains.ts'
import { AppError } from '../../contract/errors.ts'
import type { ServiceContext } from '../context.ts'
import { isWithCloudflare, lookUpTraffic, type Traffic } from './look-up-traffic.ts'
import { outsideOf } from './outside.ts'
import { ownDomain, showDomain } from './own-domain.ts'
import { lookUpCaa } from './report/caa.ts'
import { lookUpConflicts } from './report/conflicts.ts'
import { dnsHostOf } from './report/dns-host.ts'
import { hurriedDns } from './report/hurried-dns.ts'
import { lookAtOwnership, lookAtTraffic } from './report/looked-records.ts'
import { lookUpMail } from './report/mail-records.ts'
import { wantedRecords } from './wanted-records.ts'

/** For all lookups together, in seconds. Later results are reported as unknown. */
const patience = 6

/** What the DNS says of a person's domain at this moment, beside what it should say. Throws not_found, domains_unavailable. */
export async function reportDomain(
  ctx: ServiceContext,
  which: { userId: string; domainName: string },
): Promise<DomainReport> {
  const { live } = await ownDomain(ctx, which)
  const outside = outsideOf(ctx.env)
  if (!outside) throw new AppError('domains_unavailable')
  const { hostnames } = outside
  const { domainName } = which
  const dns = hurriedDns(outside.dns, patience)
  const { zone, isApex, ownership, traffic: wanted } = await wantedRecords({ ...which, hostnames })

  const leading = leadsHere()
  const [traffic, nameservers, proof, caa, mail] = await Promise.all([
    leading,
    dns.lookUp(zone, 'NS'),
    lookAtOwnership(dns, ownership, zone),
    lookUpCaa(dns, { domainName, zone, target: hostnames.target }),
    lookUpMail(dns, { domainName, zone }),
  ])
  const [conflicts, ...ways] = await Promise.all([
    lookUpConflicts(dns, { domainName, isApex, wanted, traffic }),
    ...wanted.map((record) => lookAtTraffic(dns, record, { zone, traffic })),
  ])
  const { status, found, wanted: permits } = caa
  return {
    domain: await showDomain(ctx, which),
    ...{ zone, isApex },
    dnsHost: dnsHostOf(nameservers.values),
    nameservers: nameservers.values.toSorted(),
    records: [proof, ...ways, ...permits.map((record) => ({ record, status: 'missing' as const, found }))],
    ...{ conflicts, caa: { status, found }, mail },
    checkedAt: ctx.now().toISOString(),
  }

  /** A name that is live and proxied by its own DNS shows addresses which say nothing about where it leads. */
  async function leadsHere(): Promise<Traffic> {
    const [found, isProxied] = await Promise.all([
      lookUpTraffic(dns, domainName, hostnames),
      live ? isWithCloudflare(dns, zone) : false,
    ])
    return found === 'elsewhere' && isProxied ? 'here' : found
  }
}
