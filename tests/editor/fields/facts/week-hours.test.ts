import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  copyDay,
  type DayHours,
  hoursOf,
  weekOf,
  withPeriod,
  withState,
} from '../../../../editor/fields/facts/week-hours.ts'
import { openingHours, weekdays } from '../../../../renderer/document/business.ts'

const nine = { opens: '09:00', closes: '12:00' }
const one = { opens: '13:00', closes: '17:00' }
const empty = weekOf({ periods: [], closed: [] })
const stateOf = (week: readonly DayHours[], day: string) => week.find((one) => one.day === day)

describe('opening hours, day by day', () => {
  it('tell open days from closed ones and from those that nobody spoke of', () => {
    const week = weekOf({
      periods: [
        { days: ['Tuesday', 'Friday'], ...one },
        { days: ['Friday'], ...nine },
      ],
      closed: ['Sunday'],
    })
    expect(week.map(({ state }) => state)).toEqual(['unsaid', 'open', 'unsaid', 'unsaid', 'open', 'unsaid', 'closed'])
    expect(stateOf(week, 'Friday')?.times).toEqual([nine, one])
  })

  it('come back as they were, days with the same times together, whatever they are', () => {
    const time = fc.constantFrom('07:30', '09:00', '12:00', '13:00', '18:00', '24:00')
    const day = fc.record({
      state: fc.constantFrom('unsaid', 'open', 'closed'),
      times: fc.uniqueArray(fc.record({ opens: time, closes: time }), { maxLength: 3, selector: ({ opens }) => opens }),
    })
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (days) => {
        const week = days.map(({ state, times }, index): DayHours => {
          const isOpen = state === 'open' && times.length > 0
          const sorted = times.toSorted((a, b) => a.opens.localeCompare(b.opens))
          return {
            day: weekdays[index] ?? 'Monday',
            state: isOpen ? 'open' : state === 'closed' ? 'closed' : 'unsaid',
            times: isOpen ? sorted : [],
          }
        })
        const hours = hoursOf(week)
        expect(weekOf(hours)).toEqual(week)
        expect(openingHours.parse(hours)).toMatchObject(hours)
      }),
      { numRuns: 200 },
    )
  })
})

describe('changing a day', () => {
  it('opens it like the nearest open day before it, else like any, else from nine to five', () => {
    const first = withState(empty, 'Wednesday', 'open')
    expect(stateOf(first, 'Wednesday')?.times).toEqual([{ opens: '09:00', closes: '17:00' }])
    const early = first.map((day) => (day.day === 'Wednesday' ? { ...day, times: [nine] } : day))
    expect(stateOf(withState(early, 'Thursday', 'open'), 'Thursday')?.times).toEqual([nine])
    expect(stateOf(withState(early, 'Monday', 'open'), 'Monday')?.times).toEqual([nine])
  })

  it('takes the times from a day that closes', () => {
    const closed = withState(withState(empty, 'Monday', 'open'), 'Monday', 'closed')
    expect(hoursOf(closed)).toEqual({ periods: [], closed: ['Monday'] })
  })

  it('copies it to other days and leaves the rest', () => {
    const week = withState(withState(empty, 'Monday', 'open'), 'Sunday', 'closed')
    const copied = copyDay(week, 'Monday', ['Monday', 'Tuesday', 'Sunday'])
    expect(hoursOf(copied)).toEqual({
      periods: [{ days: ['Monday', 'Tuesday', 'Sunday'], opens: '09:00', closes: '17:00' }],
      closed: [],
    })
  })

  it('adds a period after an hour’s break, three at most', () => {
    expect(withPeriod([nine])).toEqual([nine, { opens: '13:00', closes: '16:00' }])
    expect(withPeriod([nine, one, one])).toBeUndefined()
  })
})
