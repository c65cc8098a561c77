import { describe, expect, it } from 'vitest'
import { barWords, tickWords } from '../../../../editor/features/visitors/bar-words.ts'
import { visitBars } from '../../../../editor/features/visitors/visit-bars.ts'
import {
  comparedWords,
  countryWords,
  figures,
  numberWords,
  shareWords,
  shortNumberWords,
  sourceWords,
} from '../../../../editor/features/visitors/visit-words.ts'
import { aReport } from './a-report.ts'

const bars = (days: number) => visitBars(aReport(days))
const words = (days: number) => bars(days).map(barWords)
const ticks = (days: number) => bars(days).map((bar, _, all) => tickWords(bar, all.length))

describe('what a bar is called', () => {
  it('is a day, and today', () => {
    expect(words(7).slice(-2)).toEqual(['Saturday, Nov 21', 'Today, Nov 22'])
    expect(ticks(7)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Today'])
    expect(ticks(30)[0]).toBe('Oct 24')
  })

  it('is a week, with the days that it has', () => {
    expect(words(90)[0]).toBe('Aug 25 – 30')
    expect(words(90)[1]).toBe('Aug 31 – Sep 6')
    expect(words(90).at(-1)).toBe('Nov 16 – 22, until today')
    expect(ticks(90)[1]).toBe('Aug 31')
  })

  it('is a month where it is whole, else its days', () => {
    expect(words(365)[0]).toBe('Nov 23 – 30')
    expect(words(365)[3]).toBe('February 2026')
    expect(words(365).at(-1)).toBe('Nov 1 – 22, until today')
    expect(ticks(365)[3]).toBe('Feb')
  })
})

describe('what numbers are called', () => {
  it('is whole, or short where there is little room', () => {
    expect(numberWords(12345)).toBe('12,345')
    expect(shortNumberWords(12345)).toBe('12.3K')
    expect(shortNumberWords(1050)).toBe('1,050')
  })

  it('is compared without percents', () => {
    expect(comparedWords(3, 3)).toBe('no change')
    expect(comparedWords(1203, 3)).toBe('1,200 more')
    expect(comparedWords(1, 3)).toBe('2 fewer')
  })

  it('is a share that says of little that there is some', () => {
    expect(shareWords(1, 3)).toBe('33%')
    expect(shareWords(1, 1000)).toBe('under 1%')
    expect(shareWords(0, 0)).toBe('0%')
  })

  it('says of clicks that they are no more than that, and that there were more', () => {
    for (const { name, label, about } of figures) {
      const isClick = ['calls', 'mails', 'bookings'].includes(name)
      expect([label.startsWith('Clicks'), about === 'At least'], label).toEqual([isClick, isClick])
    }
  })
})

describe('where visitors are from', () => {
  it('is a country by its name', () => {
    expect(countryWords('AT')).toBe('Austria')
    expect(countryWords('other')).toBe('Others')
  })

  it('is unknown where the letters stand for none', () => {
    for (const name of ['', 'XX', 'T1', 'QQ', 'a', '__proto__']) expect(countryWords(name), name).toBe('Unknown')
  })

  it('is a host, a campaign, or not told', () => {
    expect(sourceWords('google.com')).toBe('google.com')
    expect(sourceWords('spring-flyer')).toBe('spring-flyer')
    expect(sourceWords('direct')).toBe('Direct or unknown')
    expect(sourceWords('other')).toBe('Others')
  })
})
