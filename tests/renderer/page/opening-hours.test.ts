import { describe, expect, it } from 'vitest'
import { openingHours } from '../../../renderer/page/structured-data/opening-hours.ts'

describe('opening hours for machines', () => {
  it.each([
    ['Monday to Friday: 8:00–17:00\nSunday: closed', ['Mo-Fr 08:00-17:00']],
    ['Mon-Fri 8am-5pm\nSat & Sun: 9:30 a.m. - 12 p.m.', ['Mo-Fr 08:00-17:00', 'Sa,Su 09:30-12:00']],
    ['Tues, Thurs: 9:00–12:00, 13:00–18:00', ['Tu,Th 09:00-12:00', 'Tu,Th 13:00-18:00']],
    ['Daily: 18:00–02:00', ['Mo-Su 18:00-02:00']],
    ['Every day: 6pm to 12am', ['Mo-Su 18:00-00:00']],
  ])('%j', (text, expected) => {
    expect(openingHours(text)).toEqual(expected)
  })

  it.each([
    '',
    'By appointment',
    'Mon–Fri: 8:00–17:00\nSaturday: by appointment',
    'Mon–Fri: 9–5',
    'Mon–Fri: 8:00–5:00',
    'Mon–Fri: 8:00–11:30',
    'Mon–Fri: 8:00–17:00\nSat: 1:00–5:00',
    'Mon–Fri: 8am–17:00',
    'Weekdays: 8:00–17:00',
    'Montag bis Freitag: 8:00–17:00',
    'Mon–Fri: 8:00–25:00',
    'Mon–Fri: 17:00–8:00',
  ])('says nothing of %j', (text) => {
    expect(openingHours(text)).toEqual([])
  })
})
