import { type OpeningHours, type OpeningPeriod, type Weekday, weekdays } from '#renderer/document/business.ts'

export type Times = { opens: string; closes: string }
/** `unsaid`: unknown, so the page omits the day. */
export type DayHours = { day: Weekday; state: 'unsaid' | 'open' | 'closed'; times: Times[] }

export const maxPeriods = 3

export function weekOf({ periods, closed }: Pick<OpeningHours, 'periods' | 'closed'>): DayHours[] {
  return weekdays.map((day) => {
    const times = periods
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => a.opens.localeCompare(b.opens))
    return { day, times, state: times.length > 0 ? 'open' : closed.includes(day) ? 'closed' : 'unsaid' }
  })
}

/** Converts days to opening hours. Days with the same times share a period. */
export function hoursOf(week: readonly DayHours[]): Pick<OpeningHours, 'periods' | 'closed'> {
  const periods: OpeningPeriod[] = []
  for (const { day, state, times } of week) {
    if (state !== 'open') continue
    for (const { opens, closes } of times.slice(0, maxPeriods)) {
      const known = periods.find((period) => period.opens === opens && period.closes === closes)
      if (!known) periods.push({ days: [day], opens, closes })
      else if (!known.days.includes(day)) known.days.push(day)
    }
  }
  return { periods, closed: week.filter(({ state }) => state === 'closed').map(({ day }) => day) }
}

/** Sets a day's state. A newly opened day copies the nearest open day before it. */
export function withState(week: readonly DayHours[], day: Weekday, state: DayHours['state']): DayHours[] {
  const index = weekdays.indexOf(day)
  const before = week.slice(0, index).findLast((other) => other.state === 'open')
  const like = before ?? week.find((other) => other.state === 'open')
  const times = state === 'open' ? (like?.times ?? [{ opens: '09:00', closes: '17:00' }]) : []
  return week.map((other) => (other.day === day ? { day, state, times: [...times] } : other))
}

export function copyDay(week: readonly DayHours[], day: Weekday, to: readonly Weekday[]): DayHours[] {
  const from = week.find((other) => other.day === day)
  if (!from) return [...week]
  return week.map((other) => (to.includes(other.day) ? { ...from, day: other.day, times: [...from.times] } : other))
}

/** Adds a period after a one-hour break. Undefined if the day is full. */
export function withPeriod(times: readonly Times[]): Times[] | undefined {
  const last = times.at(-1)
  if (times.length >= maxPeriods) return undefined
  const from = last ? hourAfter(last.closes, 1) : '09:00'
  return [...times, { opens: from, closes: hourAfter(from, 3) }]
}

function hourAfter(time: string, hours: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const later = (hour + hours) % 24
  return `${String(later).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
