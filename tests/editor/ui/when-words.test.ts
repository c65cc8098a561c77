import { describe, expect, it } from 'vitest'
import { type Clock, exactWords, onWhenWords, whenWords, zoneWords } from '../../../editor/ui/when-words.ts'

const berlin: Clock = { zone: 'Europe/Berlin', hour12: false }
const newYork: Clock = { zone: 'America/New_York', hour12: true }
/** A Wednesday. */
const now = Date.parse('2026-11-18T10:00:00Z')
const when = (instant: string, clock = berlin) => whenWords(instant, now, clock)

describe('a date', () => {
  it('reads naturally, by the person’s own calendar', () => {
    expect(when('2026-11-18T17:00:00Z')).toBe('today 18:00')
    expect(when('2026-11-18T23:30:00Z')).toBe('tomorrow 0:30')
    expect(when('2026-11-18T23:30:00Z', newYork)).toBe('today 6:30 PM')
    expect(when('2026-11-23T07:00:00Z')).toBe('Monday 8:00')
    expect(when('2026-11-25T07:00:00Z')).toBe('Wed, Nov 25, 8:00')
    expect(when('2027-01-04T07:00:00Z')).toBe('Mon, Jan 4, 2027, 8:00')
    expect(when('2026-11-17T07:00:00Z')).toBe('yesterday 8:00')
    expect(when('2026-11-16T07:00:00Z')).toBe('Mon, Nov 16, 8:00')
  })

  it('fits into a sentence', () => {
    expect(onWhenWords('2026-11-19T07:00:00Z', now, berlin)).toBe('tomorrow 8:00')
    expect(onWhenWords('2026-11-23T07:00:00Z', now, berlin)).toBe('on Monday 8:00')
  })

  it('is exact to the minute', () => {
    expect(exactWords('2026-11-23T07:05:00Z', berlin)).toBe('Nov 23, 2026, 8:05')
    expect(exactWords('2026-11-23T17:05:00Z', newYork)).toBe('Nov 23, 2026, 12:05 PM')
  })
})

describe('a time zone', () => {
  it.each([
    ['Europe/Berlin', 'Central European Time (Berlin)'],
    ['America/New_York', 'Eastern Time (New York)'],
    ['Australia/Lord_Howe', 'Lord Howe Time'],
    ['UTC', 'Coordinated Universal Time'],
    ['Etc/GMT+3', 'GMT-03:00'],
  ])('%s has a name', (zone, name) => {
    expect(zoneWords({ zone, hour12: false })).toBe(name)
  })
})
