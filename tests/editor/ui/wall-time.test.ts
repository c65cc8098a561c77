import { describe, expect, it } from 'vitest'
import { datesBetween, daysAfter, instantOf, wallTime, weekday } from '../../../editor/ui/wall-time.ts'

const meant = (wall: string, zone: string) => {
  const time = instantOf(wall, zone)
  return time && [new Date(time.instant).toISOString(), time.clocks]
}

describe('a time on the wall', () => {
  it('is what clocks of a zone show', () => {
    const noon = Date.parse('2026-07-01T12:00:30Z')
    expect(wallTime(noon, 'Europe/Berlin')).toBe('2026-07-01T14:00')
    expect(wallTime(noon, 'Asia/Kolkata')).toBe('2026-07-01T17:30')
    expect(wallTime(Date.parse('2026-12-31T23:30:00Z'), 'Europe/Berlin')).toBe('2027-01-01T00:30')
  })

  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'])(
    'leads back to its instant in %s, every seven hours of a year',
    (zone) => {
      for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2027, 0, 1); instant += 7 * 3_600_000) {
        const wall = wallTime(instant, zone)
        const back = instantOf(wall, zone)
        // Of an hour that comes twice, the first is meant.
        expect(back?.clocks === 'twice' ? wallTime(back.instant, zone) : back?.instant).toBe(
          back?.clocks === 'twice' ? wall : instant,
        )
      }
    },
  )

  it('that the change to summer time skips is as much later', () => {
    expect(meant('2026-03-29T02:30', 'Europe/Berlin')).toEqual(['2026-03-29T01:30:00.000Z', 'skipped'])
    expect(meant('2026-03-08T02:30', 'America/New_York')).toEqual(['2026-03-08T07:30:00.000Z', 'skipped'])
    // Half an hour there.
    expect(meant('2026-10-04T02:15', 'Australia/Lord_Howe')).toEqual(['2026-10-03T15:45:00.000Z', 'skipped'])
  })

  it('that the change back has twice is the first of both', () => {
    expect(meant('2026-10-25T02:30', 'Europe/Berlin')).toEqual(['2026-10-25T00:30:00.000Z', 'twice'])
    expect(meant('2026-11-01T01:30', 'America/New_York')).toEqual(['2026-11-01T05:30:00.000Z', 'twice'])
  })

  it('beside a change is what it always is', () => {
    expect(meant('2026-03-29T01:59', 'Europe/Berlin')).toEqual(['2026-03-29T00:59:00.000Z', 'once'])
    expect(meant('2026-03-29T03:00', 'Europe/Berlin')).toEqual(['2026-03-29T01:00:00.000Z', 'once'])
    expect(meant('2026-10-25T03:00', 'Europe/Berlin')).toEqual(['2026-10-25T02:00:00.000Z', 'once'])
  })

  it('is undefined for an incomplete time', () => {
    expect(instantOf('', 'UTC')).toBeUndefined()
    expect(instantOf('2026-13-01T08:00', 'UTC')).toBeUndefined()
  })

  it('stays the same on another date, whatever clocks do between', () => {
    expect(daysAfter('2026-03-28T08:00', 1)).toBe('2026-03-29T08:00')
    expect(daysAfter('2026-12-31T08:00', 1)).toBe('2027-01-01T08:00')
  })

  it('knows its date and its day', () => {
    expect(datesBetween('2026-11-18T23:59', '2026-11-19T00:00')).toBe(1)
    expect(datesBetween('2026-11-18T00:00', '2026-11-18T23:59')).toBe(0)
    expect(weekday('2026-11-23T08:00')).toBe(1)
  })
})
