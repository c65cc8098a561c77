import { expect, type Page } from '@playwright/test'
import type { DnsRecord } from '../../worker/adapters/dns/schema.ts'
import type { Domain, DomainList, DomainReport } from '../../worker/domains/schema.ts'
import type { ErrorBody } from '../../worker/platform/http/errors.ts'
import { chooseMode, openDesigner } from './designer.ts'
import { versionsHandle } from './people.ts'
import { takeScreens } from './take.ts'

const at = '2027-03-01T12:00:00.000Z'
const target = 'customers.shingle.example'

/** A domain in progress, with changes. */
const madeDomain = (changes: Partial<Domain> = {}): Domain => {
  const domainName = changes.domainName ?? 'www.cups-and-crumbs.example'
  return {
    ...{ domainName, shownName: domainName, websiteName: 'cups-and-crumbs', url: `https://${domainName}/` },
    ...{ state: 'PendingOwnershipVerification', failureReason: null, createdAt: at, modifiedAt: at },
    ...{ live: false, main: false, preferred: true, leaving: false, returnsTo: null },
    ...changes,
  }
}

const connected = (changes: Partial<Domain> = {}) =>
  madeDomain({ state: 'Connected', live: true, main: true, ...changes })

const madeList = (domains: Domain[], changes: Partial<DomainList> = {}): DomainList => ({
  ...{ offered: true, domains, target },
  handleHost: { hostname: 'cups-and-crumbs.shingle.example', redirects: true },
  ...changes,
})

function recordOf(domainName: string, purpose: 'ownership' | 'traffic'): DnsRecord {
  const isApex = domainName.split('.').length === 2
  const host = isApex ? '@' : (domainName.split('.')[0] ?? '')
  if (purpose === 'traffic') return { purpose, type: isApex ? 'ALIAS' : 'CNAME', name: domainName, host, value: target }
  const proof = isApex ? '_shingle' : `_shingle.${host}`
  const value = 'shingle-verification=0f1e2d3c4b5a69788796a5b4c3d2e1f0'
  return { purpose, type: 'TXT', name: `_shingle.${domainName}`, host: proof, value }
}

type Found = DomainReport['records'][number]['status']

/** A DNS report with the same status for both records. */
const madeReport = (domain: Domain, status: Found, changes: Partial<DomainReport> = {}): DomainReport => ({
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

/** Stubs the server's responses about domains. */
async function answerDomains(page: Page, list: DomainList, reports: DomainReport[] = []) {
  await page.route(/\/api\/drafts\/[^/]+\/domains$/, (route) => route.fulfill({ json: list }))
  await page.route(/\/api\/domains\/[^/]+\/(check|report)$/, (route) => {
    const [, name, what] = /([^/]+)\/(check|report)$/.exec(new URL(route.request().url()).pathname) ?? []
    const domain = list.domains.find(({ domainName }) => domainName === name)
    return route.fulfill({ json: what === 'check' ? { domain } : reports.find((one) => one.domain === domain) })
  })
}

/** Makes connecting a domain fail. */
const refuseDomains = (page: Page, error: Omit<ErrorBody['error'], 'requestId'>) =>
  page.route(/\/api\/drafts\/[^/]+\/domains$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { error: { ...error, requestId: 'screens' } } })
      : route.fallback(),
  )

const panel = (page: Page) => page.getByRole('dialog', { name: 'Your own domain' })
const bare = 'cups-and-crumbs.example'
const withWww = `www.${bare}`

/** A screen of one domain's settings with stubbed responses. */
const settings = (name: string, domain: Domain, report: DomainReport, text: string) => ({
  name: `domains-${name}`,
  as: 'publisher' as const,
  prepare: async (page: Page) => {
    await answerDomains(page, madeList([domain]), [report])
    await openPanel(page)
    await openSettings(page, domain)
    await expect(panel(page).getByText(text).first()).toBeVisible()
  },
})

/** A domain settings screen at one stage. */
const stage = (name: string, changes: Partial<Domain>, found: 'missing' | 'wrong' | 'right', text: string) => {
  const domain = madeDomain(changes)
  return settings(name, domain, madeReport(domain, found), text)
}

const wrong = madeDomain({ failureReason: 'InvalidDNSSettings' })
const both = [madeDomain({ domainName: bare }), madeDomain({ preferred: false })] as const

takeScreens([
  {
    name: 'domains-publish-first',
    as: 'owner',
    prepare: async (page) => {
      await openPanelOf(page)
      await expect(panel(page).getByRole('heading', { name: 'Publish your website first' })).toBeVisible()
    },
  },
  {
    name: 'domains-none',
    as: 'publisher',
    prepare: async (page) => {
      await answerDomains(page, madeList([]))
      await openPanel(page)
      await expect(panel(page).getByLabel('Your domain', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'domains-not-offered',
    as: 'publisher',
    prepare: async (page) => {
      await answerDomains(page, madeList([], { offered: false }))
      await openPanel(page)
      await expect(panel(page).getByText('Custom domains aren’t available here')).toBeVisible()
    },
  },
  {
    name: 'domains-unreachable',
    as: 'publisher',
    reports: /net::ERR_FAILED/,
    prepare: async (page) => {
      await page.route(/\/api\/drafts\/[^/]+\/domains$/, (route) => route.abort())
      await openPanel(page)
      await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
    },
  },
  {
    name: 'domains-invalid',
    as: 'publisher',
    reports: /409/,
    prepare: async (page) => {
      await answerDomains(page, madeList([]))
      await refuseDomains(page, { code: 'domain_invalid', details: { problem: 'public-suffix' } })
      await openPanel(page)
      await connect(page, 'co.uk')
      await expect(panel(page).getByText('That’s only a domain ending')).toBeVisible()
    },
  },
  {
    name: 'domains-taken',
    as: 'publisher',
    reports: /409/,
    prepare: async (page) => {
      await answerDomains(page, madeList([]))
      await refuseDomains(page, { code: 'domain_taken', details: { record: recordOf(withWww, 'ownership') } })
      await openPanel(page)
      await connect(page, withWww)
      await expect(panel(page).getByRole('alert')).toContainText('Failed to connect custom domain')
    },
  },
  stage('pending', {}, 'missing', 'Next, add the records'),
  settings(
    'wrong',
    wrong,
    madeReport(wrong, 'wrong', {
      conflicts: [{ type: 'A', name: withWww, value: '192.0.2.7' }],
      caa: { status: 'blocks', found: ['0 issue "another-authority.example"'] },
    }),
    'Check your DNS settings',
  ),
  stage('verified', { state: 'OwnershipVerified' }, 'right', 'we’ll request the certificate'),
  stage('certificate', { state: 'PendingCertificateActivation' }, 'right', 'We’re getting the certificate'),
  stage(
    'delayed',
    { state: 'PendingCertificateActivation', failureReason: 'CertificateActivationDelayed' },
    'right',
    'The certificate is taking longer than usual',
  ),
  stage('connected', { state: 'Connected', live: true, main: true }, 'right', 'Visitors find your website'),
  stage(
    'failed-ownership',
    { state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    'missing',
    'Connection not established',
  ),
  stage(
    'failed-certificate',
    { state: 'Failed', failureReason: 'CertificateActivationFailed' },
    'right',
    'We couldn’t get a certificate',
  ),
  {
    name: 'domains-pair',
    as: 'publisher',
    prepare: async (page) => {
      const godaddy: Partial<DomainReport> = { dnsHost: 'godaddy', nameservers: ['ns01.domaincontrol.com'] }
      const reports = both.map((domain) => madeReport(domain, 'missing', godaddy))
      await answerDomains(page, madeList([...both]), reports)
      await openPanel(page)
      await openSettings(page, both[0])
      await expect(panel(page).getByText(`GoDaddy can’t point ${bare} straight`)).toBeVisible()
    },
  },
  { name: 'domains-list', as: 'publisher', prepare: openList },
  {
    name: 'domains-stop',
    as: 'publisher',
    prepare: async (page) => {
      await openList(page)
      await panel(page)
        .getByRole('button', { name: `Disconnect ${withWww}` })
        .click()
      await expect(page.getByRole('dialog', { name: `Disconnect ${withWww}?` })).toBeVisible()
    },
  },
  {
    name: 'domains-in-settings',
    as: 'publisher',
    prepare: async (page) => {
      await answerDomains(page, listOfAll())
      await openDesigner(page, versionsHandle)
      await chooseMode(page, 'Settings')
      await page.getByRole('button', { name: 'Your own domains' }).scrollIntoViewIfNeeded()
    },
  },
])

/** Domains at every stage, with and without a website. */
function listOfAll() {
  const other = { preferred: false, main: false }
  const alone = { ...other, websiteName: null }
  return madeList([
    connected(),
    connected({ domainName: bare, ...other }),
    madeDomain({ domainName: 'menu.cups-and-crumbs.example', ...other }),
    madeDomain({
      ...{ domainName: 'kaffee-münchen.example', ...other },
      ...{ state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    }),
    madeDomain({ domainName: 'old.cups-and-crumbs.example', ...alone, state: 'Connected' }),
    madeDomain({ domainName: 'cakes.example', ...alone }),
    madeDomain({ domainName: 'leaving.cups-and-crumbs.example', ...alone, state: 'Connected', leaving: true }),
  ])
}

async function openList(page: Page) {
  await answerDomains(page, listOfAll())
  await openPanel(page)
  await expect(panel(page).getByRole('heading', { name: 'Not connected to a website' })).toBeVisible()
}

const openPanel = (page: Page) => openPanelOf(page, versionsHandle)

/** Opens the domains panel of a website, or of the newest one. */
async function openPanelOf(page: Page, handle?: string) {
  await openDesigner(page, handle)
  await chooseMode(page, 'Settings')
  await page.getByRole('button', { name: /^(Connect your own domain|Your own domains)$/ }).click()
  await expect(panel(page)).toBeVisible()
}

const openSettings = (page: Page, { shownName }: Domain) =>
  panel(page)
    .getByRole('button', { name: `DNS settings of ${shownName}` })
    .click()

async function connect(page: Page, name: string) {
  await panel(page).getByLabel('Your domain', { exact: true }).fill(name)
  await panel(page).getByRole('button', { name: 'Connect domain' }).click()
}
