import { expect, it } from 'vitest'
import { openingHoursOf } from '../../../../worker/creation/import/structured-data.ts'

const on = (dayOfWeek: unknown, opens?: string, closes?: string, others = {}) => ({
  dayOfWeek,
  opens,
  closes,
  ...others,
})
/** 'Mo Tu 09:00-17:00', a line for each period, closed days last. */
function shown(business: object): string {
  const { periods, closed } = openingHoursOf(business as never) // linked data of any shape
  const short = (days: readonly string[]) => days.map((day) => day.slice(0, 2)).join(' ')
  const open = periods.map(({ days, opens, closes }) => `${short(days)} ${opens}-${closes}`)
  return [...open, ...(closed.length > 0 ? [`${short(closed)} closed`] : [])].join('\n')
}

it.each<[unknown, string]>([
  ['Mo-Fr 09:00-17:00', 'Mo Tu We Th Fr 09:00-17:00'],
  ['Mo-Su 00:00-24:00', 'Mo Tu We Th Fr Sa Su 00:00-24:00'],
  [['Mo-Th 8:30-18:00', 'Fr,Sa 08:30-20:00'], 'Mo Tu We Th 08:30-18:00\nFr Sa 08:30-20:00'],
  ['Tu 10:00-12:00,14:00-18:30', 'Tu 10:00-12:00\nTu 14:00-18:30'],
  ['Fr-Mo 18:00–02:00', 'Mo Fr Sa Su 18:00-02:00'],
  ['Mo, We 09:00 - 13:00', 'Mo We 09:00-13:00'],
  ['Monday-Friday 9:00:00-17:00:00', 'Mo Tu We Th Fr 09:00-17:00'],
  ['by appointment', ''],
  ['Xy 09:00-17:00', ''],
  ['Mo 09:00-27:00', ''],
  [`Mo ${'9'.repeat(5000)}`, ''],
  [[7, null, {}], ''],
])('openingHours %j are read as %j', (openingHours, said) => {
  expect(shown({ openingHours })).toBe(said)
})

it.each<[unknown, string]>([
  [on(['Monday', 'Tuesday'], '09:00', '17:00'), 'Mo Tu 09:00-17:00'],
  [on('http://schema.org/Sunday', '10:15:00', '16:00:00'), 'Su 10:15-16:00'],
  [on('https://schema.org/PublicHolidays', '10:00', '16:00'), ''],
  [[on('Saturday', '08:00', '12:00'), on('Saturday', '13:00', '17:00')], 'Sa 08:00-12:00\nSa 13:00-17:00'],
  [[on('Friday', '09:00', '17:00'), on('Sunday')], 'Fr 09:00-17:00\nSu closed'],
  [on('Sunday', '00:00', '00:00'), 'Su closed'],
  [on('Sunday', '00:00', '23:59'), 'Su 00:00-24:00'],
  [on('Friday', '09:00', '17:00', { validFrom: '2026-12-24' }), ''],
  [on('Friday', 'nine', 'five'), ''],
  [on('Friday', '09:00'), ''],
  ['nonsense', ''],
])('openingHoursSpecification %j is read as %j', (openingHoursSpecification, said) => {
  expect(shown({ openingHoursSpecification })).toBe(said)
})
