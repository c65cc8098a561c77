import { describe, expect, it } from 'vitest'
import { choiceSentence } from '#editor/designer/publish/publish-foot.tsx'
import {
  buttonWords,
  choiceWords,
  isPossible,
  publishNow,
  suggestedTimes,
  timeNote,
  timeProblem,
  timesAllowed,
  timesOf,
} from '#editor/designer/publish/when/when-choice.ts'
import { daysAfter } from '#renderer/dates/wall-time.ts'
import type { Schedule } from '#worker/publishing/schema.ts'

describe('publishing while another version is scheduled', () => {
  const now = Date.parse('2026-11-23T09:00:00.000Z')

  const tomorrow: Schedule = {
    kind: 'publish',
    at: '2026-11-24T12:00:00.000Z',
    release: 3,
    handle: 'riverside',
    failure: null,
  }

  it('warns that the scheduled version will replace the new one', () => {
    expect(choiceSentence(tomorrow, now)).toMatch(/^Tomorrow .* version 3 replaces what you publish now\.$/)
  })

  it('warns that the website will return to an earlier version', () => {
    expect(choiceSentence({ ...tomorrow, kind: 'revert', release: 1 }, now)).toMatch(
      /^Tomorrow .* the website goes back to version 1\.$/,
    )
  })
})

describe('publication times', () => {
  const clock = { zone: 'Europe/Berlin', locale: 'en-US-u-hc-h23' }
  const now = Date.parse('2026-11-18T10:00:00Z')
  const friday = '2026-11-20T18:00'
  const monday = '2026-11-23T08:00'

  describe('the suggested end times', () => {
    const offered = (at: string | null, today = now) => suggestedTimes({ at, backAt: null }, today, clock)

    it('include the next morning and the next Monday', () => {
      expect(offered(null)).toEqual(['2026-11-19T08:00', monday])
    })

    it('fall after the scheduled start', () => {
      expect(offered(friday)).toEqual(['2026-11-21T08:00', monday])
    })

    it('include the Monday after if the next morning is a Monday', () => {
      const sunday = Date.parse('2026-11-22T10:00:00Z')
      expect(offered(null, sunday)).toEqual([monday, '2026-11-30T08:00'])
    })

    it('follow the person’s date, even if the server’s differs', () => {
      expect(offered(null, Date.parse('2026-11-18T23:30:00Z'))[0]).toBe('2026-11-20T08:00')
    })

    it('appear while the time field is empty', () => {
      expect(offered('')).toEqual(offered(null))
    })
  })

  describe('a chosen time', () => {
    it('reaches the server in UTC', () => {
      expect(timesOf(publishNow, clock)).toEqual({})
      expect(timesOf({ at: friday, backAt: monday }, clock)).toEqual({
        at: '2026-11-20T17:00:00.000Z',
        revertAt: '2026-11-23T07:00:00.000Z',
      })
    })

    it('fits on the button', () => {
      const wordsFor = (at: string | null, backAt: string | null) => [
        choiceWords({ at, backAt }, now, clock),
        buttonWords({ at, backAt }, now, clock),
      ]
      expect(wordsFor(null, null)).toEqual(['Now', 'Publish'])
      expect(wordsFor(friday, null)).toEqual(['Friday 18:00', 'Schedule'])
      expect(wordsFor(null, monday)).toEqual(['Now, until Monday 8:00', 'Publish until Monday 8:00'])
      expect(wordsFor(friday, monday)).toEqual(['Friday 18:00, until Monday 8:00', 'Schedule'])
      expect(wordsFor('2026-11-19T08:00', null)[0]).toBe('Tomorrow 8:00')
      expect(wordsFor('', null)).toEqual(['…', 'Schedule'])
    })

    it('must be between five minutes and a year ahead, and the end after the start', () => {
      expect(timeProblem('2026-11-18T11:05', now, clock)).toBeUndefined()
      expect(timeProblem('2026-11-18T11:04', now, clock)).toMatch(/5 minutes/)
      expect(timeProblem('2027-11-18T11:00', now, clock)).toBeUndefined()
      expect(timeProblem('2027-11-19T12:00', now, clock)).toMatch(/in the next 12 months/)
      expect(timeProblem('', now, clock)).toBe('Choose a date and a time.')
      expect(timeProblem(friday, now, clock, monday)).toMatch(/after it goes online/)
      expect(isPossible({ at: friday, backAt: monday }, now, clock)).toBe(true)
      expect(isPossible({ at: monday, backAt: friday }, now, clock)).toBe(false)
      expect(isPossible({ at: '', backAt: null }, now, clock)).toBe(false)
      expect(isPossible(publishNow, now, clock)).toBe(true)
    })

    it('follows the same limits in the field', () => {
      const { min, max } = timesAllowed(now, clock)
      for (const wall of [min, max]) expect(timeProblem(wall, now, clock)).toBeUndefined()
      expect(timeProblem(daysAfter(max, 1), now, clock)).toMatch(/in the next 12 months/)
      const midMinute = timesAllowed(now + 20_000, clock).min
      expect(timeProblem(midMinute, now + 20_000, clock)).toBeUndefined()
    })
  })

  describe('a time at which the clocks change', () => {
    const spring = Date.parse('2027-03-20T10:00:00Z')

    it('appears with the instant it stands for', () => {
      expect(timeNote('2027-03-28T02:30', spring, clock)).toBe(
        'Clocks skip this time that day. We’ll use Sun, Mar 28, 3:30.',
      )
      expect(timeNote('2027-10-31T02:30', spring, clock)).toMatch(
        /^Clocks go back that day, so this time happens twice/,
      )
      expect(timeNote('2027-03-28T03:30', spring, clock)).toBeUndefined()
    })

    it('reaches the server as that instant', () => {
      expect(timesOf({ at: '2027-03-28T02:30', backAt: null }, clock)).toEqual({ at: '2027-03-28T01:30:00.000Z' })
      expect(timesOf({ at: '2027-10-31T02:30', backAt: null }, clock)).toEqual({ at: '2027-10-31T00:30:00.000Z' })
    })
  })
})
