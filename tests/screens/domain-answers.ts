import type { Page } from '@playwright/test'
import type { DnsRecord } from '../../worker/adapters/dns/schema.ts'
import type { Domain, DomainList, DomainReport } from '../../worker/domains/schema.ts'
import type { ErrorBody } from '../../worker/platform/http/errors.ts'

const at = '2027-03-01T12:00:00.000Z'
const target = 'customers.shingle.example'

/** A domain on its way, otherwise as said. */
export const madeDomain = (changes: Partial<Domain> = {}): Domain => {
  const domainName = changes.domainName ?? 'www.cups-and-crumbs.example'
  return {
    ...{ domainName, shownName: domainName, websiteName: 'cups-and-crumbs', url: `https://${domainName}/` },
    ...{ state: 'PendingOwnershipVerification', failureReason: null, createdAt: at, modifiedAt: at },
    ...{ live: false, main: false, preferred: true, leaving: false, returnsTo: null },
    ...changes,
  }
}

export const connected = (changes: Partial<Domain> = {}) =>
  madeDomain({ state: 'Connected', live: true, main: true, ...changes })

export const madeList = (domains: Domain[], changes: Partial<DomainList> = {}): DomainList => ({
  ...{ offered: true, domains, target },
  handleHost: { hostname: 'cups-and-crumbs.shingle.example', redirects: true },
  ...changes,
})

export function recordOf(domainName: string, purpose: 'ownership' | 'traffic'): DnsRecord {
  const isApex = domainName.split('.').length === 2
  const host = isApex ? '@' : (domainName.split('.')[0] ?? '')
  if (purpose === 'traffic') return { purpose, type: isApex ? 'ALIAS' : 'CNAME', name: domainName, host, value: target }
  const proof = isApex ? '_shingle' : `_shingle.${host}`
  const value = 'shingle-verification=0f1e2d3c4b5a69788796a5b4c3d2e1f0'
  return { purpose, type: 'TXT', name: `_shingle.${domainName}`, host: proof, value }
}

type Found = DomainReport['records'][number]['status']

/** What the DNS is to say of a domain: the same of both its records. */
export const madeReport = (domain: Domain, status: Found, changes: Partial<DomainReport> = {}): DomainReport => ({
  ...{ domain, zone: 'cups-and-crumbs.example', isApex: domain.domainName === 'cups-and-crumbs.example' },
  ...{ dnsHost: 'namecheap', nameservers: ['dns1.registrar-servers.com', 'dns2.registrar-servers.com'] },
  records: (['ownership', 'traffic'] as const).map((purpose) => {
    const record = recordOf(domain.domainName, purpose)
    const wrong = purpose === 'ownership' ? ['v=spf1 -all'] : ['parkingpage.registrar.example']
    return { record, status, found: status === 'right' ? [record.value] : status === 'wrong' ? wrong : [] }
  }),
  ...{ conflicts: [], caa: { status: 'open', found: [] }, checkedAt: at },
  mail: [
    { type: 'MX', value: '10 mail.cups-and-crumbs.example' },
    { type: 'TXT', value: 'v=spf1 include:mail.example ~all' },
  ],
  ...changes,
})

/** Has the server answer so about domains, whatever is true. */
export async function answerDomains(page: Page, list: DomainList, reports: DomainReport[] = []) {
  await page.route(/\/api\/drafts\/[^/]+\/domains$/, (route) => route.fulfill({ json: list }))
  await page.route(/\/api\/domains\/[^/]+\/(check|report)$/, (route) => {
    const [, name, what] = /([^/]+)\/(check|report)$/.exec(new URL(route.request().url()).pathname) ?? []
    const domain = list.domains.find(({ domainName }) => domainName === name)
    return route.fulfill({ json: what === 'check' ? { domain } : reports.find((one) => one.domain === domain) })
  })
}

/** Has connecting a domain fail. */
export const refuseDomains = (page: Page, error: Omit<ErrorBody['error'], 'requestId'>) =>
  page.route(/\/api\/drafts\/[^/]+\/domains$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { error: { ...error, requestId: 'screens' } } })
      : route.fallback(),
  )
