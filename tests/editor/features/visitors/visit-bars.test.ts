import { describe, expect, it } from 'vitest'
import { countsBefore, isAnything, summed, visitBars } from '../../../../editor/features/visitors/visit-bars.ts'
import { aReport } from './a-report.ts'

const spans = (days: number) => visitBars(aReport(days)).map(({ from, to }) => `${from} ${to}`)

describe('the bars of a period', () => {
  it('are days for a week and for a month', () => {
    expect(spans(7)).toHaveLength(7)
    expect(spans(30)).toHaveLength(30)
    expect(spans(30).at(-1)).toBe('2026-11-22 2026-11-22')
  })

  it('are weeks from Monday on for three months, the first of them cut', () => {
    const weeks = spans(90)
    expect(weeks).toHaveLength(13)
    expect(weeks[0]).toBe('2026-08-25 2026-08-30')
    expect(weeks[1]).toBe('2026-08-31 2026-09-06')
    expect(weeks.at(-1)).toBe('2026-11-16 2026-11-22')
  })

  it('are months of the calendar for a year, cut at both ends', () => {
    const months = spans(365)
    expect(months).toHaveLength(13)
    expect(months[0]).toBe('2025-11-23 2025-11-30')
    expect(months[3]).toBe('2026-02-01 2026-02-28')
    expect(months.at(-1)).toBe('2026-11-01 2026-11-22')
  })

  it.each([7, 30, 90, 365])('hold every day of %i once', (days) => {
    const report = aReport(days)
    for (const day of report.days) Object.assign(day, { views: 3, visitors: 2, calls: 1 })
    const bars = visitBars(report)
    const held = bars.map(({ counts }) => counts?.views ?? 0).reduce((sum, views) => sum + views, 0)
    expect(held).toBe(3 * days)
    expect(summed(report.days)).toMatchObject({ views: 3 * days, visitors: 2 * days, calls: days, mails: 0 })
  })

  it('mark the one that today is in', () => {
    for (const days of [7, 90, 365]) {
      expect(visitBars(aReport(days)).map(({ isOpen }) => isOpen)).toEqual([
        ...Array(visitBars(aReport(days)).length - 1).fill(false),
        true,
      ])
    }
  })

  it('show no number, rather than none, before anything was counted', () => {
    const days = visitBars(aReport(7, { '2026-11-20': { views: 4 } }, '2026-11-20'))
    expect(days.map(({ counts }) => counts?.views)).toEqual([undefined, undefined, undefined, undefined, 4, 0, 0])
    // A week that was begun is counted as far as it was.
    expect(visitBars(aReport(90, {}, '2026-11-18')).filter(({ counts }) => counts)).toHaveLength(1)
  })
})

describe('the time before', () => {
  const views = (of: [day: string, views: number][]) => Object.fromEntries(of.map(([day, views]) => [day, { views }]))
  const longer = aReport(30, views([['2026-11-08', 100], ['2026-11-09', 5], ['2026-11-15', 7], ['2026-11-16', 1000]])) // biome-ignore format: pairs

  it('is as many days, and none of the period itself', () => {
    expect(countsBefore(aReport(7), longer)?.views).toBe(12)
  })

  it('is not compared with unknown numbers', () => {
    expect(countsBefore(aReport(7), undefined)).toBeUndefined()
    expect(countsBefore(aReport(30), longer)).toBeUndefined()
    expect(countsBefore(aReport(7), { ...longer, since: null })).toBeUndefined()
    expect(countsBefore(aReport(7), { ...longer, since: '2026-11-10' })).toBeUndefined()
    expect(countsBefore(aReport(7), { ...longer, since: '2026-11-09' })?.views).toBe(12)
  })
})

it('knows a period in which nothing was counted', () => {
  expect(isAnything(summed(aReport(7).days))).toBe(false)
  for (const name of ['views', 'calls', 'mails', 'bookings', 'messages']) {
    expect(isAnything(summed(aReport(7, { '2026-11-20': { [name]: 1 } }).days)), name).toBe(true)
  }
})
