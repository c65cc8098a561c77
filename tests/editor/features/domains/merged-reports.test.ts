import { expect, it } from 'vitest'
import { domainsTogether } from '../../../../editor/features/domains/domains-together.ts'
import { mergedReports } from '../../../../editor/features/domains/setup/merged-reports.ts'
import { domainOf, reportOf } from './a-domain.ts'

const www = domainOf({ domainName: 'www.example.com', shownName: 'www.example.com' })
const mail = [{ type: 'MX', value: '10 mx.example.net' }]

it('shows a finding about both domains once', () => {
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

it('has nothing to say of certificates that are allowed', () => {
  const caa = { status: 'allows' as const, found: ['0 issue "letsencrypt.org"'] }
  expect(mergedReports([reportOf({ caa })]).blockingCaa).toBeUndefined()
})

it('sets a name up together with its www, and with no other', () => {
  const apex = domainOf()
  const shop = domainOf({ domainName: 'shop.example.com' })
  const all = [shop, www, apex]
  expect(domainsTogether(all, 'example.com')).toEqual([apex, www])
  expect(domainsTogether(all, 'www.example.com')).toEqual([www, apex])
  expect(domainsTogether(all, 'shop.example.com')).toEqual([shop])
  expect(domainsTogether(all, 'gone.example.com')).toEqual([])
})
