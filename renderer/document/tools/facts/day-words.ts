import { type Weekday, weekdays } from '../../business.ts'

export const ordered = (days: readonly Weekday[]) => weekdays.filter((day) => days.includes(day))

/** 'Mondays', 'Mondays and Tuesdays', 'Mondays to Fridays' or 'every day'. */
export function daysText(days: readonly Weekday[]): string {
  const names = ordered(days)
  if (names.length === 7) return 'every day'
  const [first = 'Monday', last = first] = [names[0], names.at(-1)]
  const isRow = names.length > 2 && weekdays.indexOf(last) - weekdays.indexOf(first) === names.length - 1
  if (isRow) return `${first}s to ${last}s`
  const plural = names.map((day) => `${day}s`)
  return plural.length === 1 ? `${first}s` : `${plural.slice(0, -1).join(', ')} and ${plural.at(-1)}`
}

/** 'December 24, 2026' */
export const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
