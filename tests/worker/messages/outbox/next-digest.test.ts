import { describe, expect, it } from 'vitest'
import { nextDigestAt } from '../../../../worker/messages/outbox/digests.ts'

const next = (zone: string, after: string) => nextDigestAt(zone, new Date(after)).toISOString().replace(':00.000Z', 'Z')

describe.each([
  // Summer time begins on 29 March 2026 and ends on 25 October.
  ['Europe/Vienna', '2026-03-28T06:59:59.999Z', '2026-03-28T07:00Z'],
  ['Europe/Vienna', '2026-03-28T07:00:00Z', '2026-03-29T06:00Z'],
  ['Europe/Vienna', '2026-03-29T00:59:00Z', '2026-03-29T06:00Z'],
  ['Europe/Vienna', '2026-10-24T06:00:00Z', '2026-10-25T07:00Z'],
  ['Europe/Vienna', '2026-10-25T00:30:00Z', '2026-10-25T07:00Z'],
  // 8 March and 1 November.
  ['America/New_York', '2026-03-07T13:00:00Z', '2026-03-08T12:00Z'],
  ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-01T13:00Z'],
  // Half an hour: 5 April and 4 October. The day there has begun while it is the day before in UTC.
  ['Australia/Lord_Howe', '2026-04-03T21:00:00Z', '2026-04-04T21:30Z'],
  ['Australia/Lord_Howe', '2026-10-02T21:30:00Z', '2026-10-03T21:00Z'],
  ['Asia/Kolkata', '2026-11-22T02:29:59Z', '2026-11-22T02:30Z'],
  ['Asia/Kolkata', '2026-11-22T02:30:00Z', '2026-11-23T02:30Z'],
  // 30 December 2011 was left out there: it went over the date line.
  ['Pacific/Apia', '2011-12-28T18:00:00Z', '2011-12-29T18:00Z'],
  ['Pacific/Apia', '2011-12-29T18:00:00Z', '2011-12-30T18:00Z'],
  ['Pacific/Apia', '2026-11-22T17:59:00Z', '2026-11-22T19:00Z'],
  ['UTC', '2026-12-31T08:00:00Z', '2027-01-01T08:00Z'],
])('in %s after %s', (zone, after, expected) => {
  it(`is ${expected}`, () => expect(next(zone, after)).toBe(expected))
})

it.each([
  'Europe/Vienna',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Africa/Casablanca',
])('comes once a day in %s, at eight, for three years', (zone) => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium', dateStyle: 'short' })
  let at = new Date('2025-06-01T00:00:00Z')
  const days = new Set<string>()
  for (let count = 0; count < 3 * 365; count += 1) {
    at = nextDigestAt(zone, at)
    const [date = '', time] = clock.format(at).split(', ')
    expect(time).toBe('08:00:00')
    days.add(date)
  }
  expect(days.size).toBe(3 * 365)
  expect(at.getTime()).toBeLessThan(new Date('2028-06-01T00:00:00Z').getTime())
})

it('refuses an invalid time zone', () => {
  expect(() => nextDigestAt('Mars/Olympus', new Date())).toThrow(RangeError)
})
