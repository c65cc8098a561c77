import type { Domain, DomainReport } from '#worker/domains/schema.ts'

/** A domain that is being connected. */
export const domainOf = (change: Partial<Domain> = {}): Domain => ({
  domainName: 'example.com',
  shownName: 'example.com',
  websiteName: 'riverside-plumbing',
  state: 'PendingOwnershipVerification',
  failureReason: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  modifiedAt: '2026-11-20T08:00:00.000Z',
  live: false,
  main: false,
  preferred: true,
  url: 'https://example.com/',
  leaving: false,
  returnsTo: null,
  ...change,
})

/** A DNS report in which every record is missing. */
export const reportOf = (change: Partial<DomainReport> = {}): DomainReport => ({
  domain: domainOf(),
  zone: 'example.com',
  isApex: true,
  dnsHost: null,
  nameservers: ['ns1.example.net'],
  records: [
    {
      record: {
        purpose: 'ownership',
        type: 'TXT',
        name: '_shingle.example.com',
        host: '_shingle',
        value: 'shingle-verification=abcdefghijklmnopqrstuvwxyz',
      },
      status: 'missing',
      found: [],
    },
    {
      record: { purpose: 'traffic', type: 'ALIAS', name: 'example.com', host: '@', value: 'sites.shingle.example' },
      status: 'wrong',
      found: ['A 203.0.113.9'],
    },
  ],
  conflicts: [],
  caa: { status: 'open', found: [] },
  mail: [],
  checkedAt: '2026-11-20T08:00:10.000Z',
  ...change,
})
