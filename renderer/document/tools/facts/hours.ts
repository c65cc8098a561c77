import * as z from 'zod'
import { spanText } from '../../../facts/format-hours.ts'
import { type OpeningHours, type OpeningPeriod, weekdays } from '../../business.ts'
import { limits } from '../../fields/limits.ts'
import type { WebsiteSettings } from '../../website-settings.ts'
import { clock, date } from '../inputs.ts'
import { sectionCustomText } from './custom-text.ts'
import { daysText, dayText, ordered } from './day-words.ts'
import { freeFactId } from './fact-list.ts'
import { factTool } from './fact-tool.ts'

const times = z.array(z.object({ opens: clock, closes: clock })).max(3)
type Times = z.output<typeof times>

const shownIn = ['Contact', 'Introduction'] as const
const hiddenBy = () => ({ kinds: ['hours'] as const })

export const setHoursTool = factTool({
  name: 'set-hours',
  description:
    'Sets the opening hours of weekdays. Give all times of these days: two spans for a lunch break, [] for closed. To move one end only, give opens or closes and no times.',
  input: z.object({
    days: z.array(z.enum(weekdays)).min(1).max(7),
    times: times
      .optional()
      .describe('[{"opens":"09:00","closes":"17:00"}]; [] for closed. Around the clock: 00:00 to 24:00.'),
    opens: clock.optional(),
    closes: clock.optional(),
  }),
  titleOf: ({ days, times, opens, closes }, { settings: { language } }) => {
    const names = daysText(days)
    if (times) return times.length === 0 ? `Closed on ${names}` : `Open on ${names} ${timesText(times, language)}`
    const ends = [opens && `from ${opens}`, closes && `until ${closes}`]
    return `${names}: open ${ends.filter(Boolean).join(' ')}`
  },
  shownIn,
  hiddenBy,
  change: ({ hours }, input, document) => {
    const times = input.times ?? moveEnds(hours, input)
    if (!Array.isArray(times)) return times
    const { days } = input
    const problem = timesProblem(times) ?? (times.length === 0 ? textProblem(document) : undefined)
    if (problem) return { problem }
    const others = hours.periods
      .map((period) => ({ ...period, days: period.days.filter((day) => !days.includes(day)) }))
      .filter((period) => period.days.length > 0)
    const open = times.map((one): OpeningPeriod => ({ days: ordered(days), ...one }))
    const rest = hours.closed.filter((day) => !days.includes(day))
    const closed = times.length === 0 ? ordered([...rest, ...days]) : rest
    const next = { ...hours, periods: joinPeriods([...others, ...open]), closed }
    if (next.periods.length > 21) return { problem: 'That is more opening times than a week takes.' }
    return isSame(hours, next) ? { problem: 'Those are your hours already.', known: true } : { hours: next }
  },
})

type Ends = { days: readonly OpeningPeriod['days'][number][]; opens?: string | undefined; closes?: string | undefined }

/** Moves the first opening or the last closing of days with the same hours. */
function moveEnds({ periods }: OpeningHours, { days, opens, closes }: Ends): Times | { problem: string } {
  if (opens && closes) return [{ opens, closes }]
  const ofDays = days.map((day) =>
    periods
      .filter((period) => period.days.includes(day))
      .map((period): Times[number] => ({ opens: period.opens, closes: period.closes }))
      .toSorted((a, b) => a.opens.localeCompare(b.opens)),
  )
  const [now = []] = ofDays
  if (!opens && !closes) return { problem: 'Give times, opens or closes; times [] means closed.' }
  if (now.length === 0) return { problem: `The hours of ${daysText(days)} are not known: give both ends.` }
  if (ofDays.some((one) => JSON.stringify(one) !== JSON.stringify(now)))
    return { problem: 'These days have different hours: give the times of each.' }
  return now.map((one, index) => ({
    opens: index === 0 && opens ? opens : one.opens,
    closes: index === now.length - 1 && closes ? closes : one.closes,
  }))
}

export const setDateHoursTool = factTool({
  name: 'set-date-hours',
  description:
    'Closes the business, or gives it other hours, on a date or from a first to a last day, such as holidays. remove brings the usual hours back.',
  input: z.object({
    action: z.enum(['add', 'remove']).default('add'),
    label: z
      .string()
      .trim()
      .max(limits.exceptionLabel)
      .default('')
      .describe('What visitors read: Christmas. Blank if the owner gave no reason.'),
    firstDay: date,
    lastDay: date.optional().describe('Left out for a single day.'),
    times: times.default([]).describe('[] for closed on these days.'),
  }),
  titleOf: ({ action, label, firstDay, lastDay, times }, { settings }) => {
    const days = lastDay && lastDay !== firstDay ? `${dayText(firstDay)} to ${dayText(lastDay)}` : dayText(firstDay)
    const when = label === '' ? days : `${label}, ${days}`
    if (action === 'remove') return `Usual hours on ${when}`
    return times.length === 0 ? `Closed ${when}` : `Open ${timesText(times, settings.language)} ${when}`
  },
  shownIn,
  hiddenBy,
  change: ({ hours }, { action, label, firstDay, lastDay = '', times }, document) => {
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
    const problem = timesProblem(times) ?? customTextProblem(document)
    if (problem) return { problem }
    if (kept.length >= limits.hoursExceptions) return { problem: `There is room for ${limits.hoursExceptions} dates.` }
    const added = { id: freeFactId(hours.exceptions, 'date'), label, firstDay, lastDay: last, times }
    return { hours: { ...hours, exceptions: [...kept, added] } }
  },
})

export const setAppointmentTool = factTool({
  name: 'set-appointment',
  description:
    'Says whether the whole business is open by appointment only. For one day that is by appointment, use set-hours-note.',
  input: z.object({ byAppointment: z.boolean() }),
  titleOf: ({ byAppointment }) => (byAppointment ? 'By appointment' : 'No appointment needed'),
  shownIn,
  hiddenBy,
  change: ({ hours }, { byAppointment }, document) => {
    if (hours.byAppointment === byAppointment) {
      const problem = byAppointment
        ? 'Your hours are by appointment already.'
        : 'Your hours don’t ask for an appointment.'
      return { problem, known: true }
    }
    const problem = textProblem(document)
    return problem ? { problem } : { hours: { ...hours, byAppointment } }
  },
})

export const setHoursNoteTool = factTool({
  name: 'set-hours-note',
  description:
    'Sets the note below the opening hours, for what no day and no date can say: "Saturdays by appointment", "Evenings on request". A line each; it replaces the note there is.',
  input: z.object({ note: z.string().trim().max(limits.businessHoursNote) }),
  titleOf: ({ note }) => (note === '' ? 'Note on your hours removed' : `Note on your hours: ${note.slice(0, 80)}`),
  shownIn,
  hiddenBy,
  change: ({ hours }, { note }) =>
    hours.note.trim() === note ? { problem: 'That is your note already.', known: true } : { hours: { ...hours, note } },
})

/** Why a date can't be added: a section shows custom text instead of hours, and the date would replace it. */
const customTextProblem = ({ sections }: WebsiteSettings): string | undefined =>
  sections.some((section) => sectionCustomText(section, 'hours') !== '')
    ? 'Your page shows opening hours that are typed as text. Announce the date above the page, or enter your hours by day.'
    : undefined

/** Why hours can't be changed: they are free text, and the change would replace or contradict it. */
function textProblem({ business: { hours }, sections }: WebsiteSettings): string | undefined {
  if (hours.periods.length > 0) return undefined
  const isText = hours.note.trim() !== '' || sections.some((section) => sectionCustomText(section, 'hours') !== '')
  return isText
    ? 'Your opening hours are written as text. Enter them by day in your business details first.'
    : undefined
}

const timesText = (times: Times, language: string) =>
  times.map(({ opens, closes }) => spanText(opens, closes, language)).join(', ')

function timesProblem(times: Times): string | undefined {
  const inOrder = times.toSorted((a, b) => a.opens.localeCompare(b.opens))
  if (times.some(({ opens, closes }) => opens === closes)) return 'Opening and closing time are the same.'
  const overlap = inOrder.some(({ closes }, index) => (inOrder[index + 1]?.opens ?? '99') < closes)
  return overlap ? 'Those times overlap.' : undefined
}

/** Days with the same times share an entry. */
function joinPeriods(periods: readonly OpeningPeriod[]): OpeningPeriod[] {
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
  periods: joinPeriods(periods).toSorted((a, b) => a.opens.localeCompare(b.opens) || a.closes.localeCompare(b.closes)),
})
