import { expect, it } from 'vitest'
import { namedDays } from '../../../renderer/facts/named-days.ts'

const short = (text: string, locale = 'en') => namedDays(text, locale).map((day) => day.slice(0, 2))

it.each([
  ['Dentist, Mon–Thu', 'Mo Tu We Th'],
  ['tue to fri', 'Tu We Th Fr'],
  ['Tuesdays and Thursdays', 'Tu Th'],
  ['tues + thurs', 'Tu Th'],
  ['Sat, Sun', 'Sa Su'],
  ['Fri–Mon', 'Mo Fr Sa Su'],
  ['Wednesday', 'We'],
])('namedDays finds the days in “%s”', (text, days) => {
  expect(short(text).join(' ')).toBe(days)
})

it('namedDays recognizes the days of the page’s language', () => {
  expect(short('Zahnärztin, Mo bis Mi', 'de')).toEqual(['Mo', 'Tu', 'We'])
  expect(short('Hygienistin, donnerstag', 'de')).toEqual(['Th'])
  expect(short('mardi et jeudi', 'fr')).toEqual(['Tu', 'Th'])
})

it('namedDays finds nothing in other words', () => {
  for (const text of ['', 'Money and sunshine', 'Monica, hygienist', 'Friend of the house', 'Satin'])
    expect(short(text)).toEqual([])
})
