import { type OpeningHours, type Weekday, weekdays } from '../document/business.ts'
import { factWords } from './fact-words.ts'

/** A row of opening hours. `times` is blank where the days alone say it: 'By appointment'. */
export type HoursRow = { days: string; times: string }

/** Opening hours as rows, each day once, days alike in one row: 'Monday – Friday', '9:00 AM – 5:00 PM'. Notes come last, as written. */
export function hoursRows(hours: OpeningHours, locale: string): HoursRow[] {
  const said = factWords(locale)
  const times = weekdays.map((day) => timesOn(day, hours, locale))
  const runs = runsOf(times).map(({ first, last, text }) => ({ days: daysText(first, last, locale), times: text }))
  const appointment = hours.byAppointment ? [{ days: said.byAppointment, times: '' }] : []
  const notes = hours.note
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const match = /^(?<days>[^:]*[^:\d]):\s*(?<times>.+)$/.exec(line)
      return { days: match?.groups?.days?.trim() ?? line, times: match?.groups?.times ?? '' }
    })
  return [...runs, ...appointment, ...notes]
}

function timesOn(day: Weekday, { periods, closed }: OpeningHours, locale: string): string {
  const open = periods
    .filter(({ days }) => days.includes(day))
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) => `${timeText(opens, locale)} – ${timeText(closes, locale)}`)
  if (open.length > 0) return open.join(', ')
  return closed.includes(day) ? factWords(locale).closed : ''
}

type Run = { first: number; last: number; text: string }

/** Neighboring days with the same times; days of which nothing is known are left out. */
function runsOf(times: readonly string[]): Run[] {
  const runs: Run[] = []
  times.forEach((text, day) => {
    const run = runs.at(-1)
    if (run && run.text === text && run.last === day - 1) run.last = day
    else if (text !== '') runs.push({ first: day, last: day, text })
  })
  return runs
}

function daysText(first: number, last: number, locale: string): string {
  const [from, to] = [dayName(first, locale), dayName(last, locale)]
  if (first === last) return from
  return last === first + 1 ? `${from}, ${to}` : `${from} – ${to}`
}

/** 2024-01-01 was a Monday. */
const dayName = (day: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day))

/** In the country's clock: '9 AM', '17:30'. */
function timeText(time: string, locale: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = Date.UTC(2024, 0, 1, hour, minute)
  const twelve = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true
  const options =
    twelve && minute === 0 ? { hour: 'numeric' as const } : { hour: 'numeric' as const, minute: '2-digit' as const }
  if (time === '24:00' && !twelve) return '24:00'
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at)
}
