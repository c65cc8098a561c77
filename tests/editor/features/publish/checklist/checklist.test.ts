import { describe, expect, it } from 'vitest'
import { countToFix, findingsOf } from '../../../../../editor/features/publish/checklist/checklist.ts'
import { defaultSections } from '../../../../../templates/compose/section-order.ts'
import { composedSite } from '../../../../harness/composed-site.ts'
import { settingsWith } from '../../../../renderer/changed-site.ts'
import { fullestSite } from '../../../../renderer/fixtures/fullest-site.ts'
import { finishedSite, finishedWith } from './checked-site.ts'

const composed = composedSite({ id: 'composed', sections: defaultSections, facts: { trade: { slug: 'plumber' } } })

const composedWithPhone = {
  ...composed,
  business: {
    ...composed.business,
    phones: [{ id: 'phone-1', source: 'typed' as const, kind: 'Phone' as const, number: '0117 496 0123' }],
  },
}

describe('the checklist before going live', () => {
  it('has nothing to say of a finished website', () => {
    expect(findingsOf(finishedSite)).toEqual([])
  })

  it('puts what must be looked at before what is worth a look', () => {
    const site = finishedWith('Video', { url: '' })
    const findings = findingsOf({ ...site, settings: settingsWith({ searchIndexing: false, pageTitle: '' }).settings })
    expect(findings.map(({ severity, path }) => [severity, path])).toEqual([
      ['must look at', 'video.url'],
      ['worth a look', 'settings.pageTitle'],
      ['worth a look', 'settings.searchIndexing'],
    ])
  })

  it('counts the mistakes and not the hints', () => {
    const site = finishedWith('Video', { url: '' })
    expect(countToFix({ ...site, settings: settingsWith({ searchIndexing: false, pageTitle: '' }).settings })).toBe(1)
    expect(countToFix(finishedSite)).toBe(0)
  })

  it('counts nothing on a website that was just composed with a phone number', () => {
    expect(findingsOf(composedWithPhone).filter(({ severity }) => severity === 'must look at')).toEqual([])
    expect(countToFix(composedWithPhone)).toBe(0)
  })

  it('is short for a website as it was composed, and names each place once', () => {
    const findings = findingsOf(composed)
    expect(findings.length).toBeLessThan(8)
    expect(new Set(findings.map(({ path }) => path)).size).toBe(findings.length)
    expect(findings[0]?.path).toBe('business.phones')
  })

  it('takes little time for the largest website there can be', () => {
    const site = fullestSite()
    const start = performance.now()
    for (let time = 0; time < 5; time += 1) findingsOf(structuredClone(site))
    expect((performance.now() - start) / 5).toBeLessThan(100)
  })
})
