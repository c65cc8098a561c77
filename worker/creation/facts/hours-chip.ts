import { type OpeningHours, type Weekday, weekdays } from '../../../renderer/document/business.ts'
import { factWords } from '../../../renderer/facts/fact-words.ts'
import { remember } from '../../../renderer/remember.ts'

/** Opening hours in a few words: 'Tue–Sat 9–5:30, Thu 9–8'. */
export function hoursChip(
  { periods, closed, byAppointment, note }: Omit<OpeningHours, 'source'>,
  language: string,
): string {
  const said = factWords(language)
  const days = Map.groupBy(periods, (period) => period.days.join())
  const open = Array.from(days.values(), (same) => {
    const times = same
      .map(({ opens, closes }) => `${timeText(opens, language)}–${timeText(closes, language)}`)
      .join(', ')
    return `${daysText(same[0]?.days ?? [], language)} ${times}`.trim()
  })
  const parts = [
    ...open,
    ...(closed.length > 0 ? [`${said.closed}: ${daysText(closed, language)}`] : []),
    ...(byAppointment ? [said.byAppointment] : []),
    ...(note !== '' ? note.split('\n') : []),
  ]
  return parts.join(', ')
}

/** 'Mon–Fri', 'Tue, Thu': neighbors as a range of three or more. */
function daysText(days: readonly Weekday[], language: string): string {
  const at = weekdays.flatMap((day, nth) => (days.includes(day) ? [nth] : []))
  const runs: number[][] = []
  for (const day of at) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) =>
      run.length > 2
        ? [`${dayName(run[0], language)}–${dayName(run.at(-1), language)}`]
        : run.map((day) => dayName(day, language)),
    )
    .join(', ')
}

/** Formats are dear to make: once for each language. */
const formats = remember(
  (language: string) => ({
    day: new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }),
    isTwelve: new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true,
  }),
  16,
)

/** 2024-01-01 was a Monday. */
const dayName = (day = 0, language: string) => formats(language).day.format(Date.UTC(2024, 0, 1 + day))

/** '9am', '5:30pm' where people count to twelve, else '09:00', '17:30'. */
function timeText(time: string, language: string): string {
  if (!formats(language).isTwelve) return time
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour % 24 < 12 ? 'am' : 'pm'
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${half}`
}
