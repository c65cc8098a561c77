import { type OpeningPeriod, weekdays } from '../../renderer/document/business.ts'

/** The times of each day from Monday: '09:00-12:00 13:00-17:00'. */
export const weekOf = (periods: readonly OpeningPeriod[]): string[] =>
  weekdays.map((day) =>
    periods
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .sort()
      .join(' '),
  )

const shortDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Parses an `=hours` line: 'Mo-Fr 09:00-17:00; Sa 10:00-12:00,13:00-16:00'. Undefined without a table. */
export function goldWeek(hours: string): string[] | undefined {
  if (hours === '?' || hours === '') return undefined
  const week = shortDays.map(() => '')
  for (const part of hours.split(';')) {
    const [days = '', times = ''] = part.trim().split(' ')
    if (times === 'closed') continue
    for (const range of days.split(',')) {
      const [from = 0, to = from] = range.split('-').map((day) => shortDays.indexOf(day))
      for (let day = from; day !== (to + 1) % 7 || day === from; day = (day + 1) % 7) {
        week[day] = [week[day] ?? '', ...times.split(',')]
          .filter((one) => one !== '')
          .sort()
          .join(' ')
        if (day === to) break
      }
    }
  }
  return week
}
