import type { DomainReport } from '../../../../worker/domains/schema.ts'

/** What the DNS says of a name with and without www, as one: they are looked after on the same page. */
export function mergedReports(reports: [DomainReport, ...DomainReport[]]) {
  const [first] = reports
  const caaOf = (wanted: DomainReport['caa']['status']) => reports.find(({ caa }) => caa.status === wanted)?.caa
  return {
    zone: first.zone,
    dnsHost: first.dnsHost,
    nameservers: first.nameservers,
    /** The names, each with its records. */
    groups: reports.map(({ domain, records, isApex }) => ({ domain, records, isApex })),
    conflicts: unique(reports.flatMap(({ conflicts }) => conflicts)),
    blockingCaa: caaOf('blocks')?.found,
    mail: unique(reports.flatMap(({ mail }) => mail)),
    /** The earliest: all of it is as new as that. */
    checkedAt: reports.map(({ checkedAt }) => checkedAt).toSorted()[0] ?? first.checkedAt,
  }
}

/** Each once, by all that is in it. */
const unique = <T extends object>(items: T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]
