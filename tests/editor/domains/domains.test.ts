import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { domainProblem, pairedName, parseHost, problemWords, takenDomain } from '#editor/domains/connect-form.tsx'
import { stopWords } from '#editor/domains/domains-dialog.tsx'
import { domainsTogether } from '#editor/domains/domains-panel.tsx'
import { mergedReports } from '#editor/domains/setup/doctor.tsx'
import { hostFor, typeFor } from '#editor/domains/setup/record-fields.tsx'
import { otherRegistrar, registrars } from '#editor/domains/setup/registrars.ts'
import { pauseBeforeCheck } from '#editor/domains/use-checks.ts'
import { dnsHostIds } from '#worker/domains/dns-hosts.ts'
import { domainProblems } from '#worker/domains/schema.ts'
import { domainStates } from '#worker/websites/states.ts'
import { offendersAmong } from '../../harness/offenders.ts'
import { domainOf, reportOf } from './a-domain.ts'

it.each([
  ['example.com', 'example.com'],
  ['  Example.COM. ', 'example.com'],
  ['https://www.example.com/shop?a=1', 'www.example.com'],
  ['bäckerei.example', 'xn--bckerei-5wa.example'],
  ['', undefined],
  ['two words', undefined],
])('the typed domain %j is read as %j', (typed, host) => expect(parseHost(typed)).toBe(host))

it.each([
  ['example.com', 'www.example.com'],
  ['www.example.com', 'example.com'],
  ['https://Example.com/shop', 'www.example.com'],
  ['example.com.', 'www.example.com'],
  ['bäckerei.example', 'www.bäckerei.example'],
  ['', ''],
  ['example', ''],
  ['example.', ''],
  ['*.example.com', ''],
  ['exa mple.com', ''],
])('the domain %j is paired with %j', (typed, pair) => expect(pairedName(typed)).toBe(pair))

const record = reportOf().records[0]?.record

describe('the invalid-domain error', () => {
  it.each(domainProblems)('comes with an explanation: %s', (problem) => {
    expect(problemWords[problem]).toMatch(/^[A-Z].*\.$/)
    expect(domainProblem(new ApiError('domain_invalid', { details: { problem } }))).toBe(problem)
  })

  it('reads “not a name” if its details are unknown', () => {
    for (const details of [undefined, null, 'x', {}, { problem: 'new' }]) {
      expect(domainProblem(new ApiError('domain_invalid', { details }))).toBe('not-a-name')
    }
  })

  it('differs from other errors', () => {
    expect(domainProblem(new ApiError('network'))).toBeUndefined()
    expect(domainProblem(new Error('domain_invalid'))).toBeUndefined()
    expect(domainProblem(null)).toBeUndefined()
  })
})

describe('the error for a domain that another account uses', () => {
  it('includes the DNS record that would prove ownership', () => {
    expect(takenDomain(new ApiError('domain_taken', { details: { record } }))).toEqual({ record })
  })

  it('includes no record if the server sends none', () => {
    for (const details of [undefined, {}, { record: null }, { record: { type: 'TXT' } }]) {
      expect(takenDomain(new ApiError('domain_taken', { details }))).toEqual({ record: null })
    }
    expect(takenDomain(new ApiError('domain_connected'))).toBeUndefined()
  })
})

it('every registrar has a name, column labels, a URL and a host value for the apex', async () => {
  const entries = dnsHostIds.map((id) => [id, registrars[id]] as const)
  const offenders = await offendersAmong(entries, (registrar) => {
    for (const word of ['name', 'page', 'hostColumn', 'valueColumn'] as const)
      expect(registrar[word].trim(), word).not.toBe('')
    expect(registrar.address).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+\//)
    expect(['@', '']).toContain(registrar.zoneHost)
  })
  expect(offenders).toEqual([])
})

it('every registrar has a unique name', () => {
  expect(new Set(dnsHostIds.map((id) => registrars[id].name)).size).toBe(dnsHostIds.length)
})

it('an unknown registrar has generic labels', () => {
  expect(otherRegistrar).toMatchObject({ address: null, hostColumn: 'Name or Host', valueColumn: 'Value or Target' })
})

it('registrars specify the record type of an apex alias if they support one', () => {
  const types = Object.fromEntries(dnsHostIds.map((id) => [id, registrars[id].apexType]))
  expect(types).toMatchObject({
    cloudflare: 'CNAME',
    namecheap: 'ALIAS Record',
    name: 'ANAME',
    godaddy: null,
    wix: null,
  })
  expect(typeFor({ type: 'ALIAS' }, registrars.name)).toBe('ANAME')
  expect(typeFor({ type: 'CNAME' }, registrars.name)).toBe('CNAME')
})

it('hostFor is blank for registrars that expect a blank host for the apex', () => {
  expect(hostFor({ host: '@' }, registrars.godaddy)).toBe('@')
  expect(hostFor({ host: '@' }, registrars.ovh)).toBeUndefined()
  expect(hostFor({ host: '_shingle' }, registrars.ovh)).toBe('_shingle')
})

const www = domainOf({ domainName: 'www.example.com', shownName: 'www.example.com' })
const mail = [{ type: 'MX', value: '10 mx.example.net' }]

it('merged reports list a finding about both domains once', () => {
  const conflict = { type: 'A', name: 'example.com', value: '203.0.113.9' }
  const merged = mergedReports([
    reportOf({ mail, conflicts: [conflict] }),
    reportOf({
      domain: www,
      isApex: false,
      mail,
      conflicts: [conflict, { ...conflict, name: 'www.example.com' }],
      caa: { status: 'blocks', found: ['0 issue "other.example"'] },
      checkedAt: '2026-11-20T08:00:05.000Z',
    }),
  ])
  expect(merged.groups.map(({ domain }) => domain.domainName)).toEqual(['example.com', 'www.example.com'])
  expect(merged.mail).toEqual(mail)
  expect(merged.conflicts).toHaveLength(2)
  expect(merged.blockingCaa).toEqual(['0 issue "other.example"'])
  expect(merged.checkedAt).toBe('2026-11-20T08:00:05.000Z')
})

it('merged reports don’t list allowed certificates', () => {
  const caa = { status: 'allows' as const, found: ['0 issue "letsencrypt.org"'] }
  expect(mergedReports([reportOf({ caa })]).blockingCaa).toBeUndefined()
})

it('domainsTogether groups a domain only with its www name', () => {
  const apex = domainOf()
  const shop = domainOf({ domainName: 'shop.example.com' })
  const all = [shop, www, apex]
  expect(domainsTogether(all, 'example.com')).toEqual([apex, www])
  expect(domainsTogether(all, 'www.example.com')).toEqual([www, apex])
  expect(domainsTogether(all, 'shop.example.com')).toEqual([shop])
  expect(domainsTogether(all, 'gone.example.com')).toEqual([])
})

const minute = 60_000

it('pauseBeforeCheck is 5 seconds at first and 30 seconds after ten minutes', () => {
  expect(pauseBeforeCheck({ openFor: 0, failed: false })).toBe(5_000)
  expect(pauseBeforeCheck({ openFor: 10 * minute - 1, failed: false })).toBe(5_000)
  expect(pauseBeforeCheck({ openFor: 10 * minute, failed: false })).toBe(30_000)
})

it('pauseBeforeCheck is 30 seconds after a failed check', () => {
  expect(pauseBeforeCheck({ openFor: 0, failed: true })).toBe(30_000)
})

it('stopping a domain deletes it only before its ownership is verified', () => {
  for (const state of domainStates) {
    for (const websiteName of ['riverside', null]) {
      expect(stopWords(domainOf({ state, websiteName })).deletes).toBe(state === 'PendingOwnershipVerification')
    }
  }
})

it('stopping a domain lists every domain affected', () => {
  const [one, other] = ['example.com', 'www.example.com'].map((shownName) => domainOf({ shownName }))
  if (!one || !other) throw new Error('no domains')
  expect(stopWords(one, [other]).title).toBe('Cancel connecting example.com and www.example.com?')
})

it('stopping a domain cancels a pending one and disconnects a connected one', () => {
  for (const state of ['PendingOwnershipVerification', 'OwnershipVerified', 'PendingCertificateActivation'] as const) {
    expect(stopWords(domainOf({ state }))).toMatchObject({
      title: 'Cancel connecting example.com?',
      done: 'Stopped connecting example.com',
    })
  }
  expect(stopWords(domainOf({ state: 'Connected', live: true }))).toMatchObject({
    title: 'Disconnect example.com?',
    done: 'example.com was disconnected',
  })
})
