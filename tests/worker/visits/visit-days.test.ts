import { describe, expect, it } from 'vitest'
import { dayOf, daysUntil, endOfDay } from '../../../worker/visits/visit-numbers.ts'

describe('a day where a website is', () => {
  it.each([
    ['2026-11-22T23:59:59.999Z', 'UTC', '2026-11-22'],
    ['2026-11-22T11:00:00Z', 'Pacific/Auckland', '2026-11-23'],
    ['2026-11-22T07:59:59Z', 'America/Los_Angeles', '2026-11-21'],
    ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
  ])('is at %s in %s %s', (at, timeZone, day) => {
    expect(dayOf(Date.parse(at), timeZone)).toBe(day)
  })

  it.each([
    ['UTC', '2026-11-22', '2026-11-23T00:00:00Z'],
    // Clocks go forward and back on these: 23 and 25 hours.
    ['Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-03-28', '2026-03-28T23:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-22', '2026-11-22T10:00:00Z'],
    ['Etc/GMT+12', '2026-11-22', '2026-11-23T12:00:00Z'],
    ['Asia/Kathmandu', '2026-11-22', '2026-11-22T18:15:00Z'],
    // Midnight is left out here: the day begins at one.
    ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00Z'],
  ])('is over in %s, %s, at %s', (timeZone, day, end) => {
    expect(new Date(endOfDay(day, timeZone)).toISOString()).toBe(end.replace('Z', '.000Z'))
  })

  it('follows another, whatever the clocks do', () => {
    expect(daysUntil('2026-03-30', 4)).toEqual(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'])
    expect(daysUntil('2024-03-01', 2)).toEqual(['2024-02-29', '2024-03-01'])
  })
})
