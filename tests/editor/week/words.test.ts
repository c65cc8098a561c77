import { expect, it } from 'vitest'
import { type WeekFacts, weekSentence } from '#editor/week/week-words.ts'
import { initialsOf } from '#ui/words/initials.ts'
import { aReport } from '../visits/a-report.ts'

const sentence = (days: Parameters<typeof aReport>[1], change: Partial<WeekFacts> = {}) =>
  weekSentence({ counted: true, visits: aReport(7, days), isOnline: true, needs: 1, ...change })

it('the week’s summary states visitors and their actions in one sentence', () => {
  const busy = { '2026-11-20': { visitors: 60, calls: 9 }, '2026-11-22': { visitors: 26, messages: 4 } }
  expect(sentence(busy)).toBe('86 visitors came, 9 tapped to call and 4 wrote.')
  expect(sentence({ '2026-11-22': { visitors: 1, views: 1 } })).toBe('1 visitor came.')
  expect(sentence({ '2026-11-22': { visitors: 1200, views: 1300, bookings: 2 } })).toBe(
    '1,200 visitors came and 2 tapped to book.',
  )
  expect(sentence({ '2026-11-22': { views: 3, mails: 1 } })).toBe(
    'Your pages were opened 3 times and 1 tapped to email.',
  )
  expect(sentence({ '2026-11-22': { messages: 2 } })).toBe('2 wrote.')
})

it('the week’s summary says in one sentence that nobody visited', () => {
  expect(sentence({})).toBe('Nobody visited this week.')
  expect(sentence({}, { needs: 0 })).toBe('Nobody visited this week, and nothing needs you.')
})

it('the week’s summary contains only known numbers', () => {
  const visits = { since: null, days: [] }
  expect(sentence({}, { visits })).toBe('Your website waits for its first visitor.')
  expect(sentence({}, { visits, isOnline: false })).toBe('Nothing is online yet.')
  expect(sentence({}, { visits: null, needs: 2 })).toBe('2 things need you.')
  expect(sentence({}, { visits: null, counted: false, needs: 0 })).toBe('Nothing needs you.')
})

it('initialsOf returns initials in any script', () => {
  expect(['Sam Okafor', 'Ana', 'Mary-Ann O’Neil Smith', 'Åsa öberg', '李 雷', '', '+43 660'].map(initialsOf)).toEqual([
    ...['SO', 'A', 'MO', 'ÅÖ', '李雷', '', ''],
  ])
})
