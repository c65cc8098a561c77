import { describe, expect, it } from 'vitest'
import { countsBefore, hasCounts, sumDays, visitBars } from '#editor/visits/visit-bars.ts'
import {
  barWords,
  comparedWords,
  countryWords,
  countWords,
  figures,
  numberWords,
  shareWords,
  sourceWords,
  summaryText,
  tickWords,
} from '#editor/visits/visit-words.ts'
import { parseQuery, withChoice } from '#editor/visits/visitors-screen.tsx'
import { aReport } from './a-report.ts'

const bars = (days: number) => visitBars(aReport(days))
const words = (days: number) => bars(days).map(barWords)
const of = (visitors: number, visitorsCapped = false) =>
  sumDays(aReport(7, { '2026-11-20': { visitors, views: visitors, visitorsCapped } }).days)
const ticks = (days: number) => bars(days).map((bar, _, all) => tickWords(bar, all.length))

describe('a bar’s label', () => {
  it('shows a date, or “today”', () => {
    expect(words(7).slice(-2)).toEqual(['Saturday, Nov 21', 'Today, Nov 22'])
    expect(ticks(7)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Today'])
    expect(ticks(30)[0]).toBe('Oct 24')
  })

  it('shows a week’s first and last date', () => {
    expect(words(90)[0]).toBe('Aug 25 – 30')
    expect(words(90)[1]).toBe('Aug 31 – Sep 6')
    expect(words(90).at(-1)).toBe('Nov 16 – 22, until today')
    expect(ticks(90)[1]).toBe('Aug 31')
  })

  it('shows the name of a full month, or else its dates', () => {
    expect(words(365)[0]).toBe('Nov 23 – 30')
    expect(words(365)[3]).toBe('February 2026')
    expect(words(365).at(-1)).toBe('Nov 1 – 22, until today')
    expect(ticks(365)[3]).toBe('Feb')
  })
})

describe('visitor numbers', () => {
  it('appear in full, or shortened if space is limited', () => {
    expect(numberWords(12345)).toBe('12,345')
    expect(countWords(of(12345), 'visitors')).toBe('12,345')
    expect(countWords(of(12345), 'visitors', true)).toBe('12.3K')
    expect(countWords(of(1050), 'visitors', true)).toBe('1,050')
  })

  it('end with a plus sign if counting stopped at its daily limit', () => {
    const capped = of(20_000, true)
    expect(countWords(capped, 'visitors')).toBe('20,000+')
    expect(countWords(capped, 'visitors', true)).toBe('20K+')
    expect(countWords(capped, 'views')).toBe('20,000')
    expect(summaryText(capped)).toBe('20,000+ visitors came')
  })

  it('compare as differences, not in percent', () => {
    expect(comparedWords(of(3), of(3), 'visitors')).toBe('no change')
    expect(comparedWords(of(1203), of(3), 'visitors')).toBe('1,200 more')
    expect(comparedWords(of(1), of(3), 'visitors')).toBe('2 fewer')
    expect(comparedWords(of(20_000, true), of(3), 'visitors')).toBeUndefined()
    expect(comparedWords(of(3), of(20_000, true), 'visitors')).toBeUndefined()
    expect(comparedWords(of(20_000, true), of(3), 'views')).toBe('19,997 more')
  })

  it('include shares in percent, with “under 1%” for very small ones', () => {
    expect(shareWords(1, 3)).toBe('33%')
    expect(shareWords(1, 1000)).toBe('under 1%')
    expect(shareWords(0, 0)).toBe('0%')
  })

  it('describe clicks as clicks, with “At least”', () => {
    for (const { name, label, about } of figures) {
      const isClick = ['calls', 'mails', 'bookings'].includes(name)
      expect([label.startsWith('Clicks'), about === 'At least'], label).toEqual([isClick, isClick])
    }
  })
})

describe('a visitor’s origin', () => {
  it('appears as a country’s name', () => {
    expect(countryWords('AT')).toBe('Austria')
    expect(countryWords('other')).toBe('Others')
  })

  it('appears as “Unknown” for an invalid country code', () => {
    for (const name of ['', 'XX', 'T1', 'QQ', 'a', '__proto__']) expect(countryWords(name), name).toBe('Unknown')
  })

  it('appears as a host, a campaign, or unknown', () => {
    expect(sourceWords('google.com')).toBe('google.com')
    expect(sourceWords('spring-flyer')).toBe('spring-flyer')
    expect(sourceWords('direct')).toBe('Direct or unknown')
    expect(sourceWords('other')).toBe('Others')
  })
})

const choiceIn = (search: string) => parseQuery(new URLSearchParams(search))

it('the visitors URL contains a website and a period', () => {
  expect(choiceIn('website=abc&days=90')).toEqual({ website: 'abc', days: 90 })
})

it('the visitors URL defaults to thirty days', () => {
  for (const search of ['', 'days=', 'days=31', 'days=07', 'days=90d', 'days=-7']) {
    expect(choiceIn(search), search).toEqual({ website: null, days: 30 })
  }
})

it('the visitors URL keeps one setting when the other changes, and omits defaults', () => {
  const search = new URLSearchParams('website=abc&days=90')
  expect(withChoice(search, { website: 'def' }).toString()).toBe('website=def&days=90')
  expect(withChoice(search, { days: 365 }).toString()).toBe('website=abc&days=365')
  expect(withChoice(search, { days: 30 }).toString()).toBe('website=abc')
  expect(search.toString()).toBe('website=abc&days=90')
})

const spans = (days: number) => visitBars(aReport(days)).map(({ from, to }) => `${from} ${to}`)

describe('the chart’s bars', () => {
  it('cover one day each for a week and for a month', () => {
    expect(spans(7)).toHaveLength(7)
    expect(spans(30)).toHaveLength(30)
    expect(spans(30).at(-1)).toBe('2026-11-22 2026-11-22')
  })

  it('cover weeks from Monday for three months, the first of them partial', () => {
    const weeks = spans(90)
    expect(weeks).toHaveLength(13)
    expect(weeks[0]).toBe('2026-08-25 2026-08-30')
    expect(weeks[1]).toBe('2026-08-31 2026-09-06')
    expect(weeks.at(-1)).toBe('2026-11-16 2026-11-22')
  })

  it('cover calendar months for a year, partial at both ends', () => {
    const months = spans(365)
    expect(months).toHaveLength(13)
    expect(months[0]).toBe('2025-11-23 2025-11-30')
    expect(months[3]).toBe('2026-02-01 2026-02-28')
    expect(months.at(-1)).toBe('2026-11-01 2026-11-22')
  })

  it.each([7, 30, 90, 365])('cover each of %i days once', (days) => {
    const report = aReport(days)
    for (const day of report.days) Object.assign(day, { views: 3, visitors: 2, calls: 1 })
    const bars = visitBars(report)
    const total = bars.map(({ counts }) => counts?.views ?? 0).reduce((sum, views) => sum + views, 0)
    expect(total).toBe(3 * days)
    expect(sumDays(report.days)).toMatchObject({ views: 3 * days, visitors: 2 * days, calls: days, mails: 0 })
  })

  it('show which bar includes today', () => {
    for (const days of [7, 90, 365]) {
      expect(visitBars(aReport(days)).map(({ isOpen }) => isOpen)).toEqual([
        ...Array(visitBars(aReport(days)).length - 1).fill(false),
        true,
      ])
    }
  })

  it('show no number, rather than zero, before counting began', () => {
    const days = visitBars(aReport(7, { '2026-11-20': { views: 4 } }, '2026-11-20'))
    expect(days.map(({ counts }) => counts?.views)).toEqual([undefined, undefined, undefined, undefined, 4, 0, 0])
    // A partial week contains the days counted so far.
    expect(visitBars(aReport(90, {}, '2026-11-18')).filter(({ counts }) => counts)).toHaveLength(1)
  })
})

describe('the previous period', () => {
  const views = (entriesByDay: [day: string, views: number][]) =>
    Object.fromEntries(entriesByDay.map(([day, views]) => [day, { views }]))
  const longer = aReport(30, views([['2026-11-08', 100], ['2026-11-09', 5], ['2026-11-15', 7], ['2026-11-16', 1000]])) // biome-ignore format: pairs

  it('spans the same number of days and doesn’t overlap', () => {
    expect(countsBefore(aReport(7), longer)?.views).toBe(12)
  })

  it('takes part in a comparison only if its numbers are known', () => {
    expect(countsBefore(aReport(7), undefined)).toBeUndefined()
    expect(countsBefore(aReport(30), longer)).toBeUndefined()
    expect(countsBefore(aReport(7), { ...longer, since: null })).toBeUndefined()
    expect(countsBefore(aReport(7), { ...longer, since: '2026-11-10' })).toBeUndefined()
    expect(countsBefore(aReport(7), { ...longer, since: '2026-11-09' })?.views).toBe(12)
  })
})

it('hasCounts is false if a period has no counts', () => {
  expect(hasCounts(sumDays(aReport(7).days))).toBe(false)
  for (const name of ['views', 'calls', 'mails', 'bookings', 'messages']) {
    expect(hasCounts(sumDays(aReport(7, { '2026-11-20': { [name]: 1 } }).days)), name).toBe(true)
  }
})
