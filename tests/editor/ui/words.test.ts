import { describe, expect, it } from 'vitest'
import { datesBetween, daysAfter, instantOf, wallTime, weekday } from '#renderer/dates/wall-time.ts'
import type { Change } from '#renderer/document/compare/changes.ts'
import { dragWords } from '#ui/dragging.tsx'
import { messageFor } from '#ui/errors/error-texts.ts'
import { changeText, stepName } from '#ui/words/change-words.ts'
import {
  ago,
  type Clock,
  daysAgo,
  exactWords,
  onWhenWords,
  scheduleAdvice,
  scheduleWords,
  whenWords,
  zoneWords,
} from '#ui/words/when-words.ts'
import type { Schedule } from '#worker/publishing/schema.ts'

const changed = (place: string, ...what: string[]): Change => ({ kind: 'changed', place, what })

describe('the words for a change', () => {
  it('name the place and its details', () => {
    expect(changeText(changed('Services', 'Heading', 'Text'))).toBe('Services: Heading and Text')
    expect(changeText({ kind: 'shown', place: 'Gallery', what: [] })).toBe('Gallery shown again')
    expect(changeText(changed('Contact', 'A', 'B', 'C', 'D'))).toBe('Contact: A, B and 2 more')
  })

  it('sum up all changes of a step', () => {
    expect(stepName([changed('Style', 'Fun'), changed('Theme', 'Colors', 'Heading font')])).toBe(
      'New look: Fun, new colors',
    )
    expect(stepName([changed('Theme', 'Colors')])).toBe('Theme: Colors')
    expect(stepName([changed('Style', 'Fun'), changed('Services', 'Layout')])).toBe('Style: Fun')
    expect(stepName([changed('Style', 'Fun'), changed('Settings', 'Language')])).not.toBe('Style: Fun')
    expect(stepName([1, 2, 3].map((number) => changed(`Section ${number}`, `Text ${number}`)))).toBe('3 changes')
    expect(stepName([1, 2, 3].map((number) => changed(`Section ${number}`, 'Shadow')))).toBe('Shadow in 3 sections')
  })
})

describe('a day’s age', () => {
  it.each([
    ['2026-11-28', 'today'],
    // The server's date may be ahead of the owner's.
    ['2026-11-29', 'today'],
    ['2026-11-27', 'yesterday'],
    ['2026-10-29', '30 days ago'],
    ['2026-10-28', '1 month ago'],
    ['2025-09-12', '14 months ago'],
    ['2024-11-29', '23 months ago'],
    ['2024-11-28', '2 years ago'],
  ])('appears in whole units: %s is %s', (day, words) => {
    expect(daysAgo(day, '2026-11-28')).toBe(words)
  })
})

describe('a step that changes one of the business’s facts', () => {
  it('takes its name from the fact, whatever else changes as a result', () => {
    expect(stepName([changed('Business', 'Phone number')])).toBe('Change phone number')
    expect(stepName([changed('Business', 'Opening hours'), changed('Settings', 'Privacy and terms')])).toBe(
      'Change opening hours',
    )
    expect(stepName([changed('Business', 'Services and prices'), changed('Services', 'new service')])).toBe(
      'Change services and prices',
    )
  })

  it('gets another name if a section appears or disappears with it', () => {
    expect(stepName([changed('Business', 'place'), { kind: 'removed', place: 'Team', what: [] }])).not.toMatch(
      /^Change/,
    )
  })
})

describe('announcements while an item is dragged', () => {
  const names = new Map([
    ['a', 'Drains'],
    ['b', 'Bathrooms'],
  ])
  const words = dragWords(() => names)
  const source = { id: 'a', index: 0 }
  const target = { id: 'b', index: 1 }

  it('contain the item’s name and position', () => {
    expect(words.dragstart({ operation: { source, target: null } })).toBe('Drains: picked up at place 1 of 2.')
    expect(words.dragover({ operation: { source, target } })).toBe('Drains: place 2 of 2.')
    expect(words.dragend({ operation: { source: { ...source, index: 1 }, target } })).toBe(
      'Drains: dropped at place 2 of 2.',
    )
  })

  it('stay silent over the item itself, and confirm a canceled drag', () => {
    expect(words.dragover({ operation: { source, target: source } })).toBeUndefined()
    expect(words.dragend({ operation: { source, target }, canceled: true })).toBe('Drains: put back.')
  })
})

describe('a scheduled publication', () => {
  const now = Date.now()

  const at = new Date(now + 60_000 * 60 * 24 * 3).toISOString()

  const schedule = (change: Partial<Schedule>): Schedule => ({
    kind: 'publish',
    at,
    release: 8,
    handle: 'elm-row',
    failure: null,
    ...change,
  })

  it('fits on one line', () => {
    expect(scheduleWords(schedule({}), now)).toMatch(/^Goes online [A-Z]\w+day \d.* · version 8$/)
    expect(scheduleWords(schedule({ kind: 'revert', release: 4 }), now)).toMatch(/^Back to version 4 on [A-Z]\w+day \d/)
    expect(scheduleAdvice(schedule({}))).toBe('')
  })

  it('explains a failure and what to do', () => {
    const failed = schedule({ failure: 'handle_in_use' })
    expect(scheduleWords(failed, now)).toMatch(/^Version 8 couldn’t go online on /)
    expect(scheduleAdvice(failed)).toContain(`${messageFor('handle_in_use')}. `)
    expect(scheduleAdvice(failed)).toContain('Publish now, or set another time.')
    expect(scheduleAdvice({ ...failed, kind: 'revert' })).toContain('Publish version 8 yourself.')
    expect(scheduleAdvice(schedule({ failure: 'unknown' }))).not.toContain('..')
  })
})

const meant = (wall: string, zone: string) => {
  const time = instantOf(wall, zone)
  return time && [new Date(time.instant).toISOString(), time.clocks]
}

describe('local time conversion', () => {
  it('follows the time zone’s clocks', () => {
    const noon = Date.parse('2026-07-01T12:00:30Z')
    expect(wallTime(noon, 'Europe/Berlin')).toBe('2026-07-01T14:00')
    expect(wallTime(noon, 'Asia/Kolkata')).toBe('2026-07-01T17:30')
    expect(wallTime(Date.parse('2026-12-31T23:30:00Z'), 'Europe/Berlin')).toBe('2027-01-01T00:30')
  })

  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'])(
    'returns the original instant in %s, every seven hours of a year',
    (zone) => {
      for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2027, 0, 1); instant += 7 * 3_600_000) {
        const wall = wallTime(instant, zone)
        const back = instantOf(wall, zone)
        // The first instant counts for an hour that occurs twice.
        expect(back?.clocks === 'twice' ? wallTime(back.instant, zone) : back?.instant).toBe(
          back?.clocks === 'twice' ? wall : instant,
        )
      }
    },
  )

  it('moves a time skipped by daylight saving time forward', () => {
    expect(meant('2026-03-29T02:30', 'Europe/Berlin')).toEqual(['2026-03-29T01:30:00.000Z', 'skipped'])
    expect(meant('2026-03-08T02:30', 'America/New_York')).toEqual(['2026-03-08T07:30:00.000Z', 'skipped'])
    // Daylight saving time is half an hour there.
    expect(meant('2026-10-04T02:15', 'Australia/Lord_Howe')).toEqual(['2026-10-03T15:45:00.000Z', 'skipped'])
  })

  it('uses the first instant of a time that occurs twice', () => {
    expect(meant('2026-10-25T02:30', 'Europe/Berlin')).toEqual(['2026-10-25T00:30:00.000Z', 'twice'])
    expect(meant('2026-11-01T01:30', 'America/New_York')).toEqual(['2026-11-01T05:30:00.000Z', 'twice'])
  })

  it('doesn’t change times close to a clock change', () => {
    expect(meant('2026-03-29T01:59', 'Europe/Berlin')).toEqual(['2026-03-29T00:59:00.000Z', 'once'])
    expect(meant('2026-03-29T03:00', 'Europe/Berlin')).toEqual(['2026-03-29T01:00:00.000Z', 'once'])
    expect(meant('2026-10-25T03:00', 'Europe/Berlin')).toEqual(['2026-10-25T02:00:00.000Z', 'once'])
  })

  it('returns undefined for an incomplete time', () => {
    expect(instantOf('', 'UTC')).toBeUndefined()
    expect(instantOf('2026-13-01T08:00', 'UTC')).toBeUndefined()
  })

  it('keeps the time of day when the date changes, across clock changes', () => {
    expect(daysAfter('2026-03-28T08:00', 1)).toBe('2026-03-29T08:00')
    expect(daysAfter('2026-12-31T08:00', 1)).toBe('2027-01-01T08:00')
  })

  it('returns the date and weekday', () => {
    expect(datesBetween('2026-11-18T23:59', '2026-11-19T00:00')).toBe(1)
    expect(datesBetween('2026-11-18T00:00', '2026-11-18T23:59')).toBe(0)
    expect(weekday('2026-11-23T08:00')).toBe(1)
  })
})

describe('dates and times in words', () => {
  const berlin: Clock = { zone: 'Europe/Berlin', locale: 'en-US-u-hc-h23' }
  const newYork: Clock = { zone: 'America/New_York', locale: 'en-US' }
  const now = Date.parse('2026-11-18T10:00:00Z')
  const when = (instant: string, clock = berlin) => whenWords(instant, now, clock)

  describe('a date', () => {
    it('reads naturally in the person’s time zone', () => {
      expect(when('2026-11-18T17:00:00Z')).toBe('today 18:00')
      expect(when('2026-11-18T23:30:00Z')).toBe('tomorrow 0:30')
      expect(when('2026-11-18T23:30:00Z', newYork)).toBe('today 6:30 PM')
      expect(when('2026-11-23T07:00:00Z')).toBe('Monday 8:00')
      expect(when('2026-11-25T07:00:00Z')).toBe('Wed, Nov 25, 8:00')
      expect(when('2027-01-04T07:00:00Z')).toBe('Mon, Jan 4, 2027, 8:00')
      expect(when('2026-11-17T07:00:00Z')).toBe('yesterday 8:00')
      expect(when('2026-11-16T07:00:00Z')).toBe('Mon, Nov 16, 8:00')
    })

    it('follows the country’s customs', () => {
      const british = { zone: 'America/New_York', locale: 'en-GB' }
      expect(when('2026-11-25T18:26:00Z', british)).toBe('Wed 25 Nov, 13:26')
      expect(exactWords('2026-11-23T17:05:00Z', british)).toBe('23 Nov 2026, 12:05')
      expect(ago('2026-11-01T17:05:00Z', now, british)).toBe('1 Nov 2026')
      expect(when('2026-11-25T18:26:00Z', newYork)).toBe('Wed, Nov 25, 1:26 PM')
    })

    it('fits into a sentence', () => {
      expect(onWhenWords('2026-11-19T07:00:00Z', now, berlin)).toBe('tomorrow 8:00')
      expect(onWhenWords('2026-11-23T07:00:00Z', now, berlin)).toBe('on Monday 8:00')
    })

    it('includes the minute if it should be exact', () => {
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
    ])('%s is shown by name', (zone, name) => {
      expect(zoneWords({ zone })).toBe(name)
    })
  })
})
