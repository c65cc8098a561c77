import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DomainList } from '#editor/domains/list/domain-list.tsx'
import { reportQuery } from '#editor/domains/queries.ts'
import { Doctor } from '#editor/domains/setup/doctor.tsx'
import { Progress } from '#editor/domains/setup/setup.tsx'
import type { Domain, DomainReport } from '#worker/domains/schema.ts'
import { domainOf, reportOf } from './a-domain.ts'

const nothing = () => undefined
const checks = { isChecking: false, willRepeat: true, checkNow: nothing }

function draw(part: ReactNode, reports: DomainReport[] = []): string {
  const queries = new QueryClient()
  for (const report of reports) queries.setQueryData(reportQuery(report.domain.domainName).queryKey, report)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MantineProvider>{part}</MantineProvider>
    </QueryClientProvider>,
  )
}

function drawList(
  connected: Domain[],
  apart: Domain[] = [],
  { offered = true, reports = [] }: { offered?: boolean; reports?: DomainReport[] } = {},
): string {
  const handleHost = { hostname: 'riverside.shingle.example', redirects: true }
  const list = { offered, domains: [...connected, ...apart], handleHost, target: 'sites.shingle.example' }
  return draw(
    <DomainList
      draftId="draft-1"
      list={list}
      connected={connected}
      apart={apart}
      handleHost={handleHost}
      onOpen={nothing}
      onStop={nothing}
    />,
    reports,
  )
}

function drawDoctor(report: DomainReport): string {
  const doctor = <Doctor draftId="draft-1" domains={[report.domain]} checks={checks} onOpen={nothing} />
  return draw(doctor, [report])
}

describe('the list of domains', () => {
  it('shows the domain form if there are none', () => {
    const html = drawList([])
    expect(html).toContain('Enter a domain you own, such as example.com')
    expect(html).toContain('riverside.shingle.example')
    expect(html).toContain('Also connect it with www')
  })

  it('hides the domain form if no domain can be connected', () => {
    expect(drawList([], [domainOf({ websiteName: null })], { offered: false })).not.toContain('Connect domain')
  })

  it('announces a domain’s progress and marks the current step', () => {
    const html = drawList([domainOf({ state: 'PendingCertificateActivation' })])
    expect(html).toMatch(/role="status"[^>]*> ?We’re getting the certificate/)
    expect(html).toMatch(/aria-current="step".*?Certificate generation.*?Usually under 1 hour, up to 48 hours/)
    expect(html).toContain('aria-label="Cancel connecting example.com"')
  })

  it('explains the problem of a domain that requires the owner’s action', () => {
    const html = drawList([domainOf({ failureReason: 'InvalidDNSSettings' })], [], { reports: [reportOf()] })
    expect(html).toContain('Needs you')
    expect(html).toContain('Connection not established')
    expect(html).toContain('The ALIAS record for example.com is wrong: found A 203.0.113.9.')
    expect(html).not.toContain('under way')
    expect(html).toContain('aria-label="Cancel connecting example.com"')
  })

  it('shows a connected domain’s actions', () => {
    const main = domainOf({ state: 'Connected', live: true, main: true })
    const www = domainOf({ ...main, domainName: 'www.example.com', shownName: 'www.example.com', main: false })
    const html = drawList([main, www])
    expect(html).toContain('Redirects visitors to example.com.')
    expect(html).toContain('aria-label="Make main domain: www.example.com"')
    expect(html).not.toContain('aria-label="Make main domain: example.com"')
    expect(html).toMatch(/role="switch"[^>]*checked=""/)
    expect(html).toContain('Visitors who open the old address go to your own domain.')
  })

  it('retries failed domains and connects unused ones to this website', () => {
    expect(drawList([domainOf({ state: 'Failed', failureReason: 'CertificateActivationFailed' })])).toContain(
      'aria-label="Re-Configure: example.com"',
    )
    const html = drawList([], [domainOf({ websiteName: null })])
    expect(html).toContain('aria-label="Connect here: example.com"')
    expect(html).toContain('Cancelled')
    expect(html).toContain('aria-label="Delete example.com"')
  })

  it('shows no action for a domain that is being removed', () => {
    const html = drawList([], [domainOf({ websiteName: null, leaving: true })])
    expect(html).toContain('Disconnecting…')
    expect(html).not.toContain('Connect here')
  })
})

describe('the DNS report', () => {
  it('compares found and expected records, with a copy button for each', () => {
    const html = drawDoctor(reportOf({ dnsHost: 'namecheap' }))
    expect(html).toContain('shingle-verification=abcdefghijklmnopqrstuvwxyz')
    expect(html).toContain('aria-label="Copy the Host of the TXT record"')
    expect(html).toContain('aria-label="Copy the Value of the TXT record"')
    expect(html).toContain('Not found yet.')
    expect(html).toContain('Found instead: A 203.0.113.9')
    expect(html).toContain('ALIAS Record')
    expect(html).toContain('href="https://ap.www.namecheap.com/domains/list/"')
  })

  it('recommends www if the registrar doesn’t support an apex alias', () => {
    const html = drawDoctor(reportOf({ dnsHost: 'godaddy' }))
    expect(html).toContain('GoDaddy can’t point example.com straight at your website')
    expect(html).toContain('Connect www.example.com')
    expect(html).not.toContain('ALIAS')
    expect(drawDoctor(reportOf({ dnsHost: 'cloudflare' }))).not.toContain('can’t point')
  })

  it('lists which records to remove and which to keep', () => {
    const html = drawDoctor(
      reportOf({
        conflicts: [{ type: 'AAAA', name: 'example.com', value: '2001:db8::9' }],
        caa: { status: 'blocks', found: ['0 issue "other.example"'] },
        mail: [{ type: 'MX', value: '10 mx.example.net' }],
      }),
    )
    expect(html).toMatch(/block your domain.*example\.com → 2001:db8::9/)
    expect(html).toMatch(/are blocking the certificate.*0 issue/)
    expect(html).toMatch(/Leave these as they are.*10 mx\.example\.net/)
  })

  it('asks for nothing once every record is correct', () => {
    const { records, ...rest } = reportOf({ dnsHost: 'godaddy' })
    const html = drawDoctor({ ...rest, records: records.map((looked) => ({ ...looked, status: 'right' as const })) })
    expect(html).toContain('All records are correct. Leave them as they are.')
    expect(html).not.toContain('<select')
    expect(html).not.toContain('can’t point')
  })
})

it('a domain’s progress doesn’t ask for records that are already correct', () => {
  const { records, ...rest } = reportOf()
  const report = { ...rest, records: records.map((looked) => ({ ...looked, status: 'right' as const })) }
  const html = draw(<Progress domains={[report.domain]} />, [report])
  expect(html).not.toContain('add the records')
  expect(html).toContain('Your DNS settings are correct.')
})

it('a domain’s progress is shown together with others at the same stage', () => {
  const www = domainOf({ domainName: 'www.example.com', shownName: 'www.example.com' })
  const together = draw(<Progress domains={[domainOf(), www]} />)
  expect(together).toContain('aria-label="example.com and www.example.com"')
  const apart = draw(<Progress domains={[domainOf({ state: 'OwnershipVerified' }), www]} />)
  expect(apart.match(/<ol/g)).toHaveLength(2)
})
