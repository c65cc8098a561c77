import { expect, it } from 'vitest'
import { openingHoursOf } from '../../../../worker/services/import/opening-hours.ts'

const on = (dayOfWeek: unknown, opens?: string, closes?: string, others = {}) => ({
  dayOfWeek,
  opens,
  closes,
  ...others,
})

it.each<[unknown, string]>([
  ['Mo-Fr 09:00-17:00', 'Monday to Friday: 9am – 5pm'],
  ['Mo-Su 00:00-24:00', 'Monday to Sunday: Open 24 hours'],
  [['Mo-Th 8:30-18:00', 'Fr,Sa 08:30-20:00'], 'Monday to Thursday: 8:30am – 6pm\nFriday and Saturday: 8:30am – 8pm'],
  ['Tu 10:00-12:00,14:00-18:30', 'Tuesday: 10am – 12pm, 2pm – 6:30pm'],
  ['Fr-Mo 18:00–02:00', 'Monday: 6pm – 2am\nFriday to Sunday: 6pm – 2am'],
  ['Mo, We 09:00 - 13:00', 'Monday: 9am – 1pm\nWednesday: 9am – 1pm'],
  ['Monday-Friday 9:00:00-17:00:00', 'Monday to Friday: 9am – 5pm'],
  ['by appointment', ''],
  ['Xy 09:00-17:00', ''],
  [`Mo ${'9'.repeat(5000)}`, ''],
  [[7, null, {}], ''],
])('openingHours %j are read as %j', (openingHours, said) => {
  expect(openingHoursOf({ openingHours })).toBe(said)
})

it.each<[unknown, string]>([
  [on(['Monday', 'Tuesday'], '09:00', '17:00'), 'Monday and Tuesday: 9am – 5pm'],
  [on('http://schema.org/Sunday', '10:15:00', '16:00:00'), 'Sunday: 10:15am – 4pm'],
  [on('https://schema.org/PublicHolidays', '10:00', '16:00'), ''],
  [[on('Saturday', '08:00', '12:00'), on('Saturday', '13:00', '17:00')], 'Saturday: 8am – 12pm, 1pm – 5pm'],
  [[on('Friday', '09:00', '17:00'), on('Sunday')], 'Friday: 9am – 5pm\nSunday: Closed'],
  [on('Sunday', '00:00', '00:00'), 'Sunday: Closed'],
  [on('Sunday', '00:00', '23:59'), 'Sunday: Open 24 hours'],
  [on('Friday', '09:00', '17:00', { validFrom: '2026-12-24' }), ''],
  [on('Friday', 'nine', 'five'), ''],
  [on('Friday', '09:00'), ''],
  ['nonsense', ''],
])('openingHoursSpecification %j is read as %j', (openingHoursSpecification, said) => {
  expect(openingHoursOf({ openingHoursSpecification })).toBe(said)
})
