import { type OpeningPeriod, type Weekday, weekdays } from '../../../../renderer/document/business.ts'
import { isOfHalf } from './clause-parts.ts'
import type { Times } from './items.ts'
import { timesBetween } from './times.ts'
import type { Half, WrittenTime } from './written-times.ts'

/** Adds periods. Where they overlap with earlier ones, they are exceptions: 'daily 9–7, Sundays 11–5'. */
export function withPart(earlier: readonly OpeningPeriod[], added: readonly OpeningPeriod[]): OpeningPeriod[] {
  const replaced = added.flatMap((period) =>
    period.days.filter((day) =>
      earlier.some((one) => one.days.includes(day) && one.opens < period.closes && period.opens < one.closes),
    ),
  )
  return [...withoutDays(earlier, replaced), ...added]
}

/**
 * The days meant by times without days, given the named days: Monday to Friday after 'Sat till 1', all other days after 'closed Tuesdays'.
 */
export function otherDays(said: readonly Weekday[]): Weekday[] {
  const left = weekdays.filter((day) => !said.includes(day))
  const isOnlySaturday = said.includes('Saturday') && said.every((day) => day === 'Saturday')
  return isOnlySaturday ? left.filter((day) => day !== 'Sunday') : left
}

export const periodsOf = (days: readonly Weekday[], times: Times): OpeningPeriod[] =>
  days.length === 0 ? [] : times.map((time) => ({ days: [...days], ...time }))

/** A day's periods with the last one ending at the given time: 'Thursdays until 8'. None if no period can end then. */
export function closingAt(periods: readonly OpeningPeriod[], day: Weekday, closes: WrittenTime, isTwelve: boolean) {
  const inOrder = periods.toSorted((one, other) => one.opens.localeCompare(other.opens))
  for (const [nth, { opens }] of [...inOrder.entries()].reverse()) {
    const [hour = 0, minute = 0] = opens.split(':').map(Number)
    const times = timesBetween({ hour, minute, half: undefined, exact: true }, closes, isTwelve)
    if (times) return [...inOrder.slice(0, nth), times].map((period) => ({ ...period, days: [day] }))
  }
  return []
}

/** A day's morning or afternoon periods. None if a period spans both. */
export const halfOf = (periods: readonly OpeningPeriod[], day: Weekday, half: Half): OpeningPeriod[] =>
  periods.every((period) => isOfHalf(period, 'am') || isOfHalf(period, 'pm'))
    ? periods.filter((period) => isOfHalf(period, half)).map((period) => ({ ...period, days: [day] }))
    : []

/** Splits periods that contain a pause. */
export const withPause = (periods: readonly OpeningPeriod[], pause: Times[number]): OpeningPeriod[] =>
  periods.flatMap((period) =>
    period.opens < pause.opens && pause.closes < period.closes
      ? [
          { ...period, closes: pause.opens },
          { ...period, opens: pause.closes },
        ]
      : [period],
  )

export const withoutDays = (periods: readonly OpeningPeriod[], days: readonly Weekday[]): OpeningPeriod[] =>
  periods
    .map((period) => ({ ...period, days: period.days.filter((day) => !days.includes(day)) }))
    .filter((period) => period.days.length > 0)

/** Combines days with the same times. */
export function joinedPeriods(periods: readonly OpeningPeriod[]): OpeningPeriod[] {
  const alike = Map.groupBy(periods, ({ opens, closes }) => `${opens} ${closes}`)
  return Array.from(alike.values(), (same) => ({
    days: weekdays.filter((day) => same.some(({ days }) => days.includes(day))),
    opens: same[0]?.opens ?? '',
    closes: same[0]?.closes ?? '',
  }))
}

/** Whether a day has overlapping periods, or is both closed and open. */
export function contradict(periods: readonly OpeningPeriod[], closed: readonly Weekday[]): boolean {
  return weekdays.some((day) => {
    const own = periods.filter(({ days }) => days.includes(day)).toSorted((a, b) => a.opens.localeCompare(b.opens))
    const overlap = own.some((one, nth) => (own[nth + 1]?.opens ?? '99') < one.closes)
    return overlap || (own.length > 0 && closed.includes(day))
  })
}
