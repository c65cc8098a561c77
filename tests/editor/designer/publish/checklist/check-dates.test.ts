import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkDates } from '#editor/designer/publish/checklist/check-dates.ts'
import { checkLinks } from '#editor/designer/publish/checklist/check-links.ts'
import { business } from '#renderer/document/business.ts'
import { changeSettings, removeSection } from '#renderer/document/edits/edits.ts'
import { finishedSite, found } from './checked-site.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 11, 20, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

const announcing = (part: object) =>
  changeSettings(finishedSite, {
    announcement: { ...finishedSite.settings.announcement, enabled: true, text: 'Closed for Christmas', ...part },
  })

describe('an announcement', () => {
  const findingsFor = (part: object) => found(checkDates, announcing(part))

  it('passes if it is visible, scheduled or switched off', () => {
    expect(findingsFor({})).toEqual([])
    expect(findingsFor({ firstDay: '2030-12-24', lastDay: '2030-12-26' })).toEqual([])
    expect(findingsFor({ enabled: false, text: '' })).toEqual([])
  })

  it('needs attention if visitors will never see it', () => {
    expect(findingsFor({ firstDay: '2030-12-26', lastDay: '2030-12-24' })).toEqual([
      'settings.announcement.lastDay: It will never appear, because its last day comes before its first.',
    ])
    expect(findingsFor({ lastDay: '2030-12-19' })).toEqual([
      'settings.announcement.lastDay: It won’t appear, because its last day is over.',
    ])
    expect(findingsFor({ text: ' ' })).toEqual(['settings.announcement.text: It has no text, so it won’t appear.'])
  })

  it('needs attention if it links to a deleted section', () => {
    const link = { type: 'Section', value: 'gallery', label: '' }
    expect(found(checkLinks, announcing({ link }))).toEqual([])
    expect(found(checkLinks, removeSection(announcing({ link }), 'gallery')).at(0)).toBe(
      'settings.announcement.link: It links to a deleted section.',
    )
    const off = removeSection(announcing({ link, enabled: false }), 'gallery')
    expect(found(checkLinks, off).filter((line) => line.startsWith('settings.'))).toEqual([])
  })
})

describe('holiday hours', () => {
  const findingsFor = (...exceptions: object[]) =>
    found(checkDates, {
      ...finishedSite,
      business: business.parse({ ...finishedSite.business, hours: { exceptions } }),
    })

  it('pass if their dates are in order, and are ignored once over', () => {
    expect(findingsFor({ id: 'a', label: 'Christmas', firstDay: '2030-12-24', lastDay: '2030-12-26' })).toEqual([])
    expect(findingsFor({ id: 'a', firstDay: '2029-12-26', lastDay: '2029-12-24' })).toEqual([])
    expect(findingsFor()).toEqual([])
  })

  it('need attention if they lack a date, end before they start, or overlap', () => {
    expect(findingsFor({ id: 'a' })).toEqual(['business.hours: It has no day, so it won’t appear.'])
    expect(findingsFor({ id: 'a', firstDay: '2031-01-03', lastDay: '2031-01-01' })).toEqual([
      'business.hours: The last day comes before the first.',
    ])
    expect(
      findingsFor({ id: 'a', firstDay: '2030-12-24', lastDay: '2030-12-26' }, { id: 'b', firstDay: '2030-12-26' }),
    ).toHaveLength(2)
  })
})
