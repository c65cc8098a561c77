import * as z from 'zod'
import { spanText } from '../../../facts/format-hours.ts'
import { type OpeningHours, type OpeningPeriod, type Weekday, weekdays } from '../../business.ts'
import { limits } from '../../fields/limits.ts'
import { defineFact, freeFactId, listActions } from './fact-kind.ts'

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
const times = z.array(z.object({ opens: clock, closes: clock })).max(3)
type Times = z.output<typeof times>

export const hoursFact = defineFact({
  input: z.object({
    kind: z.literal('hours'),
    days: z.array(z.enum(weekdays)).min(1).max(7),
    /** When it is open on each of these days, by the 24-hour clock: 09:00. Empty: closed. */
    times,
  }),
  titleOf: ({ days, times }, { settings }) => {
    const names = daysText(days)
    return times.length === 0 ? `Closed on ${names}` : `Open on ${names} ${timesText(times, settings.language)}`
  },
  shownIn: ['Contact', 'Introduction'],
  change: ({ hours }, { days, times }) => {
    const problem = timesProblem(times)
    if (problem) return { problem }
    const others = hours.periods
      .map((period) => ({ ...period, days: period.days.filter((day) => !days.includes(day)) }))
      .filter((period) => period.days.length > 0)
    const open = times.map((one): OpeningPeriod => ({ days: ordered(days), ...one }))
    const rest = hours.closed.filter((day) => !days.includes(day))
    const closed = times.length === 0 ? ordered([...rest, ...days]) : rest
    const next = { ...hours, periods: joined([...others, ...open]), closed }
    if (next.periods.length > 21) return { problem: 'That is more opening times than a week takes.' }
    return isSame(hours, next) ? { problem: 'Those are your hours already.', known: true } : { hours: next }
  },
})

export const datesFact = defineFact({
  input: z.object({
    kind: z.literal('dates'),
    action: z.enum(listActions).exclude(['set']).default('add'),
    label: z.string().trim().max(limits.exceptionLabel).default(''),
    firstDay: z.iso.date(),
    /** Left out for a single day. */
    lastDay: z.iso.date().optional(),
    /** Empty: closed on these days. */
    times: times.default([]),
  }),
  titleOf: ({ action, label, firstDay, lastDay, times }, { settings }) => {
    const days = lastDay && lastDay !== firstDay ? `${dayText(firstDay)} to ${dayText(lastDay)}` : dayText(firstDay)
    const when = label === '' ? days : `${label}, ${days}`
    if (action === 'remove') return `Usual hours on ${when}`
    return times.length === 0 ? `Closed ${when}` : `Open ${timesText(times, settings.language)} ${when}`
  },
  shownIn: ['Contact', 'Introduction'],
  change: ({ hours }, { action, label, firstDay, lastDay = '', times }) => {
    const last = lastDay === firstDay ? '' : lastDay
    if (last !== '' && last < firstDay) return { problem: 'The last day is before the first.' }
    const kept = hours.exceptions.filter(
      (one) => one.firstDay !== firstDay || (action === 'remove' && one.lastDay !== last),
    )
    if (action === 'remove') {
      return kept.length === hours.exceptions.length
        ? { problem: 'You have no other hours on that day.' }
        : { hours: { ...hours, exceptions: kept } }
    }
    const problem = timesProblem(times)
    if (problem) return { problem }
    if (kept.length >= limits.hoursExceptions) return { problem: `There is room for ${limits.hoursExceptions} dates.` }
    const added = { id: freeFactId(hours.exceptions, 'date'), label, firstDay, lastDay: last, times }
    return { hours: { ...hours, exceptions: [...kept, added] } }
  },
})

export const appointmentFact = defineFact({
  input: z.object({ kind: z.literal('appointment'), byAppointment: z.boolean() }),
  titleOf: ({ byAppointment }) => (byAppointment ? 'By appointment' : 'No appointment needed'),
  shownIn: ['Contact', 'Introduction'],
  change: ({ hours }, { byAppointment }) =>
    hours.byAppointment === byAppointment
      ? {
          problem: byAppointment
            ? 'Your hours are by appointment already.'
            : 'Your hours don’t ask for an appointment.',
          known: true,
        }
      : { hours: { ...hours, byAppointment } },
})

const ordered = (days: readonly Weekday[]) => weekdays.filter((day) => days.includes(day))

/** 'Mondays', 'Mondays and Tuesdays', 'Mondays to Fridays', 'every day'. */
function daysText(days: readonly Weekday[]): string {
  const names = ordered(days)
  if (names.length === 7) return 'every day'
  const [first = 'Monday', last = first] = [names[0], names.at(-1)]
  const isRow = names.length > 2 && weekdays.indexOf(last) - weekdays.indexOf(first) === names.length - 1
  if (isRow) return `${first}s to ${last}s`
  const plural = names.map((day) => `${day}s`)
  return plural.length === 1 ? `${first}s` : `${plural.slice(0, -1).join(', ')} and ${plural.at(-1)}`
}

const timesText = (times: Times, language: string) =>
  times.map(({ opens, closes }) => spanText(opens, closes, language)).join(', ')

function timesProblem(times: Times): string | undefined {
  const inOrder = times.toSorted((a, b) => a.opens.localeCompare(b.opens))
  if (times.some(({ opens, closes }) => opens === closes)) return 'Opening and closing time are the same.'
  const overlap = inOrder.some(({ closes }, index) => (inOrder[index + 1]?.opens ?? '99') < closes)
  return overlap ? 'Those times overlap.' : undefined
}

/** 'December 24, 2026' */
const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

/** Days with the same times share an entry. */
function joined(periods: readonly OpeningPeriod[]): OpeningPeriod[] {
  const alike = new Map<string, OpeningPeriod[]>()
  for (const period of periods) {
    const times = `${period.opens} ${period.closes}`
    alike.set(times, [...(alike.get(times) ?? []), period])
  }
  return [...alike.values()].flatMap(([first, ...same]) =>
    first ? [{ ...first, days: ordered([first, ...same].flatMap(({ days }) => days)) }] : [],
  )
}

const isSame = (one: OpeningHours, other: OpeningHours) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
const sorted = ({ periods, closed, ...rest }: OpeningHours) => ({
  ...rest,
  closed: ordered(closed),
  periods: joined(periods).toSorted((a, b) => a.opens.localeCompare(b.opens) || a.closes.localeCompare(b.closes)),
})
